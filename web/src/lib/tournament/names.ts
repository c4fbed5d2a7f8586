/** The longest name, in letters. */
const MOST = 24;

/** The names in a text, one on each line; whoever is called like somebody before, or like one of those who are there already, gets a number. */
export function namesOf(text: string, taken: string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return written(text).map((name) => {
    let free = name.slice(0, MOST);
    for (let number = 2; used.has(free.toLowerCase()); number++) free = `${name.slice(0, MOST - 4)} ${number}`;
    used.add(free.toLowerCase());
    return free;
  });
}

/** Those of them that will be cut. */
export const tooLong = (text: string): string[] => written(text).filter((name) => name.length > MOST);

function written(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\t,;].*$/, '').replace(/\s+/g, ' ').trim());
  return lines.filter((name) => name !== '');
}
