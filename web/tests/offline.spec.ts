import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { noSeriousViolation } from './looks';
import { GAMES, die, dock, myTurn, playOn, url, type GameId } from './players';

/** Games on this device: the network is cut after the first visit. */

/** Somebody who was here once, long enough for the page to have all it needs without a network. */
async function visitor(browser: Browser, wishes: Record<string, unknown> = {}): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const settings = { lang: 'en', theme: 'dark', motion: 'none', plain: true, name: 'Ada', ...wishes };
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('magnat.settings')) localStorage.setItem('magnat.settings', kept);
    localStorage.setItem('magnat.local-pace', '1');
  }, JSON.stringify(settings));
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url('/'));
  await expect(page.locator('html[data-offline="ready"]')).toBeAttached({ timeout: 60_000 });
  return { page, context };
}

/** A game against bots on this device. Gives the code of the table. */
async function startHere(page: Page, game: GameId): Promise<string> {
  await page.goto(url('/'));
  await page.locator(`a[href="/new/${game}?with=bots"]`).click();
  const form = page.locator('form');
  await form.locator('fieldset').nth(1).locator('label').first().click();
  await form.locator('button.start').click();
  await page.waitForURL(/\/t\/HERE[A-Z0-9]{6}$/, { timeout: 30_000 });
  await expect(dock(page)).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

function magnat(...words: string[]): string {
  const target = process.env.CARGO_TARGET_DIR ?? new URL('../../target', import.meta.url).pathname;
  const places = [process.env.MAGNAT_BIN, join(target, 'debug/magnat'), join(target, 'release/magnat')];
  return execFileSync(places.find((place) => place !== undefined && existsSync(place)) ?? 'magnat', words, { encoding: 'utf8' });
}

for (const game of GAMES) {
  test(`a whole game of ${game} without a network, and its record holds`, async ({ browser }, { outputDir }) => {
    test.setTimeout(300_000);
    const { page, context } = await visitor(browser);
    await context.setOffline(true);
    const code = await startHere(page, game);
    await playOn(page, die(7), Date.now() + 280_000);
    await page.goto(url(`/replay/${code}`));
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Save the record/ }).click();
    const file = join(outputDir, `${game}.jsonl`);
    await (await saved).saveAs(file);
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(10);
    expect(magnat('verify', file)).toContain('all chance was drawn again from the seed');
    await context.close();
  });
}

test('a tab that is killed in the middle of a game loses nothing', async ({ browser }) => {
  const { page, context } = await visitor(browser);
  const next = await context.newPage();
  await context.setOffline(true);
  const code = await startHere(page, 'millionaires');
  await myTurn(page);
  const shown = await dock(page).innerText();
  // Nobody is asked and nothing can be saved now: that is what a crash is like.
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => {}); // Whoever crashes does not answer.
  await crashed;
  await next.goto(url('/'));
  await next.locator(`a[href="/t/${code}"]`).click();
  await myTurn(next);
  expect(await dock(next).innerText()).toBe(shown);
  await context.close();
});

test('of two tabs one plays, and the other says so', async ({ browser }) => {
  const { page, context } = await visitor(browser);
  const other = await context.newPage();
  await context.setOffline(true);
  const code = await startHere(page, 'millionaires');
  await other.goto(url(`/t/${code}`));
  await expect(other.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  await noSeriousViolation(other);
  await myTurn(page);
  await page.close();
  await other.getByRole('button', { name: 'Play on here' }).click();
  await expect(dock(other)).toBeVisible();
  await context.close();
});
