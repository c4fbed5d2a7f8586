/**
 * `games/x/text/en.ftl?head` is the first words of a game's texts: enough to name it on the landing page, which would
 * otherwise have to load every word of every game.
 * @returns {import('vite').Plugin}
 */
export function ftlHead() {
  const kept = /^(game-name|game-tagline|score-name) = .*(\n[ \t]+.*)*/gm;
  return {
    name: 'ftl-head',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?head')) return null;
      const file = id.slice(0, -'?head'.length);
      this.addWatchFile(file);
      const { readFile } = await import('node:fs/promises');
      const head = (await readFile(file, 'utf8')).match(kept) ?? [];
      return `export default ${JSON.stringify(head.join('\n'))};`;
    },
  };
}
