import type { Clock } from './wire';

/** The clocks people choose from; each is named by `clock-<value>`. */
export const CLOCKS: Array<{ value: string; clock: Clock }> = [
  { value: 'none', clock: { kind: 'none' } },
  { value: 'quick', clock: { kind: 'per_move', move_ms: 30_000 } },
  { value: 'calm', clock: { kind: 'per_move', move_ms: 90_000 } },
  { value: 'bank', clock: { kind: 'bank', bank_ms: 600_000, increment_ms: 5_000 } },
  { value: 'slow', clock: { kind: 'slow', days: 2 } },
];

export const clockOf = (value: string): Clock => CLOCKS.find((choice) => choice.value === value)?.clock ?? { kind: 'none' };
