import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, type Connection, type Wire } from './socket';
import type { ServerMessage } from './wire';

class FakeWire implements Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Array<Record<string, unknown>> = [];

  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: 'welcome', protocol: 1, seat: 0, table: {} };

describe('a table socket', () => {
  let wires: FakeWire[];
  let heard: ServerMessage[];
  let states: Connection[];
  let seen: number;
  let socket: TableSocket;
  const wire = () => wires.at(-1) as FakeWire;

  beforeEach(() => {
    vi.useFakeTimers();
    [wires, heard, states, seen] = [[], [], [], 0];
    const dial = () => {
      const next = new FakeWire();
      wires.push(next);
      return next;
    };
    const handlers = {
      message: (message: ServerMessage) => heard.push(message),
      connection: (state: Connection) => states.push(state),
      seen: () => seen,
      sketch: () => true,
    };
    socket = new TableSocket('ABCDEF', 2, handlers, dial, 'ws://test');
    socket.start();
  });

  afterEach(() => {
    socket.stop();
    vi.useRealTimers();
  });

  it('says hello first and calls again with the step it saw last', () => {
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: 'hello', table: 'ABCDEF', from: 0, sketch: true });
    wire().say(welcome);
    seen = 17;
    wire().close();
    expect(states.at(-1)).toBe('waiting');
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wires.length).toBe(2);
    expect(wire().sent[0]).toMatchObject({ type: 'hello', from: 17 });
  });

  it('waits longer after every failure, but never for ever', () => {
    const calls: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const before = wires.length;
      wire().close();
      let waited = 0;
      while (wires.length === before && waited < 30_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      calls.push(waited);
    }
    expect(calls[0]).toBeLessThan(500);
    expect(calls[4]).toBeGreaterThan(2_000);
    expect(Math.max(...calls)).toBeLessThan(20_000);
  });

  it('sends an unanswered act again under its old id, once answered never', () => {
    wire().open();
    wire().say(welcome);
    const id = socket.act(4, { type: 'pass' });
    expect(socket.act(4, { type: 'pass' })).toBeNull();
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wire().sent.length).toBe(1);
    wire().say(welcome);
    expect(wire().sent[1]).toEqual({ type: 'act', id, seq: 4, action: { type: 'pass' } });
    wire().say({ type: 'ack', id, seq: 5 });
    wire().close();
    vi.advanceTimersByTime(1000);
    wire().open();
    wire().say(welcome);
    expect(wire().sent.map((message) => message.type)).toEqual(['hello']);
    expect(socket.act(5, { type: 'pass' })).not.toBe(id);
  });

  it('drops a line that went silent', () => {
    wire().open();
    wire().say(welcome);
    vi.advanceTimersByTime(25_000);
    expect(wire().sent.at(-1)).toEqual({ type: 'ping', nonce: 1 });
    vi.advanceTimersByTime(15_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it('drops a dead line sooner while somebody waits for an answer to their move', () => {
    wire().open();
    wire().say(welcome);
    vi.advanceTimersByTime(15_000);
    const id = socket.act(4, { type: 'pass' });
    vi.advanceTimersByTime(8_000);
    expect(wire().sent.at(-1)).toEqual({ type: 'ping', nonce: 1 });
    wire().say({ type: 'pong', nonce: 1 });
    vi.advanceTimersByTime(4_000);
    expect(wires.length, 'a line that answers is kept').toBe(1);
    vi.advanceTimersByTime(6_000);
    expect(wires.length).toBe(2);
    wire().open();
    wire().say(welcome);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'act', id });
  });

  it('does not call again when the table is gone', () => {
    wire().open();
    wire().say({ type: 'bye', why: 'no_such_table' });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(heard.at(-1)).toEqual({ type: 'bye', why: 'no_such_table' });
    expect(states.at(-1)).toBe('closed');
  });
});
