/** The tables at which this browser is coached. */
const PLACE = 'magnat.coached';
const MOST = 20;

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : [];
  } catch {
    return []; // Then nobody is coached after a reload.
  }
}

const keep = (codes: string[]): void => {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(codes.slice(-MOST)));
  } catch {
    // The coach stays until the page is left.
  }
};

export const isCoached = (code: string): boolean => all().includes(code);
export const startCoach = (code: string): void => keep([...all(), code]);
export const endCoach = (code: string): void => keep(all().filter((kept) => kept !== code));
