/** What this browser has learned: goal cards it was shown, lessons and puzzles it solved. */
const PLACE = 'magnat.learned';
/** The most things that are remembered. */
const MOST = 2_000;

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return []; // A browser that keeps nothing learns everything anew.
  }
}

export const goalOf = (game: string): string => `${game} goal`;
export const lessonOf = (game: string, lesson: string): string => `${game} ${lesson}`;

export const hasLearned = (what: string): boolean => all().includes(what);

export function learn(what: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...all().filter((item) => item !== what), what].slice(-MOST)));
  } catch {
    // Then it is shown again.
  }
}
