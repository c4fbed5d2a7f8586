import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { die, dock, player, result, something, startWithBots, tap } from './players';

/** As short as the game gets. */
async function short(page: Page): Promise<void> {
  await page.getByText('Clock and house rules').click();
  await page.getByRole('group', { name: 'End of the game', exact: true }).getByText('after some rounds', { exact: true }).click();
  await page.getByText('Trading and auctions').click();
  for (const [option, value] of [['Rounds', '10'], ['Offers per turn', '1']] as const) {
    const field = page.getByLabel(new RegExp(`^${option} \\(`));
    await field.fill(value);
    await field.blur();
  }
}

async function noSeriousViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}

const board = (page: Page) => page.getByRole('region', { name: 'Board' });
const move = (page: Page, name: RegExp | string) => dock(page).getByRole('button', { name }).and(page.locator(':enabled'));

/** The number by which a keyboard makes a move; 0 for one that is not there. */
const numberOf = (moves: Locator): Promise<number> =>
  moves.evaluateAll(([button]) => [...document.querySelectorAll('.dock [data-move]')].indexOf(button as Element) + 1);

test('deluxe: a whole short game by touch through its own drawing', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser, { width: 360, height: 740, touch: true });
  await startWithBots(page, 'deluxe', 2, short);
  await expect(board(page).getByRole('button')).toHaveCount(40);
  await expect(board(page).getByRole('button', { name: /here: .*Ada/ })).toBeInViewport({ ratio: 1 });

  const card = page.getByRole('dialog', { name: 'START' });
  // Tokens of bots may walk over the cell just then.
  await expect(async () => {
    await board(page).getByRole('button', { name: /^START/ }).tap({ timeout: 2_000 });
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(card).toContainText('gets 200 f from the bank');
  await card.getByRole('button', { name: 'Next cell' }).tap();
  await expect(page.getByRole('dialog', { name: 'Online Cinema' })).toContainText('This plot has no owner yet.');
  await page.getByRole('button', { name: 'Close' }).tap();

  const choose = die(5);
  const until = Date.now() + 200_000;
  let [bought, checked, managed] = [0, false, false];
  while (Date.now() < until) {
    await something(page);
    if (await result(page).isVisible()) break;
    const wanted = [move(page, 'Buy the plot'), move(page, /^Stake \d+ f/), move(page, /^Accept/), dock(page).locator('.buttons button:enabled, .hand .moves button:enabled, .hand .list button:enabled, .hand .card button:enabled')];
    const counts = await Promise.all(wanted.map((moves) => moves.count()));
    const first = counts.findIndex((count) => count > 0);
    const offered = wanted[first];
    if (!offered) continue;
    const taken = await tap(offered.nth(Math.floor(choose() * (counts[first] ?? 1))));
    if (first === 0 && taken) bought += 1;
    if (bought > 0 && !checked) {
      checked = true;
      await expect(board(page).getByRole('button', { name: /owner: Ada/ }).first()).toBeVisible();
      await expect(page.locator('.seat-frame').filter({ hasText: 'Ada' }).getByRole('list', { name: 'Owned plots' }).getByRole('listitem').first()).toBeVisible();
      await noSeriousViolation(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    if (bought > 0 && !managed && (await move(page, /Roll the dice|End the turn/).count()) > 0) {
      await move(page, /^Your property/).tap();
      await page.getByRole('dialog', { name: 'Your property' }).getByRole('button', { name: /^Mortgage .*You get \d+ f\./ }).first().tap();
      await expect(page.getByRole('dialog', { name: 'Your property' })).toContainText('mortgaged');
      await page.getByRole('button', { name: 'Close' }).tap();
      managed = true;
    }
  }
  await expect(result(page).getByRole('listitem')).toHaveCount(2);
  expect(checked && managed, `${bought} plots bought`).toBe(true);
  await expect(page.locator('.play')).not.toContainText(/[{}]/, { useInnerText: true });
  await context.close();
});

test('deluxe: cards of cells, buildings and a trade by keyboard alone', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, context } = await player(browser, { width: 1440, height: 900, motion: 'full' });
  await startWithBots(page, 'deluxe', 2);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.getAttribute('aria-label');
      return (label ?? element?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    });
  const reach = async (name: RegExp) => {
    // While the moves on offer have just changed, none of them takes the focus.
    await expect(page.locator('.settling')).toHaveCount(0);
    for (let steps = 0; steps < 80 && !name.test(await focused()); steps += 1) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  /** Presses the number that a move shows. */
  const press = async (name: RegExp) => page.keyboard.press(String(await numberOf(move(page, name))));
  const playUntil = async (wanted: Locator, moves: RegExp[]) => {
    const until = Date.now() + 90_000;
    while (!(await wanted.isVisible()) && Date.now() < until) {
      await something(page);
      const keys = await Promise.all(moves.map((name) => numberOf(move(page, name))));
      const key = keys.find((number) => number > 0);
      if (key) await page.keyboard.press(String(key));
    }
    await expect(wanted).toBeVisible();
  };

  await reach(/^START, here: /);
  for (let steps = 0; steps < 17; steps += 1) await page.keyboard.press(steps < 10 ? 'ArrowLeft' : 'ArrowUp');
  expect(await focused()).toMatch(/^School, Education/);
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'School' });
  await expect(card.getByRole('row')).toHaveText(['Buildings Rent', 'no buildings 26 f', '1 branch 86 f', '2 branches 176 f', '3 branches 286 f', 'enterprise 426 f'], { useInnerText: true });
  await expect(card).toContainText(/Price\s*180\sf.*A mortgage brings\s*90\sf.*Redeeming costs\s*108\sf/s);
  await noSeriousViolation(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  // Whoever is on turn before Ada may propose a trade, or leave a plot to an auction.
  await playUntil(move(page, /Roll the dice/), [/Reject/, /^Pass/]);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const token = document.querySelector<HTMLElement>('.token.active');
    new MutationObserver(() => seen.push(`${token?.style.transform}`)).observe(token as Node, { attributes: true, attributeFilter: ['style'] });
  });
  await press(/Roll the dice/);
  const dice = await page.getByRole('img', { name: /^You roll/ }).getAttribute('aria-label');
  const steps = (dice?.match(/\d/g) ?? []).reduce((sum, pips) => sum + Number(pips), 0);
  await expect.poll(() => page.evaluate(() => new Set((window as unknown as { seen: string[] }).seen).size)).toBeGreaterThanOrEqual(steps);

  // On with the game until something belongs to Ada.
  const owned = board(page).getByRole('button', { name: /owner: Ada/ });
  await playUntil(owned.first(), [/Buy the plot/, /Roll the dice/, /End the turn/, /Keep the money/, /Try for a double/, /Reject/, /^Pass/]);
  await expect(move(page, /End the turn|Roll the dice/)).toBeVisible();

  await reach(/^Your property/);
  await page.keyboard.press('Enter');
  const property = page.getByRole('dialog', { name: 'Your property' });
  await expect(property).toContainText('You build with your token on an industry that is wholly yours.');
  await noSeriousViolation(page);
  await reach(/^Mortgage .*You get \d+ f\. No rent until you redeem it for \d+ f\.$/);
  await page.keyboard.press('Enter');
  await expect(property).toContainText('mortgaged');
  await expect(owned.and(board(page).getByRole('button', { name: /mortgaged/ }))).toHaveCount(1);
  await reach(/^Redeem .*You pay \d+ f and get rent again: \d+ f\.$/);
  await page.keyboard.press('Enter');
  await expect(property).not.toContainText('mortgaged');
  await page.keyboard.press('Escape');

  await reach(/^Propose a trade/);
  await page.keyboard.press('Enter');
  const desk = page.getByRole('dialog', { name: 'Propose a trade' });
  const mine = desk.getByRole('region', { name: 'Ada gives' });
  const plot = (await mine.getByRole('group', { name: 'Plots you give' }).getByRole('button').first().innerText()).split('\n')[0] ?? '';
  await reach(new RegExp(`^${plot}`));
  await page.keyboard.press('Space');
  await reach(/^Money you get/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('900');
  await noSeriousViolation(page);
  await reach(/^Propose a trade/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Story' })).toContainText(`You offer`);
  await expect(page.getByRole('log', { name: 'Story' })).toContainText(`${plot} for 900 f`);
  await context.close();
});
