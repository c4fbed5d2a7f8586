import { expect, test, type Page } from '@playwright/test';
import { staysInside, noSeriousViolation } from './looks';
import { GAMES, die, dock, golden, mayMove, moveSomehow, openRecord, player, result, something, startWithBots, url } from './players';

const PAGES = ['/', '/replay', '/new/millionaires?with=bots', '/new/property_tournament?with=friends', '/rules/deluxe', '/verify', '/tournament', '/join', '/tv', '/t/AAAAAA'];

/** Waits for one's turn. A game may also be over before it comes. */
async function ready(page: Page): Promise<void> {
  await expect.poll(async () => (await mayMove(page)) || (await result(page).isVisible()), { timeout: 60_000 }).toBe(true);
}

/** No button of the dock lies under something else. */
async function nothingCovered(page: Page): Promise<void> {
  const covered = await dock(page)
    .locator('button:enabled')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          button.scrollIntoView({ block: 'nearest' });
          const box = button.getBoundingClientRect();
          const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          // What lies in a form that is not open is not on the screen.
          return button.checkVisibility() && box.width > 1 && !button.contains(seen);
        })
        .map((button) => button.textContent),
    );
  expect(covered).toEqual([]);
}

for (const theme of ['dark', 'light']) {
  test(`no screen has a serious barrier (${theme})`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, context } = await player(browser, { theme });
    for (const path of PAGES) {
      await page.goto(url(path));
      await page.locator('h1').waitFor();
      await noSeriousViolation(page);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await noSeriousViolation(page);
    await page.keyboard.press('Escape');
    for (const game of GAMES) {
      const code = await startWithBots(page, game);
      await ready(page);
      await noSeriousViolation(page);
      if (game === 'millionaires') {
        for (const tab of ['Chat', 'Rules']) {
          await page.getByRole('tab', { name: tab }).click();
          await noSeriousViolation(page);
        }
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await noSeriousViolation(page);
      }
      await page.goto(url(`/tv/${code}`));
      await page.locator('.stage .felt > *, section.result').first().waitFor();
      await noSeriousViolation(page);
    }
    await context.close();
  });

  test(`no replay and no tournament has a serious barrier (${theme})`, async ({ browser }) => {
    const { page, context } = await player(browser, { theme });
    for (const game of GAMES) {
      await openRecord(page, golden(game));
      const slider = page.getByRole('slider', { name: 'Moves' });
      await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)));
      await expect(page.locator('main .felt > *').first()).toBeVisible();
      await noSeriousViolation(page);
      await page.getByRole('button', { name: 'Another file' }).click();
    }
    await page.goto(url('/tournament'));
    await page.getByLabel('Who takes part').fill(['Ada', 'Bruno', 'Celina', 'Dawid'].join('\n'));
    await page.getByRole('button', { name: 'Make the tournament' }).click();
    await page.getByRole('button', { name: 'Start: Game 1' }).waitFor();
    await noSeriousViolation(page);
    await page.getByRole('button', { name: 'Start: Game 1' }).click();
    await page.getByRole('button', { name: 'Start, their tables wait' }).click();
    await page.getByRole('heading', { name: 'Table 1' }).waitFor();
    await noSeriousViolation(page);
    for (const [name, shown] of [['Slips with the codes', page.getByRole('button', { name: 'Print' })], ['Cards of everybody', page.locator('caption').first()]] as const) {
      await page.getByRole('link', { name }).click();
      await shown.waitFor();
      await noSeriousViolation(page);
      await page.getByRole('link', { name: 'Back to the tournament' }).click();
    }
    await context.close();
  });
}

test('whoever wants no motion sees a new theme at once, everywhere', async ({ browser }) => {
  const { page, context } = await player(browser, { theme: 'dark' });
  await page.goto(url('/new/millionaires?with=bots'));
  await page.locator('h1').waitFor();
  const [now, later] = await page.evaluate(async () => {
    const deep = document.querySelector('fieldset label');
    if (!deep) throw new Error('no label in the form');
    const colour = () => getComputedStyle(deep).color;
    document.documentElement.dataset.theme = 'light';
    const now = colour();
    for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
    return [now, colour()];
  });
  expect(now).toBe(later);
  await context.close();
});

for (const width of [360, 768, 1440]) {
  test(`everything staysInside into ${width} pixels`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, context } = await player(browser, { width, height: width === 360 ? 740 : 900 });
    for (const path of PAGES) {
      await page.goto(url(path));
      await page.locator('h1').waitFor();
      await staysInside(page);
    }
    for (const game of GAMES) {
      await startWithBots(page, game);
      await ready(page);
      await staysInside(page);
      await nothingCovered(page);
    }
    await context.close();
  });
}

/** Keys of messages and ids of things, which people should never see. Codes of tables and rule numbers are neither. */
const RAW = /[{}]|\b[a-z]+_[a-z_]+\b|\b(undefined|null|NaN)\b|\[object/;

for (const lang of ['en', 'pl', 'cs', 'ru']) {
  test(`every word is in the language (${lang})`, async ({ browser }) => {
    test.setTimeout(300_000);
    const { page, context } = await player(browser, { lang, plain: true });
    for (const path of ['/', ...GAMES.map((game) => `/rules/${game}`), '/verify', '/replay', '/tournament', '/join', '/tv']) {
      await page.goto(url(path));
      await page.locator('h1').waitFor();
      await expect(page.locator('body')).not.toContainText(RAW, { useInnerText: true });
    }
    for (const game of GAMES) {
      await page.goto(url(`/new/${game}?with=bots`));
      await page.locator('form > details > summary').last().click();
      await expect(page.locator('.options').first()).not.toContainText(RAW, { useInnerText: true });
      await startWithBots(page, game);
      const choose = die(lang.charCodeAt(0));
      for (let moves = 0; moves < 6; moves += 1) {
        await ready(page);
        await expect(page.locator('.play')).not.toContainText(RAW, { useInnerText: true });
        await moveSomehow(page, choose);
      }
      await expect(page.locator('.play')).not.toContainText(RAW, { useInnerText: true });
    }
    await context.close();
  });
}

test('a whole game by keyboard alone', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, context } = await player(browser);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
  const reach = async (name: RegExp, most = 80) => {
    for (let steps = 0; steps < most; steps += 1) {
      if (name.test(await focused())) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  };
  await page.goto(url('/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await reach(/^Millionaires & Bankrupts: With bots$/)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Millionaires & Bankrupts' }).waitFor();
  expect(await reach(/^Start the game$/)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  const until = Date.now() + 240_000;
  while (Date.now() < until) {
    await something(page);
    if (await result(page).isVisible()) break;
    // A move that cannot be made now takes no focus: whoever is not asked waits.
    if (!(await dock(page).locator('[data-move]:enabled').first().isVisible())) continue;
    if (await reach(/^(Really\? )?(Pass|Give the thief)/)) await page.keyboard.press('Enter');
  }
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await context.close();
});

test('the program opens without a network and says so', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url('/'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
