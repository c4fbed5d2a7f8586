/** The beats of a round, and what is left on the table when they are over. */
import { describe, expect, it } from 'vitest';
import type { Moment } from '$lib/table.svelte';
import { EMPTY, Stage, beatsOf, sumOf } from './scene.svelte';
import { NOTHING } from './view';
import type { Event, View } from './wire';

const offered: Event = { type: 'offered', seat: 0, to_seat: 1, size: 3, cards: null, claim: 9 };
const opened: Event = { type: 'opened', seat: 1, from_seat: 0, size: 3, cards: { fives: 1, twos: 1, ones: 0, bluffs: 1 }, value: 7 };
const rolled: Event = { type: 'black_die', seat: 1, pips: 2, value: 7, result: 'lower' };
const returned: Event = { type: 'returned', seat: 0, from_seat: 1, cards: NOTHING, value: 7 };

describe('the beats', () => {
  it('open one suitcase after the other, then add up, roll, and tell', () => {
    const beats = beatsOf(EMPTY, [offered, opened, rolled, returned]).map(({ scene }) => scene);
    expect(beats.map(sumOf)).toEqual([null, 5, 7, 7, 7, 7, 7]);
    expect(beats.map(({ fresh }) => fresh)).toEqual(['laid', 'opened', 'opened', 'opened', 'die', null, null]);
    expect(beats.map(({ black, isTold }) => black !== null && isTold)).toEqual([false, false, false, false, false, true, true]);
    expect(beats.at(-1)?.going).toBe('offerer');
  });

  it('open many suitcases in no more than four beats', () => {
    const many: Event = { ...opened, size: 9, cards: { fives: 1, twos: 2, ones: 4, bluffs: 2 } };
    const beats = beatsOf(EMPTY, [{ ...offered, size: 9 } as Event, many as Event]);
    expect(beats.length).toBe(1 + 3);
    expect(beats.at(-1)?.scene.cases).not.toContain(null);
  });
});

describe('the stage', () => {
  const closed = { size: 0, money: { low: 0, high: 0 }, cards: null };
  const view = { phase: { add: { offerer: 0, decider: 1, extra_rolls: 0 } }, open: NOTHING, closed } as unknown as View;
  const moment = (from: number, to: number, ...events: Event[]) => ({ from, to, view, events }) as unknown as Moment<View, unknown, Event>;

  it('shows only what had happened by then to whoever looks back', () => {
    const stage = new Stage();
    stage.follow(moment(0, 1, offered), false);
    stage.follow(moment(1, 2, opened, rolled), false);
    expect(stage.scene.black?.pips).toBe(2);
    stage.follow(moment(0, 1, offered), false);
    expect(stage.scene.black).toBeNull();
    expect(stage.scene.said).toBe(9);
  });

  it('is at rest on a page that was just opened', () => {
    const stage = new Stage();
    stage.follow(moment(4, 5, opened, rolled), true);
    expect(stage.scene.fresh).toBeNull();
  });
});
