import { expect, test, type Page } from '@playwright/test';
import { die, dock, player, press, pressAny, result, something, startWithBots } from './players';

/** What can be stolen lies on top of its stack, and nothing over it: each seat tells it when asked. */
async function topsAreSeen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator('.seat-frame .pile').first()).toBeVisible();
  const seen = await page.locator('.seat-frame .pile .top').evaluateAll((tops) =>
    tops.map((top) => {
      top.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = top.getBoundingClientRect();
      return top.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
}

/** Whoever taps at random, and likes gold, comes to the end of a game through its drawing alone. */
for (const game of ['millionaires', 'dont_bluff', 'cover_your_assets'] as const) {
  test(`${game}: a whole game by touch through its own drawing`, async ({ browser }) => {
    test.setTimeout(420_000);
    const { page, context } = await player(browser, { width: 360, height: 740 });
    await startWithBots(page, game, 3, async () => {
      if (game !== 'cover_your_assets') return;
      await page.getByText('Clock and house rules').click();
      await page.getByRole('group', { name: 'End of the game' }).getByText('Quick Game (one round)').click();
    });
    await expect(page.locator('.dock.drawn')).toBeVisible();
    const choose = die(game.length);
    const until = Date.now() + 380_000;
    while (Date.now() < until) {
      await something(page);
      if (await result(page).isVisible()) break;
      // On a phone the rulebook lies over the table until it is closed.
      const close = page.getByRole('complementary').getByRole('button', { name: 'Close' });
      await press(close);
      const gold = dock(page).locator('button.gold:enabled');
      const any = dock(page).locator('button:enabled');
      const wanted = choose() < 0.6 && (await gold.count()) > 0 ? gold : any;
      await pressAny(wanted, choose);
    }
    await expect(result(page).getByRole('listitem')).toHaveCount(3);
    if (game === 'cover_your_assets') await topsAreSeen(page);
    await expect(page.locator('.play')).not.toContainText(/[{}]/, { useInnerText: true });
    await context.close();
  });
}
