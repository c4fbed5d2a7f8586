import type { Component } from 'svelte';
import type { Sound } from './sound';
import type { SeatProps, TableProps } from './table-props';
import type { OptionValue, TournamentScoring } from './wire';

/** What a game's folder tells the shell about it. */
export type About = {
  /** How long a match takes, in minutes. */
  minutes: [least: number, most: number];
  /** How many sit down if nobody says otherwise. */
  seats: number;
  /** The table is a square board: it is drawn as large as the window allows, with the moves beside it. */
  board?: boolean;
  /** What its events sound like. */
  sounds?: Record<string, Sound>;
  /** Named sets of options; the name is a message of the game's texts. */
  presets?: Array<{ name: string; options: Record<string, OptionValue> }>;
  /** What makes a short game of it. */
  short?: Record<string, OptionValue>;
  /** What suits a tournament of this game; `books` if its players keep accounts. */
  tournament?: { options?: Record<string, OptionValue>; scoring?: TournamentScoring; books?: boolean };
};

/** What lies before the viewer, the types of actions it offers itself, and those among the others that go on with the game. */
export type Hand = { default: Component<TableProps>; handles: readonly string[]; chief?: readonly string[] };

/** A game drawn by itself: the stage in the middle, each seat around it, and what lies before the viewer. */
export type Drawing = {
  Table: Component<TableProps>;
  Seat: Component<SeatProps> | null;
  Hand: Component<TableProps> | null;
  handles: readonly string[];
  chief: readonly string[];
};

const abouts = import.meta.glob<About>('../../../games/*/ui/about.json', { import: 'default', eager: true });
const pictures = import.meta.glob<Component>('../../../games/*/ui/Picture.svelte', { import: 'default', eager: true });
const tables = import.meta.glob<Component<TableProps>>('../../../games/*/ui/Table.svelte', { import: 'default' });
const seats = import.meta.glob<Component<SeatProps>>('../../../games/*/ui/Seat.svelte', { import: 'default' });
const figures = import.meta.glob<Component<{ at: string }>>('../../../games/*/ui/Figure.svelte', { import: 'default' });
const hands = import.meta.glob<Hand>('../../../games/*/ui/Hand.svelte');

function of<T>(found: Record<string, T>, game: string): T | undefined {
  const path = Object.keys(found).find((path) => path.includes(`/games/${game}/ui/`));
  return path === undefined ? undefined : found[path];
}

export const about = (game: string): About | undefined => of(abouts, game);
export const picture = (game: string): Component | undefined => of(pictures, game);

/** The small pictures of a game's rulebook, one for each paragraph that has a caption for it: the inside of an SVG. */
export const figure = async (game: string): Promise<Component<{ at: string }> | null> => (await of(figures, game)?.()) ?? null;

/** The drawing of a game's own table; a game without one gets the generic table. */
export async function drawing(game: string): Promise<Drawing | null> {
  const [Table, Seat, hand] = await Promise.all([of(tables, game)?.(), of(seats, game)?.(), of(hands, game)?.()]);
  if (!Table) return null;
  return { Table, Seat: Seat ?? null, Hand: hand?.default ?? null, handles: hand?.handles ?? [], chief: hand?.chief ?? [] };
}
