/** People at a browser: what they set up, and how they play through what they see. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

export const GAMES = ['millionaires', 'dont_bluff', 'cover_your_assets', 'property_tournament', 'deluxe'] as const;
export type GameId = (typeof GAMES)[number];

export const NAMES: Record<GameId, string> = {
  millionaires: 'Millionaires & Bankrupts',
  dont_bluff: "Don't Bluff!",
  cover_your_assets: 'Cover Your Assets',
  property_tournament: 'Property Tournament',
  deluxe: 'Millionaire de Luxe',
};

export type Wishes = {
  name?: string;
  lang?: string;
  theme?: string;
  plain?: boolean;
  motion?: string;
  width?: number;
  height?: number;
  touch?: boolean;
};

export type Player = { page: Page; context: BrowserContext };

export const url = (path: string): string => `${process.env.MAGNAT_URL}${path}`;

/** Somebody with a browser of his own. A page error fails the test. */
export async function player(browser: Browser, wishes: Wishes = {}): Promise<Player> {
  const { width = 1280, height = 800, touch: hasTouch = false } = wishes;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch, serviceWorkers: 'block' });
  const settings = { lang: 'en', theme: 'dark', motion: 'none', plain: false, name: 'Ada', ...wishes };
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('magnat.settings')) localStorage.setItem('magnat.settings', kept);
  }, JSON.stringify(settings));
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return { page, context };
}

/** Two taps: a game against bots. Gives back the code of the table. */
export async function startWithBots(page: Page, game: GameId, seats?: number, more?: (page: Page) => Promise<void>): Promise<string> {
  await page.goto(url('/'));
  await page.locator(`a[href="/new/${game}?with=bots"]`).click();
  const form = page.locator('form');
  if (seats !== undefined) await form.locator('fieldset').first().getByText(String(seats), { exact: true }).click();
  await form.locator('fieldset').nth(1).locator('label').first().click();
  if (more) await more(page);
  await form.locator('button.start').click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  await expect(page.locator('.dock')).toBeVisible();
  return page.url().slice(-6);
}

/** The moves on the screen. */
export const dock = (page: Page): Locator => page.locator('.dock');

/** The result on the screen, once the game is over. */
export const result = (page: Page): Locator => page.locator('section.result');

/** Whether it is this page's turn to choose. */
export async function mayMove(page: Page): Promise<boolean> {
  return dock(page).locator('button:enabled, summary').first().isVisible();
}

/**
 * Makes a move with what the generic table offers: one of the buttons, or a form filled in. `choose` is a number from 0
 * up to but without 1, as of a die with very many faces.
 */
export async function moveSomehow(page: Page, choose: () => number): Promise<void> {
  const buttons = dock(page).locator('.buttons button:enabled');
  const forms = dock(page).locator('details');
  const [buttonCount, formCount] = [await buttons.count(), await forms.count()];
  if (buttonCount > 0 && (formCount === 0 || choose() < 0.9)) {
    await buttons.nth(Math.floor(choose() * buttonCount)).click({ timeout: 3_000 });
  } else if (formCount > 0) {
    await fillIn(forms.nth(Math.floor(choose() * formCount)), choose);
  }
}

async function fillIn(details: Locator, choose: () => number): Promise<void> {
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) await details.locator('summary').click();
  for (const field of await details.locator('form > fieldset, form > label').all()) {
    const items = field.locator('.items button, .items label');
    const count = await items.count();
    if (count > 0) await items.nth(Math.floor(choose() * count)).click({ timeout: 3_000 });
    for (const stepper of await field.locator('.stepper').all()) {
      const more = stepper.locator('button').last();
      if (choose() < 0.6 && (await more.isEnabled())) await more.click({ timeout: 3_000 });
    }
    const list = field.locator('select');
    if ((await list.count()) > 0) await list.selectOption({ index: 1 });
  }
  const submit = details.locator('form button.gold');
  if (await submit.isEnabled()) await submit.click({ timeout: 3_000 });
}

/** A die whose rolls follow from a seed, so that a failing game can be played again. */
export function die(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Plays until the result is there. A move that the rules refuse, or that came too late, is made differently. */
export async function playOn(page: Page, choose: () => number, until: number): Promise<void> {
  while (Date.now() < until) {
    if (await result(page).isVisible()) return;
    if (await mayMove(page)) await moveSomehow(page, choose).catch(() => {});
    else await page.waitForTimeout(40);
  }
  throw new Error(`the game did not end in time; the table says:\n${await page.locator('.main').innerText()}`);
}

/** A whole match of a game, as its tests keep it. */
export function golden(game: GameId): string {
  const folder = new URL(`../../games/${game}/tests/replays/v1`, import.meta.url).pathname;
  return join(folder, readdirSync(folder).sort().at(-1) ?? '');
}

/** Shows a record file in the replay. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await page.goto(url('/replay'));
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}
