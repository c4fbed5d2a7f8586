import { expect, test, type Page } from '@playwright/test';
import { staysInside, noSeriousViolation } from './looks';
import { GAMES, NAMES, die, dock, moveSomehow, player, press, pressAny, result, something, url } from './players';

const curtain = (page: Page) => page.locator('section.curtain');
/** Where nobody has a secret, the board lies open and everybody of the device is named above it. */
const openBar = (page: Page) => page.locator('section.bar').filter({ has: page.locator('[aria-pressed]') });
const passOn = (page: Page) => page.getByRole('button', { name: 'Pass it on' });

/** A game for the people named, and for as many bots as the rules want. */
async function startHere(page: Page, game: string, people: string[], bots = 0): Promise<void> {
  await page.goto(url('/'));
  await page.locator(`a[href="/new/${game}?with=device"]`).click();
  for (const [at, name] of people.entries()) {
    if (at >= 2) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByLabel(`Player ${at + 1}`, { exact: true }).fill(name);
  }
  if (bots > 0) await page.getByRole('group', { name: 'Bots as well' }).getByText(String(bots), { exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/);
  await expect(curtain(page).or(openBar(page))).toBeVisible();
}

/** Behind the curtain is nothing: no table, no hand, no story, and no card in any attribute. */
async function nothingBehind(page: Page, canary: RegExp): Promise<void> {
  await expect(page.locator('.play, .dock, .felt, aside')).toHaveCount(0);
  const body = await page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
  expect(body).not.toMatch(canary);
}

/** Whose hand is on the screen, by the words of the bar. */
const holder = async (page: Page) => (await page.getByText(/ has the device\.$/).innerText()).replace(' has the device.', '');

test('two people and a bot play a whole game on one device', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, context } = await player(browser, { width: 360, height: 740 });
  await startHere(page, 'millionaires', ['Ada', 'Bruno'], 1);
  await staysInside(page);
  await noSeriousViolation(page);
  const taken = new Map<string, number>();
  const until = Date.now() + 280_000;
  while (Date.now() < until) {
    await something(page);
    if (await result(page).isVisible()) break;
    const take = curtain(page).locator('.take');
    if (await take.isVisible()) {
      // Every money card and every sum of money is written with an M.
      await nothingBehind(page, /\d(\s|&nbsp;)M\b|money|Fan/);
      const name = (await take.innerText()).replace('I am ', '');
      await take.click();
      await expect(dock(page)).toBeVisible();
      expect(await holder(page)).toBe(name);
      taken.set(name, (taken.get(name) ?? 0) + 1);
    } else if (await page.locator('.bar.must').isVisible()) {
      await press(passOn(page));
    } else {
      const moves = dock(page).locator('[data-move]:enabled').filter({ hasText: /Pass|thief/ });
      if (!(await press(dock(page).locator('button.asking:enabled')))) await press(moves.first());
    }
  }
  await expect(result(page).getByRole('listitem')).toHaveCount(3);
  expect([...taken.keys()].sort()).toEqual(['Ada', 'Bruno']);
  expect(Math.min(...taken.values())).toBeGreaterThan(2);
  // One screen for all of them: it names who won, and shows the tile that ended the game. So it does after a reload.
  const toldToAll = async () => {
    await expect(result(page).getByRole('heading', { level: 2 })).toHaveText(/ (wins|win together)\.$/);
    await expect(page.locator('.play')).toHaveCount(1);
    await expect(page.locator('.lot .tile:is(.luck, .cba)')).toHaveCount(1);
    await expect(page.locator('.play').getByText(/\byou\b/i)).toHaveCount(0);
  };
  await toldToAll();
  await page.reload();
  await toldToAll();
  // Both seats go on into the next game.
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(curtain(page)).toBeVisible();
  await expect(curtain(page).getByRole('button', { name: /^I am/ })).toHaveCount(2);
  await context.close();
});

for (const game of GAMES) {
  test(`${game}: the device goes from hand to hand`, async ({ browser }) => {
    const { page, context } = await player(browser, { plain: true });
    await startHere(page, game, ['Ada', 'Bruno'], game === 'millionaires' ? 1 : 0);
    await expect(page).toHaveTitle(new RegExp(NAMES[game].replace('&', '.')));
    const seen = new Set<string>();
    const choose = die(game.length);
    for (let steps = 0; steps < 60 && seen.size < 2; steps += 1) {
      await something(page);
      if (await curtain(page).isVisible()) {
        await nothingBehind(page, /panel|sketch/);
        const fresh = curtain(page).getByRole('button', { name: seen.has('Ada') ? 'I am Bruno' : 'I am Ada' });
        const gold = curtain(page).locator('button.gold');
        await ((await gold.count()) > 1 ? fresh : gold.first()).click();
        await expect(dock(page)).toBeVisible();
        seen.add(await holder(page));
      } else if (await openBar(page).isVisible()) {
        await expect(page.getByText('Hand the device')).toHaveCount(0);
        seen.add((await openBar(page).getByRole('button', { pressed: true }).locator('.who').innerText()).trim());
        await moveSomehow(page, choose);
      } else if (await page.locator('.bar.must').isVisible()) {
        await press(passOn(page));
      } else {
        await moveSomehow(page, choose);
        // Where both may act at any time, people say themselves who goes on.
        if (await page.locator('.bar .gold').isVisible()) await press(passOn(page));
      }
    }
    expect([...seen].sort()).toEqual(['Ada', 'Bruno']);
    await context.close();
  });
}

test('somebody at the same device, somebody far away, and the curtain that closes by itself', async ({ browser }) => {
  test.setTimeout(150_000);
  const [ada, celia] = [await player(browser), await player(browser, { name: 'Celia' })];
  await ada.page.goto(url('/new/dont_bluff?with=friends'));
  await ada.page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.getByRole('button', { name: 'Add a player on this device' }).click();
  await ada.page.getByLabel('Name of the player').fill('Bruno');
  await ada.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada.page.getByRole('region', { name: 'Players' })).toContainText('on this device');
  await noSeriousViolation(ada.page);
  await celia.page.goto(ada.page.url());
  await celia.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(celia.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(curtain(ada.page)).toBeVisible();
  // One person alone with her device is never asked.
  await expect(celia.page.locator('.dock')).toBeVisible();
  await expect(celia.page.getByRole('button', { name: 'Pass it on' })).toHaveCount(0);

  // A reload finds both seats, and shows neither without being asked.
  await ada.page.reload();
  await expect(curtain(ada.page).getByRole('button', { name: /^I am/ })).toHaveCount(2);
  await nothingBehind(ada.page, /suitcase|Suitcase/);
  const asked = curtain(ada.page).locator('.take');
  const first = (await asked.isVisible()) ? (await asked.innerText()).replace('I am ', '') : 'Ada';
  await curtain(ada.page).getByRole('button', { name: `I am ${first}` }).click();
  await expect(ada.page.getByText(`${first} has the device.`)).toBeVisible();
  const second = first === 'Ada' ? 'Bruno' : 'Ada';

  // Celia moves when it is her turn; as soon as the other one of the device may act, the hand goes away without anybody's doing.
  const choose = die(3);
  const until = Date.now() + 90_000;
  let closed = false;
  while (!closed && Date.now() < until && !(await result(ada.page).isVisible())) {
    for (const { page } of [ada, celia]) {
      await pressAny(dock(page).locator('button:enabled'), choose);
    }
    if (await ada.page.locator('.bar.must').isVisible()) {
      await expect(curtain(ada.page).getByRole('heading')).toHaveText(`Hand the device to ${second}`, { timeout: 8_000 });
      closed = true;
    }
  }
  expect(closed).toBe(true);
  await nothingBehind(ada.page, /suitcase|Suitcase/);
  for (const { context } of [ada, celia]) await context.close();
});
