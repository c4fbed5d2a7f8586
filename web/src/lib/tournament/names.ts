/** The names in a text, one on each line; whoever is called like somebody before gets a number. */
export function namesOf(text: string): string[] {
  const seen = new Map<string, number>();
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/[\t,;].*$/, '').replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .map((name) => {
      const key = name.toLowerCase();
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count === 1 ? name.slice(0, MOST) : `${name.slice(0, MOST - 4)} ${count}`;
    });
}

/** The longest name, in letters. */
const MOST = 24;
