import { expect, test } from '@playwright/test';
import { fits } from './fits';
import { die, dock, GAMES, golden, openRecord, player, pressAny, result, something, startWithBots } from './players';
import { forgetShifts, watchShifts, worstShift } from './shift';

const SIZES = [[360, 640], [390, 844], [844, 390], [1366, 768]] as const;

/** Whatever is asked, seats, stage, hand and moves stand in the window, and nothing has to be scrolled for. */
for (const game of ['dont_bluff', 'deluxe'] as const) {
  test(`${game}: the table fits phones, tablets and laptops whatever is asked`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, context } = await player(browser, { width: 360, height: 640 });
    const choose = die(7);
    let measured = 0;
    // Six decisions are looked at, or the time of the test is over. A match may be over before there is anything to decide: then comes another one.
    for (let round = 0; measured < 6; round += 1) {
      if (round === 0 || (await result(page).isVisible())) await startWithBots(page, game, 4);
      await something(page);
      if (await result(page).isVisible()) continue;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.stage .felt > *').first()).toBeVisible();
        await expect(() => fits(page)).toPass({ timeout: 10_000 });
      }
      // Suitcases that are tapped show the move that they make.
      await pressAny(dock(page).locator('button.kind:enabled'), choose);
      if (await pressAny(dock(page).locator('[data-move]:enabled'), choose)) measured += 1;
    }
    await context.close();
  });
}

/** As much as may jump together, measured as the browser's layout shift. */
const MOST_SHIFT = 0.02;

/** A record shows the same moments each time. `npm run feel` measures matches as they are played. */
for (const game of GAMES) {
  for (const [width, height] of [[390, 844], [1366, 768]] as const) {
    test(`${game}: nothing jumps from move to move at ${width}x${height}`, async ({ browser }) => {
      const { page, context } = await player(browser, { width, height });
      await watchShifts(page);
      await openRecord(page, golden(game));
      await page.evaluate(() => document.fonts.ready);
      const slider = page.getByRole('slider', { name: 'Moves' });
      // The last move brings the result, which takes the stage.
      const last = Number(await slider.getAttribute('max')) - 1;
      const first = Math.max(Math.min(20, last - 20), 0);
      await slider.fill(String(first));
      await expect(page.locator('.seat-frame').first()).toBeVisible();
      await expect(page.locator('.felt > *').first()).toBeVisible();
      // The page scrolls to what is pressed: that is over before anything is measured.
      await slider.focus();
      await worstShift(page);
      for (let move = first; move < Math.min(first + 20, last); move += 1) {
        await forgetShifts(page);
        const before = await slider.inputValue();
        await slider.press('ArrowRight');
        await expect(slider).not.toHaveValue(before);
        const { sum, what } = await worstShift(page);
        expect(sum, `move ${await slider.inputValue()} jumped:\n${what.join('\n')}`).toBeLessThan(MOST_SHIFT);
      }
      await context.close();
    });
  }
}
