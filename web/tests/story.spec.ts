import { expect, test, type Locator, type Page } from '@playwright/test';
import { dock, mayMove, player, startWithBots } from './players';

const lines = async (story: Locator): Promise<string[]> =>
  (await story.locator('.moment span').allInnerTexts()).map((line) => line.trim());

/** What the story tells of the auction that is going on, and how many there were. */
async function auction(story: Locator): Promise<{ count: number; told: string[] }> {
  const all = await lines(story);
  const last = all.findLastIndex((line) => line.includes('is turned up'));
  return { count: all.filter((line) => line.includes('is turned up')).length, told: all.slice(last + 1) };
}

/** Passes until a later auction has begun in which others have already bid before us, and which our pass does not end. */
async function waitForLaterAuction(page: Page, story: Locator): Promise<string[]> {
  let told: string[] = [];
  await expect
    .poll(
      async () => {
        // A short match may end before that; then there is another one.
        const again = page.getByRole('button', { name: 'Play again' });
        if (await again.isVisible()) await again.click();
        if (!(await mayMove(page))) return false;
        const now = await auction(story);
        const isFeared = (await dock(page).locator('.prompt').innerText()).includes('The first to pass');
        if (now.count >= 2 && now.told.some((line) => line.includes(' bids ')) && !now.told.some((line) => line.includes(' pass')) && !isFeared) {
          told = now.told;
          return true;
        }
        await dock(page).getByRole('button', { name: /Pass|Give the thief/ }).first().click();
        return false;
      },
      { timeout: 150_000, intervals: [250] },
    )
    .toBe(true);
  return told;
}

test('the story keeps what happened in every auction, and opens at its newest line on a phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser, { width: 390, height: 844, touch: true });
  await startWithBots(page, 'millionaires', 3);
  await page.getByRole('button', { name: 'Story' }).first().click();
  // Also while its panel is closed.
  const story = page.locator('.story');
  await expect(story).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const before = await waitForLaterAuction(page, story);
  await dock(page).getByRole('button', { name: /Pass|Give the thief/ }).first().click();
  // What was told before our move stands there still.
  await expect.poll(async () => (await lines(story)).filter((line) => before.includes(line)).length).toBeGreaterThanOrEqual(before.length);

  await page.getByRole('button', { name: 'Story' }).first().click();
  await expect(story.locator('.moment').last()).toBeInViewport();
  await context.close();
});
