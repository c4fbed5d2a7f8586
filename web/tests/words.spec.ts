/** Words have their room: nothing that is said of a player or a tool is cut, in any language and on any phone. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { fits } from './fits';
import { staysInside } from './looks';
import { player, press, something, startWithBots } from './players';

const LANGS = ['en', 'pl', 'cs', 'ru'] as const;
const PHONES = [[360, 640], [390, 844], [844, 390]] as const;
/** What can be said of a player at the table. */
const STATES = ['your-turn', 'on-turn', 'away', 'here', 'you', 'held-by-bot', 'level-easy', 'level-normal', 'level-hard'];

function wordsOf(lang: string): string[] {
  const file = readFileSync(new URL(`../text/${lang}.ftl`, import.meta.url), 'utf8');
  return STATES.map((key) => {
    const found = new RegExp(`^${key} = (.+)$`, 'm').exec(file)?.[1];
    if (!found) throw new Error(`${lang} has no ${key}`);
    return found;
  });
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((lang) => {
    localStorage.setItem('magnat.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('magnat.settings') ?? '{}'), lang }));
  }, lang);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('.seat-frame').first()).toBeVisible();
}

/** The words that do not fit where the state of a player stands, each put there in turn. */
const cutStates = (page: Page, words: string[]): Promise<string[]> =>
  page.evaluate((words) => {
    const place = [...document.querySelectorAll<HTMLElement>('.seat-frame .state')].at(-1);
    if (!place?.checkVisibility()) return [];
    const shown = [...place.childNodes];
    const cut = words.filter((word) => {
      const span = document.createElement('span');
      [span.className, span.textContent] = ['ellipsis', word];
      place.replaceChildren(span);
      return span.scrollWidth > span.clientWidth;
    });
    place.replaceChildren(...shown);
    return cut;
  }, words);

test('what is said of players and tools is never cut', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser, { width: 360, height: 640 });
  await startWithBots(page, 'millionaires', 4);
  for (const lang of LANGS) {
    await speak(page, lang);
    for (const [width, height] of [...PHONES, [768, 1024]] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => cutStates(page, wordsOf(lang)), `${lang} at ${width}x${height}`).toEqual([]);
      const labels = page.locator('.toolbar .label');
      const cut = await labels.evaluateAll((all) => all.filter((label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth).map((label) => label.textContent));
      expect(cut, `${lang} at ${width}x${height}`).toEqual([]);
      await staysInside(page);
    }
  }
  await context.close();
});

/** Eight players, the board, what lies ahead in words and prices, and the choices: all on the smallest phone. */
test('property_tournament with eight players fits a small phone, and where the dice lead can be read', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser, { width: 360, height: 640, name: 'Konstancja' });
  await startWithBots(page, 'property_tournament', 8);
  for (const lang of LANGS) {
    await page.setViewportSize({ width: 360, height: 640 });
    await speak(page, lang);
    await something(page);
    const ahead = page.locator('.stage .beside ol');
    await expect(ahead.locator('button')).toHaveCount(11);
    await expect(async () => {
      // Whoever comes back is told so; that lies over the stage until it is closed.
      await press(page.locator('.below button').last());
      await fits(page);
    }).toPass({ timeout: 20_000 });
    await expect(ahead).toContainText(/\p{Letter}{5,}.*\d{2,}/su);
    // On its side the board is large enough to be read itself.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(ahead).toHaveCount(0);
    await expect(async () => {
      // Whoever comes back is told so; that lies over the stage until it is closed.
      await press(page.locator('.below button').last());
      await fits(page);
    }).toPass({ timeout: 20_000 });
  }
  await context.close();
});
