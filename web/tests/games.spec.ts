import { expect, test, type Page } from '@playwright/test';
import { GAMES, NAMES, die, player, playOn, result, url, type GameId } from './players';

/** The shortest form of each game, chosen in its options. */
const SHORT: Partial<Record<GameId, (page: Page) => Promise<void>>> = {
  cover_your_assets: (page) => pick(page, 'End of the game', 'Quick Game (one round)'),
  property_tournament: (page) => type(page, 'Rounds', '1'),
  deluxe: async (page) => {
    await pick(page, 'End of the game', 'after some rounds');
    await type(page, 'Rounds', '10');
    await type(page, 'Offers per turn', '1');
  },
};

async function pick(page: Page, option: string, value: string) {
  await page.getByRole('group', { name: option, exact: true }).getByText(value, { exact: true }).click();
}

async function type(page: Page, option: string, value: string) {
  const field = page.getByLabel(new RegExp(`^${option} \\(`));
  // Options stand in groups, of which the first is open.
  if (!(await field.isVisible())) await page.locator('details', { has: field }).last().locator('> summary').click();
  await field.fill(value);
  await field.blur();
}

for (const game of GAMES) {
  test(`${game}: two people and bots play a whole game through the generic table`, async ({ browser }) => {
    test.setTimeout(420_000);
    const [ada, bruno] = [await player(browser, { name: 'Ada', plain: true }), await player(browser, { name: 'Bruno', plain: true })];
    await ada.page.goto(url('/'));
    await ada.page.getByRole('link', { name: `${NAMES[game]}: With friends` }).click();
    await ada.page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
    await ada.page.getByText('Clock and house rules').click();
    await SHORT[game]?.(ada.page);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.page.getByRole('img', { name: /^QR code for the link/ })).toBeVisible();
    const code = (await ada.page.getByLabel('Table code').innerText()).trim();

    await bruno.page.goto(url('/'));
    await bruno.page.getByLabel('Table code').fill(code.toLowerCase());
    await bruno.page.getByRole('button', { name: 'Go to the table' }).click();
    await bruno.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(bruno.page.getByRole('button', { name: 'You are ready' })).toBeVisible();

    await ada.page.getByRole('button', { name: 'Put a bot here (easy)' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();

    const until = Date.now() + 380_000;
    await Promise.all([playOn(ada.page, die(7), until), playOn(bruno.page, die(11), until)]);
    for (const { page, context } of [ada, bruno]) {
      await expect(result(page).getByRole('listitem')).toHaveCount(3);
      await expect(page.locator('body')).not.toContainText(/[{}]/);
      await context.close();
    }
  });
}
