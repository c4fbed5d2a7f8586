/**
 * A picture of every kind of moment of every game, at every size, in both themes and all languages, with a page that shows
 * them side by side. Not a test: `npm run gallery`. `MAGNAT_GALLERY` names the folder; MAGNAT_GAMES, MAGNAT_LANGS,
 * MAGNAT_SIZES (such as 390x844) and MAGNAT_THEMES narrow it down.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { die, dock, GAMES, player, press, pressAny, startWithBots, type GameId } from './players';

const folder = process.env.MAGNAT_GALLERY || 'test-results/gallery';
const wanted = (name: string, all: readonly string[]): string[] => process.env[name]?.split(',') ?? [...all];
const SIZES = ['360x640', '390x844', '844x390', '768x1024', '1366x768', '1440x900', '1920x1080', '2560x1440'];
/** So many different moments of a game are enough, and so long may it take to meet them. */
const [MOST_MOMENTS, LONGEST_MS] = [24, 240_000];
const SEATS: Record<GameId, number> = { millionaires: 4, dont_bluff: 4, cover_your_assets: 4, property_tournament: 4, deluxe: 4 };

type Picture = { game: string; lang: string; moment: string; size: string; theme: string; file: string };
const made: Picture[] = [];

/** The moment at hand by the name of its prompt: what is asked of the viewer, or what goes on. */
async function momentOf(page: Page): Promise<string> {
  // At the end the prompt goes and the result comes, so both are looked for at once.
  await page.locator('.prompt, .result').first().waitFor();
  const prompt = await page.evaluate(() => {
    const line = document.querySelector<HTMLElement>('.prompt');
    return line && `${line.dataset.key ?? 'none'}${line.classList.contains('asked') ? '' : '-others'}`;
  });
  return prompt ?? 'result';
}

async function picture(page: Page, game: string, lang: string, moment: string): Promise<void> {
  for (const size of wanted('MAGNAT_SIZES', SIZES)) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width: width ?? 390, height: height ?? 844 });
    for (const theme of wanted('MAGNAT_THEMES', ['dark', 'light'])) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      const file = `${game}-${lang}-${moment}-${size}-${theme}.png`;
      await page.screenshot({ path: `${folder}/${file}` });
      made.push({ game, lang, moment, size, theme, file });
    }
  }
}

for (const lang of wanted('MAGNAT_LANGS', ['en', 'pl', 'cs', 'ru'])) {
  for (const game of wanted('MAGNAT_GAMES', GAMES) as GameId[]) {
    test(`pictures of ${game} in ${lang}`, async ({ browser }) => {
      test.setTimeout(1_800_000);
      mkdirSync(folder, { recursive: true });
      const { page, context } = await player(browser, { lang, name: 'Ada', width: 1366, height: 768 });
      await startWithBots(page, game, SEATS[game]);
      const [seen, choose] = [new Set<string>(), die(game.length + lang.charCodeAt(0))];
      const until = Date.now() + LONGEST_MS;
      while (Date.now() < until && seen.size < MOST_MOMENTS && !seen.has('result')) {
        const moment = await momentOf(page);
        if (!seen.has(moment)) {
          seen.add(moment);
          await picture(page, game, lang, moment);
        }
        if (await press(page.locator('dialog[open] header button'))) continue;
        if (await press(dock(page).locator('button.asking:enabled'))) continue;
        // Cards and suitcases that are tapped show the moves that they make.
        await pressAny(dock(page).locator('button.kind:enabled, button[aria-pressed=false]:enabled'), choose);
        await pressAny(dock(page).locator('[data-move]:enabled'), choose);
      }
      await context.close();
    });
  }
}

test.afterAll(() => {
  const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const figures = made.map(({ game, lang, moment, size, theme, file }) => {
    const label = escape([game, lang, moment, size, theme].join(' · '));
    return `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${label}"></a><figcaption>${label}</figcaption></figure>`;
  });
  const style = 'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{max-width:420px;max-height:420px}';
  writeFileSync(`${folder}/index.html`, `<!doctype html><meta charset="utf-8"><title>Magnat</title><style>${style}</style>${figures.join('\n')}`);
  console.log(`${made.length} pictures; look at ${folder}/index.html`);
});
