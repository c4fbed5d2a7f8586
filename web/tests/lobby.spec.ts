/** Before the match: who plays, by which rules, and how everybody looks; and how people react to each other in it. */
import { expect, test, type Browser, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { dock, player, press, startWithBots, url, type GameId, type Player, type Wishes } from './players';
import type { TableInfo } from '../src/lib/wire';

/** Somebody opens a table for so many. */
async function host(browser: Browser, game: GameId, seats: number, wishes: Wishes = {}): Promise<Player> {
  const ada = await player(browser, wishes);
  await ada.page.goto(url(`/new/${game}?with=friends`));
  await ada.page.getByRole('group', { name: 'Players' }).getByText(String(seats), { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/t\//);
  return ada;
}

/** Somebody else sits down there. */
async function guest(browser: Browser, table: string, name: string, wishes: Wishes = {}): Promise<Player> {
  const guest = await player(browser, { name, ...wishes });
  await guest.page.goto(table);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  return guest;
}

const seats = (page: Page): Locator => page.getByRole('list', { name: 'Players' });
const ready = (page: Page): Locator => page.getByRole('button', { name: 'I am ready' });
const closeAll = async (people: Player[]): Promise<void> => {
  for (const { context } of people) await context.close();
};

/** A line that can be held down, as that of a phone in a pocket. */
async function line(page: Page): Promise<{ down: () => Promise<void>; up: () => void }> {
  const open: WebSocketRoute[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/api\/socket$/, (route) => {
    if (isDown) return void route.close();
    route.connectToServer();
    open.push(route);
  });
  return {
    down: async () => {
      isDown = true;
      for (const route of open.splice(0)) await route.close();
    },
    up: () => (isDown = false),
  };
}

test('a table for five begins with the three who are there, and nobody loses their seat', async ({ browser }) => {
  const ada = await host(browser, 'millionaires', 5);
  const table = ada.page.url();
  const bruno = await guest(browser, table, 'Bruno');
  const cleo = await guest(browser, table, 'Cleo');
  const dan = await player(browser, { name: 'Dan' });
  const phone = await line(dan.page);
  await dan.page.goto(table);
  await dan.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(dan.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  await bruno.page.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(ada.page.getByText('Free seat', { exact: true })).toHaveCount(2);
  // Dan's phone sleeps while the table closes up: they sat in the fourth seat and now sit in the third.
  await phone.down();
  await ada.page.getByRole('button', { name: 'Start with the 3 who are here' }).click();
  for (const { page } of [ada, cleo]) await expect(seats(page).getByRole('listitem')).toHaveCount(3);
  phone.up();
  await expect(seats(dan.page).getByRole('listitem')).toHaveCount(3, { timeout: 40_000 });
  await expect(seats(dan.page).getByRole('listitem').nth(2)).toContainText('Dan · you');
  await expect(seats(cleo.page).getByRole('listitem').nth(1)).toContainText('Cleo · you');
  await expect(dan.page.getByText('You are watching')).toHaveCount(0);
  const told = (await (await ada.page.request.get(table.replace('/t/', '/api/tables/'))).json()) as { setup: { seats: number }; seats: unknown[] };
  expect([told.setup.seats, told.seats.length]).toEqual([3, 3]);
  await closeAll([ada, bruno, cleo, dan]);
});

test('the host changes the house rules, and whoever had agreed is asked again', async ({ browser }) => {
  const ada = await host(browser, 'millionaires', 3);
  const bruno = await guest(browser, ada.page.url(), 'Bruno');
  await expect(bruno.page.getByRole('button', { name: 'Change the house rules' })).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Change the house rules' }).click();
  const form = ada.page.getByRole('dialog', { name: 'Change the house rules' });
  const choice = form.getByRole('group', { name: 'Spent money' });
  await choice.getByText('shown to all').click();
  // Rules that do not go together stay on the form, and nobody hears of them.
  await ada.page.route('**/api/tables/*/options', (route) => route.fulfill({ status: 400, json: { error: 'bad_setup', detail: 'No.' } }), { times: 1 });
  await form.getByRole('button', { name: 'Play by these rules' }).click();
  await expect(form.getByRole('alert')).toContainText('do not go together');
  await expect(choice.getByRole('radio', { name: 'shown to all' })).toBeChecked();
  await expect(bruno.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  await form.getByRole('button', { name: 'Play by these rules' }).click();
  await expect(form).toHaveCount(0);
  for (const { page } of [ada, bruno]) await expect(page.getByRole('list', { name: 'House rules' })).toContainText('shown to all');
  await expect(bruno.page.getByText('The house rules have changed.')).toBeVisible();
  await expect(ready(bruno.page)).toBeVisible();
  // Loading the page again agrees to nothing.
  await bruno.page.reload();
  await expect(ready(bruno.page)).toBeVisible();
  await ready(bruno.page).click();
  await expect(bruno.page.getByText('The house rules have changed.')).toHaveCount(0);
  await expect(ada.page.getByText('Bruno').locator('..')).toContainText('ready');
  await closeAll([ada, bruno]);
});

/** The colour of somebody's badge. */
const worn = (page: Page, seat: number): Promise<string> =>
  page.evaluate((seat) => getComputedStyle(document.documentElement).getPropertyValue(`--who-${seat}`).trim(), seat);
const paint = (page: Page, colour: string): Promise<string> =>
  page.evaluate((colour) => getComputedStyle(document.documentElement).getPropertyValue(`--paint-${colour}`).trim(), colour);

test('people choose how they look, no two in one colour, and are known by it everywhere', async ({ browser }) => {
  const ada = await host(browser, 'millionaires', 3);
  const bruno = await guest(browser, ada.page.url(), 'Bruno');
  await ada.page.getByRole('button', { name: 'How you look' }).click();
  const look = ada.page.getByRole('dialog', { name: 'How you look' });
  await look.getByTitle('Owl').click();
  await look.getByTitle('red', { exact: true }).click();
  await look.getByRole('button', { name: 'Close' }).click();
  const tv = await player(browser);
  await tv.page.goto(ada.page.url().replace('/t/', '/tv/'));
  for (const { page } of [ada, bruno, tv]) await expect.poll(() => worn(page, 0)).toBe(await paint(page, 'red'));
  await bruno.page.getByRole('button', { name: 'How you look' }).click();
  const theirs = bruno.page.getByRole('dialog', { name: 'How you look' });
  await expect(theirs.getByRole('radio', { name: 'red (taken)' })).toBeDisabled();
  await theirs.getByTitle('Ship').click();
  await theirs.getByRole('button', { name: 'Close' }).click();
  // A bot takes any colour that is left, and the match keeps them.
  await ada.page.getByRole('button', { name: 'Put a bot here (easy)' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(dock(bruno.page)).toBeVisible();
  const colours = await Promise.all([0, 1, 2].map((seat) => worn(bruno.page, seat)));
  expect(new Set(colours).size).toBe(3);
  expect(colours[0]).toBe(await paint(bruno.page, 'red'));
  await expect(seats(bruno.page).getByRole('listitem').first().locator('g.badge')).toHaveCount(1);
  await expect(seats(tv.page).getByRole('listitem').nth(1).locator('g.badge')).toHaveCount(1);
  await expect(seats(bruno.page).getByRole('listitem').nth(2).locator('g.badge')).toHaveCount(0);
  // The browser remembers: at the next table Ada looks the same without a word.
  await ada.page.goto(url('/new/dont_bluff?with=bots'));
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.waitForURL(/\/t\//);
  await expect(seats(ada.page).getByRole('listitem').first().locator('g.badge')).toHaveCount(1);
  // The die there shows the players in the colours they chose.
  await expect.poll(() => worn(ada.page, 0)).toBe(await paint(ada.page, 'red'));
  const own = seats(ada.page).getByRole('listitem').first().getByRole('img', { name: 'The colour of Ada' });
  expect(await own.locator('.face').evaluate((face) => getComputedStyle(face).fill)).toBe(
    await ada.page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--paint-red)';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    }),
  );
  await closeAll([ada, bruno, tv]);
});

test('what cannot be worn is refused', async ({ browser }) => {
  const ada = await host(browser, 'millionaires', 3);
  const told = await ada.page.evaluate(
    (table) =>
      new Promise<string[]>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        const heard: string[] = [];
        const say = (message: unknown) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ type: 'hello', protocol: 1, table, seat: 0, from: 0 });
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; why?: string };
          if (message.type === 'welcome') for (const look of [{ badge: 'crook' }, { colour: '#fff' }, { hat: 1 }]) say({ type: 'set_look', look });
          if (message.type === 'refused') heard.push(message.why ?? '');
          if (heard.length === 3) resolve(heard);
        };
      }),
    ada.page.url().split('/').at(-1) ?? '',
  );
  expect(told).toEqual(['malformed', 'malformed', 'malformed']);
  await closeAll([ada]);
});

const touches = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('a reaction is a picture over the face, sent from a phone without leaving the table', async ({ browser }) => {
  const ada = await host(browser, 'dont_bluff', 2);
  const bruno = await guest(browser, ada.page.url(), 'Bruno', { width: 360, height: 640, touch: true });
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const before = await dock(bruno.page).boundingBox();
  await bruno.page.getByRole('button', { name: 'React', exact: true }).tap();
  const bar = bruno.page.getByRole('group', { name: 'Reactions' });
  await expect(bar.getByRole('button')).toHaveCount(8);
  const [row, window] = [await bar.boundingBox(), bruno.page.viewportSize()];
  expect(row && row.height < 60 && row.x >= 0 && row.x + row.width <= (window?.width ?? 0)).toBe(true);
  for (const button of await bar.getByRole('button').all()) {
    const place = await button.boundingBox();
    expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
  // Names and choices stay in sight while one chooses.
  const names = await seats(bruno.page).locator('.name').evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect));
  const bars = (await bar.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(names.some((name) => touches(name, bars))).toBe(false);
  await bar.getByRole('button', { name: 'Oh!' }).tap();
  await expect(bar).toBeHidden();
  const chip = seats(ada.page).locator('li.seat-frame').nth(1);
  await expect(chip.getByRole('status')).toHaveText('Bruno: Oh!');
  const [picture, name] = await chip.evaluate((one) =>
    ['.reaction', '.name'].map((part) => one.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(picture && name && touches(picture, name)).toBe(false);
  expect(await dock(bruno.page).boundingBox()).toEqual(before);
  await expect(chip.getByRole('status')).toHaveCount(0);
  await closeAll([ada, bruno]);
});

test('a look for another table leaves the one where somebody has moved as it is', async ({ browser }) => {
  const ada = await player(browser, { name: 'Ada' });
  await startWithBots(ada.page, 'millionaires', 3);
  const code = ada.page.url().split('/').at(-1);
  const hasMoved = async () => ((await (await ada.page.request.get(url(`/api/tables/${code}`))).json()) as TableInfo).seats[0]?.look_kept;
  await expect
    .poll(async () => {
      await press(dock(ada.page).getByRole('button', { name: /Pass|Turn/ }).and(ada.page.locator(':enabled')).first());
      return hasMoved();
    })
    .toBe(true);
  const first = seats(ada.page).getByRole('listitem').first();
  await expect(first.locator('g.badge')).toHaveCount(0);
  const at = ada.page.url();
  const before = await worn(ada.page, 0);
  const other = await ada.context.newPage();
  await other.goto(url('/new/dont_bluff?with=friends'));
  await other.getByRole('button', { name: 'Open the table' }).click();
  await other.getByRole('button', { name: 'How you look' }).click();
  const look = other.getByRole('dialog', { name: 'How you look' });
  await look.getByTitle('green', { exact: true }).click();
  await look.getByTitle('Cat').click();
  await expect(other.locator('.seats g.badge')).toHaveCount(1);
  await ada.page.goto(at);
  await expect(first).toBeVisible();
  await expect(dock(ada.page)).toBeVisible();
  await expect(first.locator('g.badge')).toHaveCount(0);
  expect(await worn(ada.page, 0)).toBe(before);
  await closeAll([ada]);
});

test('a short game is one choice beside the number of players', async ({ browser }) => {
  const ada = await player(browser, { name: 'Ada' });
  for (const [game, short] of [
    ['cover_your_assets', 'short (Quick Game (one round))'],
    ['property_tournament', 'short (Rounds: 5)'],
    ['deluxe', 'short (Rounds: 15)'],
  ]) {
    await ada.page.goto(url(`/new/${game}?with=friends`));
    await ada.page.getByRole('group', { name: 'Length' }).getByText(short ?? '', { exact: true }).click();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(ada.page.getByRole('list', { name: 'House rules' }).getByRole('listitem')).toHaveCount(1);
  }
  await ada.page.goto(url('/new/millionaires?with=friends'));
  await expect(ada.page.getByRole('group', { name: 'Players' })).toBeVisible();
  await expect(ada.page.getByRole('group', { name: 'Length' })).toHaveCount(0);
  await closeAll([ada]);
});
