import type { Clock } from './wire';

/** The clocks people choose from; each is named by `clock-<value>`. */
export const CLOCKS: Array<{ value: string; clock: Clock }> = [
  { value: 'none', clock: { kind: 'none' } },
  { value: 'quick', clock: { kind: 'per_move', move_ms: 30_000 } },
  { value: 'calm', clock: { kind: 'per_move', move_ms: 90_000 } },
  { value: 'bank', clock: { kind: 'bank', bank_ms: 600_000, increment_ms: 5_000 } },
  { value: 'slow', clock: { kind: 'slow', days: 2 } },
];

/** A time as a clock shows it: minutes and seconds, with hours or days where there are any. */
export function asTime(seconds: number): string {
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${tail}` : tail;
}

export const clockOf = (value: string): Clock => CLOCKS.find((choice) => choice.value === value)?.clock ?? { kind: 'none' };
