/** The pictures of the README: `npm run pictures`, with MAGNAT_PICTURES as the folder they go to. */
import { expect, test, type Page } from '@playwright/test';
import { GAMES, mayMove, player, press, result, startWithBots, url } from './players';

const folder = process.env.MAGNAT_PICTURES ?? 'test-results';

const advice = (page: Page) => page.getByRole('button', { name: 'Do it' });

const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

for (const { name, width, height } of SCREENS) {
  test(`pictures at ${name} size`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context } = await player(browser, { width, height });
    await page.goto(url('/'));
    await page.getByRole('list', { name: 'The games' }).waitFor();
    await page.screenshot({ path: `${folder}/landing-${name}.png` });
    for (const game of GAMES) {
      await startWithBots(page, game);
      for (let moves = 0; moves < 3; moves += 1) {
        await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
        await page.getByRole('button', { name: 'Advice' }).click();
        // Where several may act at once, the advice may be about a moment that has passed.
        await advice(page).or(result(page)).first().waitFor({ timeout: 60_000 });
        await press(advice(page));
      }
      await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
      await page.screenshot({ path: `${folder}/${game}-${name}.png` });
    }
    await context.close();
  });
}
