/** People at a browser: what they set up, and how they play through what they see. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type ElementHandle, type Locator, type Page } from '@playwright/test';

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
  /** They have never been at a table: first they are told what a game is about. */
  newcomer?: boolean;
};

export type Player = { page: Page; context: BrowserContext };

export const url = (path: string): string => `${process.env.MAGNAT_URL}${path}`;

/** Somebody with a browser of their own. A page error fails the test. */
export async function player(browser: Browser, wishes: Wishes = {}): Promise<Player> {
  const { width = 1280, height = 800, touch: hasTouch = false } = wishes;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch, serviceWorkers: 'block' });
  const settings = { lang: 'en', theme: 'dark', motion: 'none', plain: false, name: 'Ada', ...wishes };
  const learned = wishes.newcomer ? [] : GAMES.map((game) => `${game} goal`);
  const kept = { 'magnat.settings': JSON.stringify(settings), 'magnat.learned': JSON.stringify(learned) };
  await context.addInitScript((kept) => {
    for (const [place, value] of Object.entries(kept)) if (!localStorage.getItem(place)) localStorage.setItem(place, value);
  }, kept);
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
  await page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/);
  await expect(page.locator('.dock')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** Ada and Bruno at a table of their own, each in a browser of their own, and the game has begun. */
export async function twoPeople(browser: Browser): Promise<{ ada: Player; bruno: Player }> {
  const [ada, bruno] = [await player(browser, { plain: true }), await player(browser, { name: 'Bruno', plain: true })];
  await ada.page.goto(url('/new/dont_bluff?with=friends'));
  await ada.page.getByRole('group', { name: 'Players' }).getByText('2', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/t\//);
  await bruno.page.goto(ada.page.url());
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bruno.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  return { ada, bruno };
}

/** A house rule of Millionaires by which the story keeps every line; otherwise those of an auction go when it is over. */
export async function keptStory(page: Page): Promise<void> {
  await page.getByText('Clock and house rules').click();
  await page.getByRole('group', { name: 'Spent money' }).getByText('shown to all').click();
}

/** Waits until it is this page's turn. */
export async function myTurn(page: Page): Promise<void> {
  await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
}

/** The secret of the first seat of this browser at a table, as a link to another device would carry it. */
export const seatSecret = (page: Page, code: string): Promise<string> =>
  page.evaluate(async (code) => {
    const json = async (path: string, method: string) => (await (await fetch(`/api/tables/${code}${path}`, { method })).json()) as unknown;
    const { seats } = (await json('/session', 'GET')) as { seats: number[] };
    return ((await json(`/seats/${seats[0]}/link`, 'POST')) as { secret: string }).secret;
  }, code);

/** Everything that a page is told by the server, over sockets and in answers. */
export class Overheard {
  private readonly sockets: string[] = [];
  private readonly answers: Promise<string>[] = [];

  constructor(page: Page) {
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => void this.sockets.push(String(payload))));
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/')) this.answers.push(request.response().then((answer) => answer?.text() ?? ''));
    });
  }

  /** What was said so far. An answer that cannot be read fails. */
  async texts(): Promise<string[]> {
    return [...this.sockets, ...(await Promise.all(this.answers))];
  }
}

/** The moves on the screen. */
export const dock = (page: Page): Locator => page.locator('.dock');

/** The result on the screen, once the game is over. */
export const result = (page: Page): Locator => page.locator('section.result');

/** How long a button that stays on the screen may take to be pressed. */
const PRESS_MS = 5_000;

/**
 * Does something with what is offered, if it still is: the table may move on meanwhile and take it away. What stays on the
 * screen and cannot be used is a fault of the page, and fails.
 */
async function use(offered: Locator, how: (element: ElementHandle) => Promise<unknown>): Promise<boolean> {
  const [element] = await offered.elementHandles();
  if (!element) return false;
  try {
    await how(element);
    return true;
  } catch (fault) {
    if ((await element.isVisible()) && (await element.isEnabled())) throw fault;
    return false;
  }
}

/** Clicks on what is offered; tells whether it was still there. */
export const press = (offered: Locator): Promise<boolean> => use(offered, (element) => element.click({ timeout: PRESS_MS }));

/** The same with a finger. */
export const tap = (offered: Locator): Promise<boolean> => use(offered, (element) => element.tap({ timeout: PRESS_MS }));

/** Clicks on one of several. */
export async function pressAny(offered: Locator, choose: () => number): Promise<boolean> {
  const count = await offered.count();
  return count > 0 && press(offered.nth(Math.floor(choose() * count)));
}

/** Waits until there is something to do, or nothing more. A table at which nothing ever happens fails. */
export async function something(page: Page): Promise<void> {
  await page.locator('.dock button:enabled, .dock summary, section.result, section.curtain, .bar.must').first().waitFor({ timeout: 60_000 });
}

/** Whether it is this page's turn to choose. */
export async function mayMove(page: Page): Promise<boolean> {
  return dock(page).locator('button:enabled, summary').first().isVisible();
}

/**
 * Makes a move with what the generic table offers: one of the buttons, or a form filled in. `choose` is a number from 0
 * up to but without 1, as of a die with very many faces.
 */
export async function moveSomehow(page: Page, choose: () => number): Promise<void> {
  // For a moment after a change the buttons wait, and nothing but forms could be tried.
  await expect(page.locator('.settling')).toHaveCount(0);
  const buttons = dock(page).locator('.buttons button:enabled');
  const forms = dock(page).locator('details');
  const [buttonCount, formCount] = [await buttons.count(), await forms.count()];
  if (buttonCount > 0 && (formCount === 0 || choose() < 0.9)) {
    // Whoever moves at random builds and sells the same house many times: every second time, the turn goes on.
    const onward = buttons.filter({ hasText: /End the turn|Roll the dice/ });
    await pressAny(choose() < 0.5 && (await onward.count()) > 0 ? onward : buttons, choose);
    await press(dock(page).locator('button.asking:enabled'));
  } else if (formCount > 0) {
    await fillIn(forms.nth(Math.floor(choose() * formCount)), choose);
  }
}

async function fillIn(details: Locator, choose: () => number): Promise<void> {
  await press(details.and(details.page().locator(':not([open])')).locator('summary'));
  for (const field of await details.locator('form > fieldset, form > label').all()) {
    await pressAny(field.locator('.items button, .items label'), choose);
    for (const stepper of await field.locator('.stepper').all()) {
      if (choose() < 0.6) await press(stepper.locator('button').last().and(details.page().locator(':enabled')));
    }
    await use(field.locator('select'), (list) => list.selectOption({ index: 1 }, { timeout: PRESS_MS }));
  }
  await press(details.locator('form button.gold:enabled'));
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
    await something(page);
    if (await result(page).isVisible()) return;
    await moveSomehow(page, choose);
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
