import type { Field } from '../wire';

/**
 * What was filled in: for `pick` the places of the items taken, for `counts` how many of each key, for `choice` the
 * place of the item, for `number` the number; null while empty.
 */
export type Blank = number[] | Record<string, number> | number | null;

/** Whether a blank lies within the bounds the form names. */
export function complete(field: Field, blank: Blank): boolean {
  switch (field.kind) {
    case 'pick':
      return Array.isArray(blank) && within(blank.length, field.min, field.max);
    case 'counts':
      return blank !== null && typeof blank === 'object' && within(total(blank), field.min, field.max);
    case 'choice':
      return typeof blank === 'number' && blank >= 0 && blank < field.items.length;
    case 'number':
      if (blank === null) return field.optional;
      return typeof blank === 'number' && within(blank, field.min, field.max) && (blank - field.min) % field.step === 0;
  }
}

export function total(blank: Blank): number {
  if (blank === null || typeof blank === 'number') return 0;
  return Array.isArray(blank) ? blank.length : Object.values(blank).reduce((sum, count) => sum + count, 0);
}

function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
