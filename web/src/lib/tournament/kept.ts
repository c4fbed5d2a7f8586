/** The tournaments this browser has to do with, and the secrets it was given for them. */

const PREFIX = 'magnat.cup.';
const MAX_KEPT = 20;

export type KeptCup = { code: string; name: string; organiser: boolean; secret: string; at: number };

const place = (code: string, organiser: boolean): string => `${PREFIX}${code}.${organiser ? 'organiser' : 'own'}`;

export function keepCup(cup: Omit<KeptCup, 'at'>): void {
  try {
    for (const old of keptCups().slice(MAX_KEPT - 1)) localStorage.removeItem(place(old.code, old.organiser));
    localStorage.setItem(place(cup.code, cup.organiser), JSON.stringify({ ...cup, at: Date.now() } satisfies KeptCup));
  } catch {
    // Without storage the cookie alone remembers.
  }
}

export function cupSecret(code: string, organiser: boolean): string | null {
  return keptCups().find((cup) => cup.code === code && cup.organiser === organiser)?.secret ?? null;
}

/** The latest first. */
export function keptCups(): KeptCup[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<KeptCup> | null;
        return kept?.code && kept.secret ? [kept as KeptCup] : [];
      })
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

const WENT = 'magnat.went.';

/** Whether somebody was brought to this table already: whoever comes back from it by himself stays where he is. */
export function wentTo(code: string, table: string): boolean {
  try {
    const before = sessionStorage.getItem(WENT + code);
    sessionStorage.setItem(WENT + code, table);
    return before === table;
  } catch {
    return false;
  }
}
