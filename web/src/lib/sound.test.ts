import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { sound: false } }));
const { GRAPHS } = await import('./sound');

const GAMES = '../games';
const games = readdirSync(GAMES);

describe.each(games)('the sounds of %s', (game) => {
  const { sounds } = JSON.parse(readFileSync(`${GAMES}/${game}/ui/about.json`, 'utf8')) as { sounds: Record<string, string> };
  const events = /export type Event = ([^;]*(?:;[^\n]*)*)/.exec(readFileSync(`${GAMES}/${game}/ui/wire.ts`, 'utf8'))?.[1] ?? '';

  it('are drawn, and belong to events that happen', () => {
    expect(Object.keys(sounds).length).toBeGreaterThan(3);
    for (const [event, sound] of Object.entries(sounds)) {
      expect(events, event).toContain(`type: "${event}"`);
      expect(Object.keys(GRAPHS), event).toContain(sound);
    }
  });
});

describe('every sound', () => {
  it('is short and soft, and never starts from nothing', () => {
    for (const [name, { tones = [], rustles = [] }] of Object.entries(GRAPHS)) {
      expect(tones.length + rustles.length, name).toBeGreaterThan(0);
      for (const { at, lasts, loud } of [...tones, ...rustles]) {
        expect(at + lasts, name).toBeLessThan(1.5);
        expect(loud, name).toBeLessThanOrEqual(0.5);
      }
      for (const { from, to } of tones) expect(Math.min(from, to ?? from), name).toBeGreaterThan(0);
    }
  });
});
