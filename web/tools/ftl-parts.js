/** The first words of a game: enough to name it on the landing page, which would otherwise load every word of every game. */
const head = /^(game-name|game-tagline|score-name) = /;
/** What is read before or beside a game, not at its table. */
const study = /^(rulebook-|lesson-|coach-|goal-|option-\S+-help = )/;

/** @type {Record<string, (message: string) => boolean>} */
const parts = {
  head: (message) => head.test(message),
  study: (message) => study.test(message),
  play: (message) => !study.test(message),
};

/** The messages of a source, each with all its lines. @param {string} source */
export const messagesOf = (source) => source.match(/^[a-z-].*(\n([ \t}].*|(?=\n[ \t])))*/gim) ?? [];

/**
 * `games/x/text/en.ftl?head`, `?play` and `?study` are parts of a game's texts, so that nobody loads more than they read.
 * @returns {import('vite').Plugin}
 */
export function ftlParts() {
  return {
    name: 'ftl-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\.ftl)\?(\w+)$/.exec(id) ?? [];
      const wanted = parts[part ?? ''];
      if (!file || !wanted) return null;
      this.addWatchFile(file);
      const { readFile } = await import('node:fs/promises');
      const messages = messagesOf(await readFile(file, 'utf8')).filter(wanted);
      return `export default ${JSON.stringify(messages.join('\n'))};`;
    },
  };
}
