const SKINS = ['#f1cfae', '#e0b48c', '#c68f63', '#9a6640', '#f5dcc4'] as const;
const HAIRS = ['#2b2019', '#5a3a1f', '#a8652d', '#d9b25f', '#8d8d86', '#151515'] as const;
const CUTS = ['short', 'parted', 'bob', 'long', 'bald', 'bun', 'combed'] as const;
const WEARS = ['nothing', 'glasses', 'monocle', 'moustache', 'hat', 'pearls', 'bow'] as const;

export type Features = { skin: string; hair: string; cut: (typeof CUTS)[number]; wears: (typeof WEARS)[number] };

/** The bots everybody meets look as their names sound; any other name gets a face of its own. */
const KNOWN: Record<string, [skin: number, hair: number, cut: Features['cut'], wears: Features['wears']]> = {
  Aurelia: [4, 3, 'bun', 'pearls'],
  Bertram: [0, 4, 'short', 'moustache'],
  Cosima: [1, 0, 'bob', 'nothing'],
  Dorian: [4, 2, 'parted', 'bow'],
  Estella: [2, 5, 'long', 'glasses'],
  Florian: [3, 5, 'combed', 'monocle'],
  Gloria: [1, 4, 'bob', 'pearls'],
  Hugo: [0, 1, 'short', 'hat'],
};

/** Whether a bot bears this name: it has its face wherever it is spoken of. */
export const isKnown = (name: string): boolean => Object.hasOwn(KNOWN, name);

export function featuresOf(name: string): Features {
  const known = isKnown(name) ? KNOWN[name] : undefined;
  if (known) return { skin: SKINS[known[0]] ?? SKINS[0], hair: HAIRS[known[1]] ?? HAIRS[0], cut: known[2], wears: known[3] };
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const pick = <T>(list: readonly T[], by: number): T => list[Math.floor(number / by) % list.length] as T;
  return { skin: pick(SKINS, 1), hair: pick(HAIRS, 5), cut: pick(CUTS, 30), wears: pick(WEARS, 210) };
}
