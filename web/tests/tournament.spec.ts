import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fits, noSeriousViolation } from './looks';
import { die, player, playOn, result, url } from './players';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Filip', 'Gosia', 'Hugo'];

/** The link on somebody's slip. */
async function slip(page: Page, name: string): Promise<string> {
  // The name and nothing else: the letters of a short one may stand in anybody's key.
  const own = page.locator('li').filter({ has: page.getByText(name, { exact: true }) });
  const link = await own.locator('.link').innerText();
  expect(link).toMatch(/\/tournament\/[A-Z0-9]{6,10}#key=[0-9a-f]{64}$/);
  return url(link.slice(link.indexOf('/tournament/')));
}

test('eight play a tournament on two tables, and four the final', async ({ browser }) => {
  test.setTimeout(180_000);
  const until = Date.now() + 170_000;
  const organiser = await player(browser, { name: 'Teacher' });
  const { page } = organiser;
  await page.goto(url('/'));
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByLabel('Name of the tournament').fill('Class 7b');
  await page.getByLabel('Who takes part').fill(NAMES.join('\n'));
  await expect(page.getByText('8 participants')).toBeVisible();
  await page.getByRole('group', { name: 'Games for everybody' }).getByText('1', { exact: true }).click();
  await page.getByText('Seating, bots, clock and house rules').click();
  const short = page.getByLabel(/^Rounds \(/);
  await short.fill('1');
  await short.blur();
  await noSeriousViolation(page);
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.waitForURL(/\/tournament\/[A-Z0-9]{6,10}$/);
  const code = page.url().split('/').at(-1) ?? '';

  await page.getByRole('link', { name: 'Slips with the links' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(8);
  const links = [await slip(page, 'Ada'), await slip(page, 'Bruno')];
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Hugo')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the tournament' }).click();

  // Two come with their phones; nobody else does.
  const guests = [await player(browser, { plain: true, width: 390, height: 800 }), await player(browser, { plain: true, width: 360, height: 740 })];
  for (const [index, guest] of guests.entries()) {
    await guest.page.goto(links[index] ?? '');
    await expect(guest.page.getByText('You are in!')).toBeVisible();
    expect(guest.page.url()).not.toContain('#');
    await fits(guest.page);
  }
  await expect(page.getByText('2 of 8 are here')).toBeVisible();
  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  await page.getByRole('button', { name: 'Start without them: Game 1' }).click();
  await expect(page.getByRole('heading', { name: 'Table 2' })).toBeVisible();
  await Promise.all(guests.map((guest) => guest.page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/)));
  await page.getByRole('button', { name: `Let a bot play for ${NAMES[2]}` }).click();
  await page.getByRole('button', { name: 'Let bots play for all who are missing' }).click();
  await expect(page.getByText('a bot plays')).toHaveCount(6);
  await noSeriousViolation(page);

  await Promise.all(guests.map((guest, index) => playOn(guest.page, die(index + 5), until)));
  await expect(page.getByText('Next: Final').first()).toBeVisible({ timeout: 60_000 });
  for (const guest of guests) {
    await expect(result(guest.page)).toBeVisible();
    await guest.page.getByRole('link', { name: 'Back to the tournament' }).click();
    await expect(guest.page.getByText(/^Your place: \d$/)).toBeVisible();
    await expect(guest.page.getByRole('row')).toHaveCount(9);
  }

  // The organiser corrects a result: the four at the first table get places by what is typed.
  await page.locator('summary', { hasText: 'Game 1' }).click();
  await page.getByRole('button', { name: 'Table 1: Correct the result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results of the table' });
  const rows = await dialog.getByRole('group').all();
  expect(rows).toHaveLength(4);
  for (const [index, row] of rows.entries()) {
    await row.getByLabel(/Result$/).fill(String(1000 - 100 * index));
    await row.getByLabel(/Place$/).fill(String(index + 1));
  }
  const best = (await rows[0]?.locator('legend').innerText()) ?? '';
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('result entered by hand')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Standings' }).getByRole('row', { name: new RegExp(`${best} 150 120`) })).toBeVisible();

  await page.getByRole('button', { name: 'Start: Final' }).click();
  await page.getByRole('button', { name: 'Start without them: Final' }).click();
  await expect(page.getByRole('heading', { name: 'Final', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Final: Enter the result' }).click();
  for (const [index, row] of (await dialog.getByRole('group').all()).entries()) await row.getByLabel(/Result$/).fill(String(index * 50));
  const winner = await dialog.locator('legend').nth(3).innerText();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The tournament is over. First place: ${winner}`)).toBeVisible();

  const file = await page.request.get(url(`/api/tournaments/${code}/cards.xlsx`));
  expect(file.ok()).toBe(true);
  const path = test.info().outputPath('cup.xlsx');
  writeFileSync(path, await file.body());
  const cells = execFileSync('unzip', ['-p', path, 'xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml']).toString();
  for (const name of NAMES) expect(cells).toContain(`<t>${name}</t>`);
  // Whose it is stands above it, and where they played, also where the result was typed in.
  for (const name of NAMES) expect(cells).toMatch(new RegExp(`Operations card: Class 7b, game 1, table [12], seat [1-4], ${name}<`));
  expect(cells).toContain('<v>150</v>');
  await page.getByRole('link', { name: 'Cards of everybody' }).click();
  for (const title of ['Class 7b: Hugo', /^Operations card: Class 7b, game 1, table [12], seat [1-4], Hugo$/]) await expect(page.locator('caption', { hasText: title })).toBeVisible();
  await noSeriousViolation(page);
  for (const { context } of [organiser, ...guests]) await context.close();
});

test('people come late and stay away before the first game', async ({ browser }) => {
  const { page } = await player(browser, { name: 'Teacher', width: 360, height: 740 });
  await page.goto(url('/tournament'));
  await page.getByLabel('Who takes part').fill(NAMES.slice(0, 4).join('\n'));
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.waitForURL(/\/tournament\/[A-Z0-9]{6,10}$/);
  const people = page.getByRole('region', { name: 'Participants' });
  const lines = people.getByRole('listitem');
  await expect(lines).toHaveCount(4);
  const late = people.getByLabel('Somebody came late?');
  await late.fill('Iga\nAda');
  await people.getByRole('button', { name: 'Add' }).click();
  await expect(lines).toHaveCount(6);
  await expect(late).toHaveValue('');
  await expect(lines.nth(4)).toContainText('Iga');
  await expect(lines.nth(5)).toContainText('Ada 2');

  // Only whoever is away is offered to be taken off.
  await expect(people.getByRole('button', { name: 'Remove from the list' })).toHaveCount(0);
  await people.getByLabel('away: Bruno').check();
  await noSeriousViolation(page);
  await fits(page);
  await people.getByRole('button', { name: 'Remove from the list: Bruno' }).click();
  await expect(lines).toHaveCount(5);
  await expect(people.getByText('Bruno')).toHaveCount(0);
  await expect(people.getByText('0 of 5 are here')).toBeVisible();

  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  await page.getByRole('button', { name: 'Start without them: Game 1' }).click();
  await expect(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  await expect(late).toHaveCount(0);
});
