import { Texts, type Lang } from './texts';

type Source = () => Promise<string>;

const core = import.meta.glob<string>('../../../../crates/text/text/*.ftl', { query: '?raw', import: 'default' });
const shell = import.meta.glob<string>('../../../text/*.ftl', { query: '?raw', import: 'default' });
const parts = import.meta.glob<string>('../../../text/{club,here,lobby}/*.ftl', { query: '?raw', import: 'default' });
const plays = import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?play', import: 'default' });
const studies = import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?study', import: 'default' });
const heads = import.meta.glob<string>('../../../../games/*/text/*.ftl', {
  query: '?head',
  import: 'default',
  eager: true,
});

/** Parsed texts by game and language: few of each, so they are kept. */
const parsed = new Map<string, Promise<Texts>>();

/** The words of the shell; with a game, also what is read at its table. */
export const loadTexts = (lang: Lang, game: string | null = null): Promise<Texts> => keep(lang, game, false);

/** Words of the shell that not everybody needs: of the pages of a tournament, of games on this device, and those read before a
    match. */
export type Part = 'club' | 'here' | 'lobby';

/** The words of the shell with some of these. */
export const loadParts = async (lang: Lang, wanted: readonly Part[]): Promise<Texts> => {
  const sources = [find(core, `/${lang}.ftl`), find(shell, `/${lang}.ftl`), ...wanted.map((part) => find(parts, `/${part}/${lang}.ftl`))];
  return Texts.of(lang, await Promise.all(sources.map((source) => source())));
};

/** All words of a game: also its rulebook, its lessons and what helps to choose its options. */
export const loadBook = (lang: Lang, game: string): Promise<Texts> => keep(lang, game, true);

function keep(lang: Lang, game: string | null, whole: boolean): Promise<Texts> {
  const key = `${lang}/${game ?? ''}/${whole}`;
  const known = parsed.get(key);
  if (known) return known;
  const loading = load(lang, game, whole);
  parsed.set(key, loading);
  loading.catch(() => parsed.delete(key));
  return loading;
}

async function load(lang: Lang, game: string | null, whole: boolean): Promise<Texts> {
  const sources = [find(core, `/${lang}.ftl`), find(shell, `/${lang}.ftl`)];
  if (game) sources.push(find(plays, `/games/${game}/text/${lang}.ftl`));
  if (game && whole) sources.push(find(studies, `/games/${game}/text/${lang}.ftl`));
  return Texts.of(lang, await Promise.all(sources.map((source) => source())));
}

function find(sources: Record<string, Source>, end: string): Source {
  const path = Object.keys(sources).find((path) => path.endsWith(end));
  const source = path === undefined ? undefined : sources[path];
  return source ?? (() => Promise.resolve(''));
}

export type GameHead = { name: string; tagline: string; score: string };

/** What a game is called, in a sentence. */
export function gameHead(lang: Lang, game: string): GameHead {
  const path = Object.keys(heads).find((path) => path.endsWith(`/games/${game}/text/${lang}.ftl`));
  const texts = Texts.of(lang, [(path && heads[path]) || '']);
  return { name: texts.say('game-name'), tagline: texts.say('game-tagline'), score: texts.say('score-name') };
}
