/** A whole class, each of them with a browser of their own and nothing but what is on its screen. */
import { expect, test, type Browser } from '@playwright/test';
import { dock, player, url, type Player } from './players';

const PUPILS = 30;
/** What a teacher has before the first question comes. */
const MOST_MS = 120_000;
/** So many type at the same moment: all of them share the cores of one machine here. */
const AT_ONCE = 5;

/** Somebody types the code from the wall and taps their name. */
async function pupil(browser: Browser, code: string, name: string): Promise<Player> {
  const own = await player(browser, { name: '', width: 360, height: 640, plain: true });
  const { page } = own;
  await page.goto(url('/join'));
  await page.getByLabel('Code of the tournament').fill(code);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('[data-own-code]')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('You are in!')).toBeVisible();
  return own;
}

test('thirty pupils with thirty browsers sit at their tables within two minutes', async ({ browser }) => {
  test.setTimeout(300_000);
  const teacher = await player(browser, { name: 'Teacher' });
  const { page } = teacher;
  await page.goto(url('/tournament'));
  const began = Date.now();
  const names = Array.from({ length: PUPILS }, (_, at) => `Pupil ${at + 1}`);
  await page.getByLabel('Name of the tournament').fill('Class 7b');
  await page.getByLabel('Who takes part').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.getByRole('link', { name: 'Show on the projector' }).click();
  const code = await page.getByLabel('Code of the tournament').innerText();
  const pupils: Player[] = [];
  const waiting = [...names];
  const row = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) pupils.push(await pupil(browser, code, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, row));
  await expect(page.getByText('30 people have joined')).toBeVisible();
  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  // Everybody is at a table, each at one, and can play there.
  await Promise.all(pupils.map(({ page }) => page.waitForURL(/\/t\/[A-Z0-9]{10}$/, { timeout: MOST_MS })));
  await Promise.all(pupils.map(({ page }) => expect(dock(page)).toBeVisible({ timeout: 60_000 })));
  const took = Date.now() - began;
  const tables = new Map<string, number>();
  for (const { page } of pupils) tables.set(page.url(), (tables.get(page.url()) ?? 0) + 1);
  expect([...tables.values()].reduce((sum, seated) => sum + seated, 0)).toBe(PUPILS);
  for (const seated of tables.values()) expect(seated).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('heading', { name: `Table ${tables.size}` })).toBeVisible();
  expect(took, `it took ${Math.round(took / 1000)} s`).toBeLessThan(MOST_MS);
  for (const { context } of [teacher, ...pupils]) await context.close();
});

test('two begin with bots, a slip goes on working, and a result by hand is told to the table', async ({ browser }) => {
  const teacher = await player(browser, { name: 'Teacher', width: 1366, height: 768 });
  const { page } = teacher;
  await page.goto(url('/tournament'));
  await page.getByLabel('Who takes part').fill('Mia');
  await expect(page.getByText('At least three people must take part.')).toBeVisible();
  await page.getByText('Seating, bots, clock and house rules').click();
  await page.getByRole('group', { name: 'Bots in empty seats' }).getByText('normal').click();
  await expect(page.getByText('Two people are enough')).toBeVisible();
  await page.getByRole('group', { name: 'Games for everybody' }).getByText('1', { exact: true }).click();
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  // One alone cannot begin, and the page says why.
  const start = page.getByRole('button', { name: 'Start: Game 1' });
  await expect(start).toBeDisabled();
  await expect(page.getByText('One more participant is needed: bots take the empty seats')).toBeVisible();
  await page.getByLabel('Somebody came late?').fill('Tom');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(start).toBeEnabled();

  // Mia taps her name, and comes to another device with her slip.
  const people = page.getByRole('region', { name: 'Participants' });
  const slip = await people.locator('.code').first().innerText();
  const code = page.url().split('/').at(-1) ?? '';
  const mia = await pupil(browser, code, 'Mia');
  await expect(people.getByText(slip)).toBeVisible();
  // While she waits she chooses how everybody sees her.
  await mia.page.getByTitle('Owl').click();
  await expect(people.locator('g.badge')).toHaveCount(1);
  const paper = await player(browser, { width: 360, height: 640, plain: true });
  await paper.page.goto(url(`/join/${code}`));
  await paper.page.getByText('I have a personal code').click();
  await paper.page.getByLabel('Your personal code').fill(slip);
  await paper.page.getByRole('button', { name: 'Join with the code' }).click();
  await expect(paper.page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  // One is missing when the teacher taps; the game begins by itself as they come.
  await expect(page.getByText('1 of 2 are here')).toBeVisible();
  await start.click();
  await expect(page.getByRole('button', { name: 'Start, bots play for them' })).toBeVisible();
  const tom = await pupil(browser, code, 'Tom');
  for (const one of [mia, paper, tom]) await expect(dock(one.page)).toBeVisible({ timeout: 60_000 });
  expect(paper.page.url()).toBe(mia.page.url());

  // All four seats stand on the teacher's page and on the wall.
  const table = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Table 1' }) });
  await expect(table.locator('ol > li')).toHaveCount(4);
  const wall = await player(browser, { width: 1920, height: 1080 });
  await wall.page.goto(url(`/tournament/${code}/screen`));
  await expect(wall.page.locator('.tables ol > li')).toHaveCount(4);
  const size = await wall.page.locator('.tables ol > li').first().evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(32);
  await expect(wall.page.locator('.tables g.badge')).toHaveCount(1);

  await table.getByRole('button', { name: 'Enter the result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results of the table' });
  await expect(dialog.getByText('This table is still playing.')).toBeVisible();
  await dialog.getByLabel('Mia: Result').fill('300');
  await dialog.getByLabel('Tom: Result').fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const one of [mia, paper, tom]) {
    await expect(one.page.getByText('The organiser has entered the result of this table.')).toBeVisible();
    await expect(one.page.getByRole('link', { name: 'Back to the tournament' })).toBeVisible();
  }
  await page.goto(url(`/tournament/${code}/diplomas`));
  await expect(page.locator('.diploma').filter({ hasText: 'Mia' }).locator('g.badge')).toBeVisible();
  for (const { context } of [teacher, mia, paper, tom, wall]) await context.close();
});
