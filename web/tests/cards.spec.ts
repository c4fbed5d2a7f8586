import { expect, test } from '@playwright/test';
import { fits } from './fits';
import { dock, myTurn, player, startWithBots } from './players';

const PHONE = { width: 390, height: 844, touch: true };

test('Millionaires says what a tile is worth, what a bid leaves and what a pass means', async ({ browser }) => {
  const { page, context } = await player(browser, PHONE);
  const prompt = dock(page).locator('.prompt');
  // Now and then an easy bot begins with more than we are about to bid: then there is another table.
  await expect(async () => {
    await startWithBots(page, 'millionaires', 3);
    await myTurn(page);
    expect(Number(/more than (\d+)/.exec(await prompt.innerText())?.[1] ?? 0)).toBeLessThan(60);
  }).toPass({ intervals: [0] });
  await expect(prompt).toHaveText(/(adds \d+ points? to your score|doubles all your points|The first to pass takes).* or pass/);
  const pass = dock(page).getByRole('button', { name: /^\d? ?Pass/ });
  await expect(pass).toContainText(/out of this auction|gets .* (for|free)|You take the/);
  await expect(dock(page).getByRole('button', { name: 'Tap money cards to bid' })).toBeDisabled();

  for (const card of ['25 M', '20 M', '15 M']) await dock(page).getByRole('button', { name: card, exact: true }).click();
  const bid = dock(page).getByRole('button', { name: /Bid 60 M/ });
  await expect(bid).toContainText(/You lead with 60\sM.* you keep 46\sM/);
  await bid.click();
  await expect(dock(page).getByText('On the table: 60 M')).toBeVisible();
  await expect(dock(page).getByText('In hand: 46 M')).toBeVisible();
  await context.close();
});

test('in Cover Your Assets another card takes the place of the chosen one, and every move says what it brings', async ({ browser }) => {
  const { page, context } = await player(browser, PHONE);
  await startWithBots(page, 'cover_your_assets', 4);
  await myTurn(page);
  await expect(dock(page).locator('.prompt')).toHaveText(/discard/);
  const cards = dock(page).getByRole('group', { name: 'Your hand' }).getByRole('button');
  await expect(cards).toHaveCount(5);
  for (const at of [0, 4, 2]) {
    await cards.nth(at).click();
    await expect(cards.nth(at)).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.nth(at)).toBeEnabled();
    const moves = dock(page).locator('[data-move]');
    await expect(moves.first()).toBeVisible();
    for (const move of await moves.all()) await expect(move.locator('.leads')).not.toBeEmpty();
  }
  await context.close();
});

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
];

for (const [game, seats] of [
  ['millionaires', 5],
  ['cover_your_assets', 4],
] as const) {
  test(`${game}: seats, stage, hand and moves stand in every window whole`, async ({ browser }) => {
    const { page, context } = await player(browser, PHONE);
    await startWithBots(page, game, seats);
    await myTurn(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await expect(() => fits(page)).toPass({ timeout: 10_000 });
    }
    await context.close();
  });
}
