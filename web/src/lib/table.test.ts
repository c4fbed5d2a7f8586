import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUARD_MS, Table } from './table.svelte';
import type { Considered, Frame } from './wire';

vi.mock('./settings.svelte', () => ({ settings: { sound: false, vibration: false }, moves: () => false }));
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
  wire.say({ type: 'welcome', protocol: 1, seat: 0, table: { commitment: '', stage: 'playing', seats: [] } });
  wire.say(frame(0, [{ type: 'roll' }]));
});

afterEach(() => {
  table.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Another step, in which the first act is answered. */
function answered(legal: unknown[]) {
  wire.say({ type: 'ack', id: acts().at(-1)?.id, seq: 1 });
  wire.say(frame(1, legal));
}

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
