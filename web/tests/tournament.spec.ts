import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { staysInside, noSeriousViolation } from './looks';
import { die, player, playOn, result, url } from './players';

const NAMES = ['Ada', 'Bruno', 'Celina', 'Dawid', 'Ewa', 'Filip', 'Gosia', 'Hugo'];

/** The link that somebody's slip carries. */
async function slip(page: Page, name: string): Promise<string> {
  // The name and nothing else: the letters of a short one may stand in anybody's code.
  const own = page.locator('li').filter({ has: page.getByText(name, { exact: true }) });
  const [address, code] = [await own.locator('.link').innerText(), (await own.locator('.code').innerText()).replace(' ', '')];
  expect(address).toMatch(/\/join\/[A-Z0-9]{6}$/);
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  return url(`${address.slice(address.indexOf('/join/'))}#${code}`);
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

  await page.getByRole('link', { name: 'Slips with the codes' }).click();
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
    await expect(guest.page).toHaveURL(new RegExp(`/tournament/${code}$`));
    await staysInside(guest.page);
  }
  await expect(page.getByText('2 of 8 are here')).toBeVisible();
  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  await expect(page.getByText('2 of 8 are here. What about the others?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start, no seat for them' })).toBeDisabled();
  await page.getByRole('button', { name: 'Start, their tables wait' }).click();
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
  await page.getByRole('button', { name: 'Start, their tables wait' }).click();
  await expect(page.getByRole('heading', { name: 'Final', level: 3 })).toBeVisible();
  await page.getByRole('button', { name: 'Final: Enter the result' }).click();
  for (const [index, row] of (await dialog.getByRole('group').all()).entries()) await row.getByLabel(/Result$/).fill(String(index * 50));
  const winner = await dialog.locator('legend').nth(3).innerText();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The tournament is over. First place: ${winner}`)).toBeVisible();

  // The wall shows the winners, and there is paper for everybody.
  for (const [path, what] of [
    ['screen', page.getByRole('list', { name: 'The winners' })],
    ['summary', page.getByText('Best result of one game')],
    ['diplomas', page.locator('.diploma').filter({ hasText: winner }).getByText('Place 1')],
  ] as const) {
    await page.goto(url(`/tournament/${code}/${path}`));
    await expect(what).toBeVisible();
    await noSeriousViolation(page);
    await staysInside(page);
  }
  await expect(page.locator('.diploma')).toHaveCount(8);
  // One page holds all of it: what breaks ties, the sheet of every table, and the rules that held.
  await page.goto(url(`/tournament/${code}/summary`));
  await expect(page.getByRole('columnheader', { name: 'Best result' })).toBeVisible();
  const sheet = page.getByRole('table', { name: /^Table 1/ });
  await expect(sheet.getByRole('row').nth(1)).toContainText('1.');
  await expect(page.getByRole('table', { name: /^Final/ }).getByRole('row').nth(1)).toContainText(winner);
  await expect(page.getByRole('region', { name: 'How it was played' })).toContainText('Players in the final');
  await page.goto(url(`/tournament/${code}`));

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
  await staysInside(page);
  await people.getByRole('button', { name: 'Remove from the list: Bruno' }).click();
  await expect(lines).toHaveCount(5);
  await expect(people.getByText('Bruno')).toHaveCount(0);
  await expect(people.getByText('0 of 5 are here')).toBeVisible();

  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  await page.getByRole('button', { name: 'Start, their tables wait' }).click();
  await expect(page.getByRole('heading', { name: 'Table 1' })).toBeVisible();
  await expect(late).toHaveCount(0);
});

test('a class of thirty starts with one code on the wall', async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  const teacher = await player(browser, { name: 'Teacher' });
  const { page } = teacher;
  await page.goto(url('/tournament'));
  await page.getByLabel('Name of the tournament').fill('Class 7b');
  await page.getByLabel('Who takes part').fill(Array.from({ length: 28 }, (_, at) => `Pupil ${at + 1}`).join('\n'));
  await page.getByRole('button', { name: 'Make the tournament' }).click();
  await page.getByRole('link', { name: 'Show on the projector' }).click();
  const wall = page.getByLabel('Code of the tournament');
  await expect(wall).toHaveText(/^[A-HJ-NP-Z2-9]{6}$/);
  const code = await wall.innerText();
  await expect(page.getByRole('list', { name: 'Participants' }).getByRole('listitem')).toHaveCount(28);
  await staysInside(page);
  await noSeriousViolation(page);

  // One types the code on the front page and picks a name, one does it by /join and enters another.
  const guests = [await player(browser, { name: 'Zoe', width: 360, height: 640, plain: true }), await player(browser, { name: '', width: 390, height: 844, plain: true })];
  const [first, second] = guests.map((guest) => guest.page) as [Page, Page];
  await first.goto(url('/'));
  await first.getByLabel('Table code').fill(code.toLowerCase());
  await first.getByRole('button', { name: 'Go to the table' }).click();
  await expect(first.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await noSeriousViolation(first);
  await staysInside(first);
  await first.getByRole('button', { name: 'Pupil 7', exact: true }).click();
  const own = (await first.locator('[data-own-code]').innerText()).replace(' ', '');
  await first.getByRole('link', { name: 'Next' }).click();
  await expect(first.getByText('You are in!')).toBeVisible();

  await second.goto(url('/join'));
  await second.getByLabel('Code of the tournament').fill(code);
  await second.getByRole('button', { name: 'Next' }).click();
  await expect(second.getByRole('button', { name: 'Pupil 7 taken' })).toBeDisabled();
  await second.getByLabel('Your name is not there? Type it').fill('Iga');
  await second.getByRole('button', { name: 'Join under this name' }).click();
  await expect(second.locator('[data-own-code]')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Participants' }).getByText('Iga')).toBeVisible();
  await expect(page.getByText('2 people have joined')).toBeVisible();

  // The code goes to another device of the same person; nobody else's does.
  const third = await player(browser, { width: 360, height: 640, plain: true });
  await third.page.goto(url(`/join/${code}`));
  await third.page.getByText('I have a personal code').click();
  await third.page.getByLabel('Your personal code').fill('ABCDEFGH');
  await third.page.getByRole('button', { name: 'Join with the code' }).click();
  await expect(third.page.getByRole('alert')).toContainText('Nobody has this code here.');
  await third.page.getByLabel('Your personal code').fill(own);
  await third.page.getByRole('button', { name: 'Join with the code' }).click();
  await expect(third.page.getByRole('heading', { name: 'Pupil 7' })).toBeVisible();

  // The rest of the class does the same by the same requests; one stays at home.
  const others = [];
  for (const name of [...Array.from({ length: 28 }, (_, at) => `Pupil ${at + 1}`).filter((name) => name !== 'Pupil 7' && name !== 'Pupil 28'), 'Jan']) {
    const phone = await playwright.request.newContext();
    const headers = { origin: url('') };
    const joined = await phone.post(url(`/api/tournaments/${code}/join`), { data: { name }, headers });
    expect(joined.status(), name).toBe(201);
    others.push(phone);
  }
  // Their pages ask again and again, as long as they are open.
  let open = true;
  const looking = (async () => {
    while (open) {
      await Promise.all(others.map((phone) => phone.get(url(`/api/tournaments/${code}`))));
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  })();
  await expect(page.getByText('29 people have joined')).toBeVisible();
  // Two taps: everybody else is here.
  await page.getByRole('button', { name: 'Start: Game 1' }).click();
  await expect(page.getByText('29 of 30 are here.')).toBeVisible();
  await page.getByRole('button', { name: 'Start, no seat for them' }).click();
  await expect(page.getByRole('heading', { name: 'Table 7' })).toBeVisible();
  await expect(page.getByText('Pupil 28')).toHaveCount(0);
  open = false;
  await looking;
  for (const guest of [...guests, third]) await guest.page.waitForURL(/\/t\/[A-Z0-9]{10}$/);
  await noSeriousViolation(page);
  await staysInside(page);

  // The organiser shows somebody out, who is nobody then.
  await page.getByRole('link', { name: 'Back to the tournament' }).click();
  await page.getByRole('button', { name: 'Free the name Iga' }).click();
  await expect(page.getByRole('button', { name: 'Free the name Iga' })).toHaveCount(0);
  await second.goto(url(`/tournament/${code}`));
  await expect(second.getByRole('link', { name: 'Join the tournament' })).toBeVisible();
  await Promise.all(others.map((phone) => phone.dispose()));
  for (const { context } of [teacher, ...guests, third]) await context.close();
});
