/** People who come back: what a browser remembers, however many tables it has been at. */
import { expect, test, type Page } from '@playwright/test';
import { dock, keptStory, myTurn, player, seatSecret, startWithBots, url } from './players';

const TABLES = 210;
const startButton = (page: Page) => page.getByRole('button', { name: 'Start the game' });
const sitDown = (page: Page) => page.getByRole('button', { name: 'Sit down' });

/** Makes so many tables as a page does, and gives their codes. */
const makeTables = (page: Page, count: number): Promise<string[]> =>
  page.evaluate(async (count) => {
    const setup = { game: 'millionaires', seats: 3 };
    const codes: string[] = [];
    while (codes.length < count) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ setup, name: 'Ada' }) });
      if (answer.status === 201) codes.push(((await answer.json()) as { table: string }).table);
      else if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 500));
      else throw new Error(`${answer.status}`);
    }
    return codes;
  }, count);

/** All that a script of the page can read of what the browser keeps. */
const readable = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }));

test('a regular of hundreds of tables sits where they sat, with one cookie that no script can read', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser, { plain: true });
  await page.goto(url('/'));
  const codes = await makeTables(page, TABLES);
  const cookies = await context.cookies(url('/api/'));
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ name: 'magnat', httpOnly: true, sameSite: 'Strict' });
  expect(await readable(page)).not.toMatch(/[0-9a-f]{64}/);
  for (const code of [codes[0], codes[40], codes.at(-1)]) {
    await page.goto(url(`/t/${code}`));
    await expect(startButton(page)).toBeVisible();
    await expect(sitDown(page)).toHaveCount(0);
  }
  // A new table works as the first one did, and the front page leads back to the latest.
  const latest = await startWithBots(page, 'millionaires', 3, keptStory);
  await myTurn(page);
  await dock(page).getByRole('button', { name: /Pass/ }).click();
  await expect(page.getByRole('log', { name: 'Story' })).toContainText('You pass.');
  await page.goto(url('/'));
  const mine = page.getByRole('heading', { name: 'Back to your tables' }).locator('..').getByRole('link');
  await expect(mine).toHaveCount(4);
  await expect(mine.first()).toHaveAttribute('href', `/t/${latest}`);
  // Until they ask to be forgotten.
  await page.getByText('Forget me on this device').click();
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect(mine).toHaveCount(0);
  await page.goto(url(`/t/${codes[0]}`));
  await expect(sitDown(page)).toBeVisible();
  await context.close();
});

test('secrets that an older version kept are taken over once and then kept no more', async ({ browser, playwright }) => {
  const { page, context } = await player(browser, { plain: true });
  // Somebody else's program, without any cookie.
  const program = await playwright.request.newContext();
  const made = await program.post(url('/api/tables'), { data: { setup: { game: 'millionaires', seats: 3 }, name: 'Ada' } });
  const { table, secret } = (await made.json()) as { table: string; secret: string };
  const joined = await program.post(url(`/api/tables/${table}/seats`), { data: { name: 'Bruno' } });
  const other = ((await joined.json()) as { secret: string }).secret;
  await page.goto(url('/verify'));
  await page.evaluate(([key, kept]) => localStorage.setItem(key as string, kept as string), [
    `magnat.seat.${table}`,
    JSON.stringify({ secret, game: 'millionaires', at: 1, others: [other] }),
  ]);
  await page.goto(url(`/t/${table}`));
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByText('on this device · ready')).toBeVisible();
  const kept = await readable(page);
  for (const brought of [secret, other]) expect(kept.includes(brought)).toBe(false);
  await page.reload();
  await expect(startButton(page)).toBeVisible();
  await program.dispose();
  await context.close();
});

test('other devices are signed out by whoever sits there', async ({ browser }) => {
  const [first, second] = [await player(browser, { plain: true }), await player(browser, { plain: true })];
  const code = await startWithBots(first.page, 'millionaires', 3, keptStory);
  await second.page.goto(url(`/t/${code}#seat=${await seatSecret(first.page, code)}`));
  await expect(dock(second.page)).toBeVisible();
  await first.page.getByRole('button', { name: 'More' }).click();
  await first.page.getByRole('button', { name: 'Continue on another device' }).click();
  await first.page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(first.page.getByText('Older links to your seat no longer work.')).toBeVisible();
  await expect(second.page.getByText('You are watching.')).toBeVisible();
  await first.page.keyboard.press('Escape');
  await myTurn(first.page);
  await dock(first.page).getByRole('button', { name: /Pass/ }).click();
  await expect(first.page.getByRole('log', { name: 'Story' })).toContainText('You pass.');
  for (const { context } of [first, second]) await context.close();
});
