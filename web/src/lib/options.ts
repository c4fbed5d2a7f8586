import type { OptionValue } from './wire';

/** What a game's folder says about its options, beyond what the rules need. */
export type OptionPlan = {
  /** Which belong together, by `option-group-<name>` of the shell. */
  groups?: Record<string, string[]>;
  /** An option matters only while others have one of these values; `seats` is the number of players. */
  when?: Record<string, Record<string, OptionValue[]>>;
  /** Choosing an option sets another one, too, and choosing that one anew takes it back. */
  sets?: Record<string, Record<string, OptionValue>>;
};

const plans = import.meta.glob<OptionPlan>('../../../games/*/ui/options.json', { import: 'default', eager: true });

export const planOf = (game: string): OptionPlan => plans[`../../../games/${game}/ui/options.json`] ?? {};

type Values = Record<string, OptionValue>;

/** Whether an option changes anything under the values of the others. */
export const matters = ({ when }: OptionPlan, id: string, value: (id: string) => OptionValue | undefined): boolean =>
  Object.entries(when?.[id] ?? {}).every(([other, allowed]) => allowed.includes(value(other) as OptionValue));

/** The options with one set anew; what goes with it is set too, and what contradicts it is dropped. */
export function chosen({ sets }: OptionPlan, options: Values, id: string, value: OptionValue, fallback: OptionValue): Values {
  const kept = Object.entries(options).filter(([other]) => other !== id && !(id in (sets?.[other] ?? {}) && sets?.[other]?.[id] !== value));
  const own = value === fallback ? {} : { [id]: value };
  return { ...Object.fromEntries(kept), ...own, ...(value === fallback ? {} : sets?.[id]) };
}

/** The options of a short game, or those of a full one: only what makes it short changes. */
export function withShort(options: Values, short: Values, isShort: boolean): Values {
  const others = Object.entries(options).filter(([id]) => !(id in short));
  return { ...Object.fromEntries(others), ...(isShort ? short : {}) };
}

/** The groups of a game in order, each with its options; those that nobody named come last. */
export function grouped<T extends { id: string }>({ groups }: OptionPlan, options: T[]): Array<{ name: string; options: T[] }> {
  const named = Object.entries(groups ?? {}).map(([name, ids]) => ({ name, options: ids.flatMap((id) => options.filter((option) => option.id === id)) }));
  const known = new Set(Object.values(groups ?? {}).flat());
  const rest = options.filter(({ id }) => !known.has(id));
  return [...named, { name: 'rest', options: rest }].filter(({ options }) => options.length > 0);
}
