import type { Component } from 'svelte';
import type { TableProps } from './table-props';
import type { OptionValue } from './wire';

/** What a game's folder tells the shell about it. */
export type About = {
  /** How long a match takes, in minutes. */
  minutes: [least: number, most: number];
  /** How many sit down if nobody says otherwise. */
  seats: number;
  /** Named sets of options; the name is a message of the game's texts. */
  presets?: Array<{ name: string; options: Record<string, OptionValue> }>;
};

/** A table drawn for its game, and the types of actions it offers itself. */
export type Drawing = { default: Component<TableProps>; handles?: readonly string[] };

const abouts = import.meta.glob<About>('../../../games/*/ui/about.json', { import: 'default', eager: true });
const pictures = import.meta.glob<Component>('../../../games/*/ui/Picture.svelte', { import: 'default', eager: true });
const tables = import.meta.glob<Drawing>('../../../games/*/ui/Table.svelte');

function of<T>(found: Record<string, T>, game: string): T | undefined {
  const path = Object.keys(found).find((path) => path.includes(`/games/${game}/ui/`));
  return path === undefined ? undefined : found[path];
}

export const about = (game: string): About | undefined => of(abouts, game);
export const picture = (game: string): Component | undefined => of(pictures, game);

/** The drawing of a game's own table; a game without one gets the generic table. */
export const drawing = (game: string): (() => Promise<Drawing>) | undefined => of(tables, game);
