/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; hit: boolean };

/** One letter as it is compared: small, and without the marks above and below it. */
function fold(letter: string): string {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return bare === 'ł' ? 'l' : bare;
}

const folded = (text: string) => Array.from(text, fold).join('');

/** Cuts a text at everything that sounds like `wanted`, whatever the case and the accents. */
export function pieces(text: string, wanted: string): Piece[] {
  const needle = folded(wanted.trim());
  if (needle === '') return [{ text, hit: false }];
  const letters = Array.from(text);
  // Where in the folded text each letter begins: some become two.
  const starts: number[] = [];
  let whole = '';
  for (const letter of letters) {
    starts.push(whole.length);
    whole += fold(letter);
  }
  const found: Piece[] = [];
  let done = 0;
  for (let at = whole.indexOf(needle); at >= 0; at = whole.indexOf(needle, at + needle.length)) {
    const from = starts.findLastIndex((start) => start <= at);
    const after = starts.findIndex((start) => start >= at + needle.length);
    const to = after < 0 ? letters.length : after;
    if (from > done) found.push({ text: letters.slice(done, from).join(''), hit: false });
    found.push({ text: letters.slice(Math.max(from, done), to).join(''), hit: true });
    done = to;
  }
  if (done < letters.length) found.push({ text: letters.slice(done).join(''), hit: false });
  return found;
}

/** How often something like `wanted` stands in the texts. */
export function hits(texts: string[], wanted: string): number {
  return texts.reduce((sum, text) => sum + pieces(text, wanted).filter(({ hit }) => hit).length, 0);
}
