import { expect, test } from '@playwright/test';
import { noSeriousViolation } from './looks';
import { dock, GAMES, NAMES, player, url } from './players';

for (const game of GAMES) {
  test(`${game}: the goal, the lessons and the puzzle are there to be learned from`, async ({ browser }) => {
    const { page, context } = await player(browser, { width: 390, height: 844 });
    await page.goto(url('/'));
    await page.getByRole('link', { name: `${NAMES[game]}: Learn it` }).click();
    for (const head of ['The goal', 'On your turn', 'The end']) await expect(page.getByText(head, { exact: true })).toBeVisible();
    await noSeriousViolation(page);
    const lessons = page.getByRole('listitem').locator('.lesson');
    expect(await lessons.count()).toBeGreaterThan(2);
    await lessons.first().click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.locator('[data-move], .fan button').first()).toBeVisible();
    await expect(page.locator('.page')).not.toContainText(/[{}]/, { useInnerText: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await context.close();
  });
}

test('a lesson tells what was right, and by which rule', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 390, height: 844 });
  await page.goto(url('/learn/millionaires?lesson=feared'));
  await expect(page.getByText('Take the Casino and save your money')).toBeVisible();
  const pass = page.getByRole('button', { name: /^Pass/ });
  await pass.click();
  const verdict = page.getByRole('status').filter({ hasText: /Right!|Really/ });
  await expect(async () => {
    if (!(await page.getByText('Right!').isVisible())) await pass.click({ timeout: 1_000 });
    await expect(page.getByText('Right!')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(verdict.first()).toBeVisible();
  await page.getByRole('link', { name: 'Read the rule' }).click();
  await expect(page).toHaveURL(/\/rules\/millionaires\?rule=MB-31/);
  await page.goBack();
  await page.goto(url('/learn/millionaires'));
  await expect(page.locator('.lesson').nth(1).locator('svg')).toBeVisible();
  await context.close();
});

test('a wrong answer is explained and can be tried again', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 1366, height: 768 });
  await page.goto(url('/learn/millionaires?lesson=thief'));
  await page.getByRole('button', { name: /9/ }).last().click();
  await expect(page.getByText('Not quite.')).toBeVisible();
  await expect(page.getByText(/9 × 2 = 18 points/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not quite.')).toBeHidden();
  await context.close();
});

test('a coached first game explains, and the coach can be sent away', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 390, height: 844 });
  await page.goto(url('/learn/millionaires'));
  await page.getByRole('button', { name: 'Play a first game with a coach' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/);
  await expect(dock(page)).toBeVisible();
  const coach = dock(page).getByRole('note');
  await expect(coach).toBeVisible();
  await page.reload();
  await expect(coach).toBeVisible();
  await page.getByRole('button', { name: 'Play without the coach' }).click();
  await expect(coach).toBeHidden();
  await context.close();
});

test('bots wait while a newcomer reads what the game is about', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 390, height: 844, newcomer: true });
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  await page.goto(url('/'));
  const code = await page.evaluate(async () => {
    const body = JSON.stringify({ setup: { game: 'millionaires', seats: 3 }, bots: ['easy', 'easy'], name: 'Ada' });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await page.goto(url(`/t/${code}`));
  await page.getByRole('button', { name: /^Start/ }).click();
  const card = page.getByRole('region', { name: 'What it is about' });
  await expect(card).toBeVisible();
  const reading = () => said.filter((message) => message.includes('"reading"')).map((message) => (JSON.parse(message) as { reading: boolean }).reading);
  expect(reading()).toEqual([true]);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
  expect(reading()).toEqual([true, false]);
  await expect(page.locator('.prompt.asked')).toBeVisible();
  await page.reload();
  await expect(dock(page)).toBeVisible();
  await expect(card).toBeHidden();
  expect(reading(), 'who has read it does not read it again').toEqual([true, false]);
  await context.close();
});
