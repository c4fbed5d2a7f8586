import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUARD_MS, Table } from './table.svelte';
import type { Considered, Frame, StoryView } from './wire';

const shown = vi.hoisted(() => ({ moves: false, told: null as StoryView | null }));
vi.mock('./settings.svelte', () => ({ settings: { sound: false, vibration: false, pace: 'normal' }, moves: () => shown.moves }));
vi.mock('./api', () => ({ story: () => Promise.resolve(shown.told) }));
vi.mock('./fair/seen', () => ({ seenFirst: () => ({ commitment: '' }), addFor: () => '' }));

class FakeWire {
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Array<Record<string, unknown>> = [];

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const frame = (to: number, legal: unknown[], more: Partial<Frame> = {}): Frame & { type: 'frame' } => ({
  type: 'frame',
  from: Math.max(to - 1, 0),
  to,
  events: [],
  chapter: 1,
  view: {},
  turn: { one: 0 },
  awaited: [0],
  voice: {},
  legal,
  forms: [],
  clock: { left_ms: [], running_seats: [] },
  ...more,
});

let wire: FakeWire;
let table: Table;
const acts = () => wire.sent.filter(({ type }) => type === 'act');

beforeEach(() => {
  vi.useFakeTimers();
  wire = new FakeWire();
  vi.stubGlobal('WebSocket', function () {
    return wire;
  });
  vi.stubGlobal('location', { protocol: 'http:', host: 'test' });
  table = new Table('ABCDEF', 0);
  table.quiet = true;
  table.start();
  wire.onopen?.();
  wire.say({ type: 'welcome', protocol: 1, seat: 0, table: { commitment: '', stage: 'playing', seats: [], setup: { game: 'sample' } } });
  wire.say(frame(0, [{ type: 'roll' }]));
});

afterEach(() => {
  shown.moves = false;
  table.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Another step, in which the first act is answered. */
function answered(legal: unknown[]) {
  wire.say({ type: 'ack', id: acts().at(-1)?.id, seq: 1 });
  wire.say(frame(1, legal));
}

it('says that a newcomer reads, until they have read it or move', () => {
  const read = () => wire.sent.filter(({ type }) => type === 'reading').map(({ reading }) => reading);
  expect([table.reading, read()]).toEqual([true, [true]]);
  table.act({ type: 'roll' });
  expect([table.reading, read()]).toEqual([false, [true, false]]);
  table.read(false);
  expect(read().length).toBe(2);
});

it('gives advice that the coach has already asked for, and asks for no other', () => {
  const asked = () => wire.sent.map(({ type }) => type).filter((type) => type === 'weigh' || type === 'hint');
  wire.say(frame(0, [{ type: 'roll' }, { type: 'stop' }]));
  table.coach(true);
  expect(asked()).toEqual(['weigh']);
  const told = { type: 'hint', seq: 0, action: { type: 'stop' } };
  wire.say(told);
  expect(table.hint).toBeNull();
  table.askHint();
  expect([table.hint, asked()]).toEqual([told, ['weigh']]);
});

it('ignores a second press that was meant for the button that stood there before', () => {
  table.act({ type: 'roll' });
  expect(acts().length).toBe(1);
  answered([{ type: 'end' }]);
  vi.advanceTimersByTime(GUARD_MS - 10);
  table.act({ type: 'end' });
  expect(acts().length).toBe(1);
  vi.advanceTimersByTime(20);
  table.act({ type: 'end' });
  expect(acts().length).toBe(2);
});

it('does not wait where the same moves stay on offer', () => {
  table.act({ type: 'roll' });
  answered([{ type: 'roll' }]);
  table.act({ type: 'roll' });
  expect(acts().length).toBe(2);
});

it('matches what is told about an action with the question', async () => {
  const [low, high] = [table.consider({ type: 'bid', amount: 1 }), table.consider({ type: 'bid', amount: 9 })];
  expect(wire.sent.filter(({ type }) => type === 'consider').length).toBe(2);
  const told = (amount: number): Considered => ({ seq: 0, action: { type: 'bid', amount }, rule: `R-${amount}` });
  wire.say({ type: 'considered', ...told(9) });
  wire.say({ type: 'considered', ...told(1) });
  expect((await low)?.rule).toBe('R-1');
  expect((await high)?.rule).toBe('R-9');
});

it('answers nothing about a moment that is over', async () => {
  const asked = table.consider({ type: 'bid', amount: 1 });
  wire.say(frame(1, []));
  expect(await asked).toBeNull();
});

it('tells each moment once when more wait than are shown one by one', async () => {
  shown.moves = true;
  const last = 80;
  const lines = Array.from({ length: last }, (_, at) => ({ seq: at + 1, chapter: 1, events: [`e${at + 1}`] }));
  shown.told = { to: last, lines };
  for (const { seq, events } of lines) wire.say(frame(seq, [], { events, turn: { one: 1 }, awaited: [1] }));
  expect(table.settled).toBe(false);
  // Everything waits behind the first moment; then so much waits that the story is fetched.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.now?.to).toBeGreaterThan(1);
  expect(table.now?.to).toBeLessThan(last);
  expect(table.lines.map(({ seq }) => seq)).toEqual(lines.slice(0, table.now?.to).map(({ seq }) => seq));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(table.settled).toBe(true);
  expect(table.lines.map(({ seq, events }) => [seq, ...events])).toEqual(lines.map(({ seq, events }) => [seq, ...events]));
});
