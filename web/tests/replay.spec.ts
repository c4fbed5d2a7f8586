import { expect, test, type Locator, type Page } from '@playwright/test';
import { staysInside, noSeriousViolation } from './looks';
import { GAMES, NAMES, die, golden, keptStory, mayMove, openRecord, playOn, player, result, startWithBots, url } from './players';

const story = (page: Page): Locator => page.getByRole('log', { name: 'Story' });
const happening = (page: Page): Locator => page.getByRole('region', { name: 'What just happened' });
const lines = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);

/** All lines and headings of the story, those that are folded as well. */
async function sentences(page: Page): Promise<string[]> {
  await story(page).locator('h3').first().waitFor();
  return await story(page).locator('h3, .line > span').allTextContents();
}

test('a finished game is seen again as it was seen', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, context } = await player(browser, { plain: true });
  const code = await startWithBots(page, 'millionaires', 3, keptStory);
  await playOn(page, die(5), Date.now() + 120_000);
  await expect(result(page)).toBeVisible();
  // Somebody who watched reads of everybody by their names, as the replay tells it.
  const watcher = await player(browser, { name: 'Wera', plain: true });
  await watcher.page.goto(url(`/t/${code}`));
  await expect(result(watcher.page)).toBeVisible();
  const told = await sentences(watcher.page);
  expect(told.length).toBeGreaterThan(20);
  const end = await watcher.page.locator('.panels').innerText();
  const standing = await result(watcher.page).getByRole('listitem').allInnerTexts();
  await watcher.context.close();

  await result(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${code}\\?move=0&eyes=0$`));
  await expect(happening(page)).toContainText('Before the first move');
  await page.getByLabel('Through the eyes of').selectOption('a spectator');
  expect(await sentences(page)).toEqual(told);

  await page.getByLabel('Through the eyes of').blur();
  await page.keyboard.press('End');
  await expect(result(page)).toBeVisible();
  expect(await page.locator('.panels').innerText()).toBe(end);
  expect(await result(page).getByRole('listitem').allInnerTexts()).toEqual(standing);
  await page.getByLabel('Through the eyes of').selectOption('Ada');
  // Keys belong to the list as long as it has the focus.
  await page.getByLabel('Through the eyes of').blur();
  await page.keyboard.press('Home');
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('ArrowRight');
    const expected = lines(await story(page).getByRole('button').nth(stop).innerText());
    await expect(happening(page)).toContainText(expected.at(-1) ?? '');
  }
  await expect(page.getByRole('slider', { name: 'Moves' })).toHaveAttribute('aria-valuetext', /^4 of \d+/);

  // A link leads somebody else to the same move, who may look through any eyes.
  const middle = story(page).getByRole('button').nth(Math.floor((await story(page).getByRole('button').count()) / 2));
  const sentence = lines(await middle.innerText()).at(-1) ?? '';
  await middle.click();
  await expect(happening(page)).toContainText(sentence);
  await expect(page).toHaveURL(/move=[1-9]\d*&eyes=0$/);
  const bruno = await player(browser, { name: 'Bruno', plain: true, width: 360, height: 740 });
  await bruno.page.goto(page.url());
  await expect(happening(bruno.page)).toContainText(sentence);
  const own = bruno.page.getByRole('region', { name: 'Your money' });
  await expect(own).toBeVisible();
  const eyes = bruno.page.getByLabel('Through the eyes of');
  await eyes.selectOption('a spectator');
  await expect(own).toHaveCount(0);
  await eyes.selectOption('all at once');
  for (const name of ['Ada', 'Bertram', 'Cosima']) {
    await expect(bruno.page.getByRole('region', { name: `What ${name} has` })).toBeVisible();
  }
  await staysInside(bruno.page);
  await bruno.context.close();

  // The file that is saved is the whole game.
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record' }).click()]);
  expect(file.suggestedFilename()).toBe(`magnat-${code}.jsonl`);
  await openRecord(page, await file.path());
  await page.keyboard.press('End');
  await expect(result(page)).toBeVisible();
  expect(await result(page).getByRole('listitem').allInnerTexts()).toEqual(standing);
  await context.close();
});

for (const [index, game] of GAMES.entries()) {
  test(`${game}: a record file is looked through`, async ({ browser }) => {
    const wide = index % 2 === 0;
    const [width, height] = wide ? [1440, 900] : [360, 740];
    const { page, context } = await player(browser, { width, height, theme: wide ? 'light' : 'dark' });
    await openRecord(page, golden(game));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES[game]);
    const slider = page.getByRole('slider', { name: 'Moves' });
    const stops = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.floor(stops / 2)));
    await expect(happening(page)).not.toContainText('Before the first move');
    for (const [eyes, written] of [['all at once', 'all'], ['Bertram', '1']] as const) {
      await page.getByLabel('Through the eyes of').selectOption(eyes);
      await expect(page).toHaveURL(new RegExp(`eyes=${written}$`));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText(/[{}]|\bundefined\b/, { useInnerText: true });
      await staysInside(page);
    }
    await page.getByText('Standings', { exact: true }).click();
    await page.getByText('In numbers').click();
    await expect(page.getByRole('complementary').getByRole('row').nth(2)).toContainText(/\d/);
    // The drawings of the games have tests of their own.
    await noSeriousViolation(page, 'main header', 'aside', '.controls');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(Math.floor(stops / 2));
    await page.getByRole('button', { name: 'Pause' }).click();
    await context.close();
  });
}

test('bots look through a game, and one plays on from the middle of it', async ({ browser }) => {
  const { page, context } = await player(browser);
  await openRecord(page, golden('millionaires'));
  const aside = page.getByRole('complementary');
  await aside.getByText('Review', { exact: true }).click();
  await aside.getByRole('button', { name: 'Review this game' }).click();
  await expect(aside.getByRole('heading', { name: 'Turning points' })).toBeVisible({ timeout: 40_000 });
  await expect(aside.getByRole('img', { name: 'Chance to win' })).toBeVisible();
  await expect(aside.getByRole('status')).toHaveCount(0, { timeout: 60_000 });
  const turn = aside.getByRole('listitem').getByRole('button').first();
  await expect(turn).toContainText(/costs \d+\s% of the chance|gains \d+\s%|loses \d+\s%/);
  await turn.click();
  await expect(page).toHaveURL(/move=[1-9]/);
  await expect(turn).toHaveClass(/chosen/);
  await noSeriousViolation(page);

  await page.getByRole('slider', { name: 'Moves' }).fill('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByText('Cosima', { exact: true }).click();
  await dialog.getByText('easy', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/);
  // What lies before a player is a list of its own: seats are counted by their frames.
  await expect(page.getByRole('list', { name: 'Players' }).locator('.seat-frame').nth(2)).toContainText('Ada');
  await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
  await context.close();
});

test('a file that holds no match says which line is wrong', async ({ browser }) => {
  const { page, context } = await player(browser);
  await page.goto(url('/replay'));
  const buffer = Buffer.from('{"magnat":1,"game":"deluxe","rules":1,"seats":2,"options":{}}\n{"seq":7}\n');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'broken.jsonl', mimeType: 'application/jsonl', buffer });
  await expect(page.getByRole('alert')).toContainText('This record cannot be replayed.');
  await expect(page.getByText(/line 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Another file' }).click();
  await expect(page.getByRole('heading', { name: 'Watch a replay' })).toBeVisible();
  await context.close();
});
