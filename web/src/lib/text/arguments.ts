import type { FluentVariable } from '@fluent/bundle';
import type { Args, Texts } from './texts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Games nest their data two or three deep; anything deeper is not ours. */
const MAX_DEPTH = 8;

/** The arguments a JSON object gives to its message. */
export function argumentsOf(texts: Texts, object: Record<string, Json>): Args {
  const args: Args = {};
  addObject(texts, '', object, args, 0);
  return args;
}

/** The message of a JSON object, whose fields are its arguments. */
export function messageOf(texts: Texts, key: string, object: Record<string, Json>, depth: number): string {
  const args: Args = {};
  addObject(texts, '', object, args, depth);
  return texts.addressed(key, args, (name) => isReader(texts, name, object[name]));
}

/** Whether a field names the seat of whoever reads, and nobody else's. */
function isReader(texts: Texts, field: string, value: Json | undefined): boolean {
  if (Array.isArray(value)) return isSeats(field) && value.length === 1 && value[0] === texts.reader;
  return isSeat(field) && value === texts.reader;
}

/** One value of a field, as text. */
export function itemOf(texts: Texts, field: string, value: Json): string {
  return texts.value(single(texts, field, value, 0));
}

function addObject(texts: Texts, prefix: string, object: Record<string, Json>, args: Args, depth: number) {
  if (depth > MAX_DEPTH) return;
  for (const [name, value] of Object.entries(object)) {
    const path = prefix === '' ? name : `${prefix}-${name}`;
    if (Array.isArray(value)) args[`${path}-count`] = texts.number(value.length);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      addObject(texts, path, value, args, depth + 1);
      if (texts.has(`${name}-item`)) args[path] = single(texts, name, value, depth);
    } else {
      args[path] = single(texts, name, value, depth);
    }
  }
}

function single(texts: Texts, field: string, value: Json, depth: number): FluentVariable {
  if (depth > MAX_DEPTH) return '';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return isSeat(field) ? texts.seat(value) : texts.number(value + firstPlace(field));
  if (typeof value === 'string') return texts.has(`${field}-${value}`) ? texts.say(`${field}-${value}`) : value;
  if (!Array.isArray(value)) {
    // A row of parts that may each be empty ends in the space after its last part.
    return messageOf(texts, `${field}-item`, value, depth + 1).trimEnd() || texts.say('list-empty');
  }
  if (value.length === 0) return texts.say('list-empty');
  if (isSeats(field)) {
    return texts.and(value.map((item) => (typeof item === 'number' ? texts.seat(item) : JSON.stringify(item))));
  }
  return value.map((item) => texts.value(single(texts, field, item, depth + 1))).join(', ');
}

function isSeat(field: string): boolean {
  return field === 'seat' || field.endsWith('_seat');
}

/** Piles are places in a row, which people count from one. */
function firstPlace(field: string): number {
  return field === 'pile' || field === 'piles' ? 1 : 0;
}

function isSeats(field: string): boolean {
  return field === 'seats' || field === 'winners' || field.endsWith('_seats');
}
