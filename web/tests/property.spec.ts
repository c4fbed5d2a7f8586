import { expect, test, type Page } from '@playwright/test';
import { fits } from './fits';
import { noSeriousViolation } from './looks';
import { die, dock, mayMove, player, press, pressAny, result, something, startWithBots } from './players';

const GAME = 'property_tournament';

async function rounds(page: Page, count: number): Promise<void> {
  await page.getByText('Clock and house rules').click();
  const field = page.getByLabel(/^Rounds \(/);
  await field.fill(String(count));
  await field.blur();
}

test('a short game by touch at 360 pixels through the drawing', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page, context } = await player(browser, { width: 360, height: 740 });
  await startWithBots(page, GAME, 3, (form) => rounds(form, 2));
  const board = page.getByRole('group', { name: /^Board of forty spaces/ });
  await expect(board.getByRole('button')).toHaveCount(40);
  await expect(page.locator('.seat-frame')).toHaveCount(3);
  await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
  await noSeriousViolation(page);

  const choose = die(5);
  const until = Date.now() + 150_000;
  while (Date.now() < until) {
    await something(page);
    if (await result(page).isVisible()) break;
    await press(page.getByRole('complementary').getByRole('button', { name: 'Close' }));
    const claim = dock(page).getByRole('button', { name: /^Claim \d+ M rent/ });
    if (await press(claim.first())) continue;
    const gold = dock(page).locator('section button.gold:enabled');
    const any = dock(page).locator('[data-move]:enabled');
    const wanted = choose() < 0.75 && (await gold.count()) > 0 ? gold : any;
    await pressAny(wanted, choose);
  }
  await expect(result(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('.play')).not.toContainText(/[{}]/, { useInnerText: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test('deeds, books, print and trades by keyboard at 1440 pixels', async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, context } = await player(browser, { width: 1440, height: 900 });
  await startWithBots(page, GAME, 3);
  const board = page.getByRole('group', { name: /^Board of forty spaces/ });
  await board.locator('[tabindex="0"]').focus();
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

  await page.keyboard.press('Home');
  const home = Number(await page.evaluate(() => document.activeElement?.getAttribute('data-space')));
  for (let step = 0; step < (39 - home + 40) % 40; step += 1) await page.keyboard.press('ArrowRight');
  await expect(board.locator(':focus')).toHaveAccessibleName(/^Aleje Ujazdowskie, dark blue/);
  await page.keyboard.press('Enter');
  await expect(dialog('Aleje Ujazdowskie')).toContainText('400 M');
  await expect(dialog('Aleje Ujazdowskie').getByRole('row', { name: 'With a hotel 2000 M' })).toBeVisible();
  await dialog('Aleje Ujazdowskie').getByRole('button', { name: 'Next space' }).press('Enter');
  await expect(dialog('START')).toContainText('brings 200 M');
  await noSeriousViolation(page);
  await page.keyboard.press('Escape');
  await expect(dialog('START')).toBeHidden();

  // Somebody owns something soon: the keys of the moves are enough for that.
  const trade = dock(page).getByRole('button', { name: 'Trade' });
  await expect(async () => {
    if (await mayMove(page)) await page.keyboard.press('1');
    await expect(trade).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await trade.press('Enter');
  await expect(dialog('Trade').getByRole('group', { name: 'You give' })).toBeVisible();
  await expect(dialog('Trade').getByRole('group', { name: 'You get' })).toBeVisible();
  const money = dialog('Trade').getByRole('spinbutton', { name: 'You give: money' });
  await money.fill('120');
  await money.press('Tab');
  await expect(money).toHaveValue('120');
  await noSeriousViolation(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ada', exact: true }).press('Enter');
  await expect(dialog('Ada')).toContainText('Net worth');
  await dialog('Ada').getByRole('button', { name: 'Operations card' }).press('Enter');
  const books = dialog('Operations cards');
  await expect(books.getByRole('img', { name: 'Net worth by round' })).toBeVisible();
  const balance = books.getByRole('table', { name: 'Balance sheet' });
  const amount = async (name: string) => Number((await balance.getByRole('row', { name }).getByRole('cell').innerText()).replace('−', '-').replace(/[^\d-]/g, ''));
  expect(await amount('Net worth')).toBe((await amount('Start money')) + (await amount('Profit')));
  await expect(books.getByRole('link', { name: /XLSX/ })).toHaveAttribute('href', new RegExp(`/api/tables/${(page.url().split('/').at(-1) ?? '')}/accounts\\.xlsx\\?lang=en$`));
  await noSeriousViolation(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Operations card: Ada' })).toBeVisible();
  await expect(balance).toBeVisible();
  await expect(dock(page)).toBeHidden();
  await expect(board).toBeHidden();
  await expect(books.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(books).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog('Ada')).toBeHidden();
  await context.close();
});

type Told = { type: string; to: number; view: Record<string, unknown>; [name: string]: unknown };

/** Sits at a real table whose server falls silent, so that a test may tell the page what it likes. */
async function stage(page: Page): Promise<{ show: (view: object, frame?: object) => Promise<void>; acts: unknown[]; estate: Array<{ space: number }> }> {
  let last: Told | null = null;
  let silent = false;
  let tell = (_: string) => {};
  const acts: unknown[] = [];
  await page.routeWebSocket('**/api/socket', (line) => {
    const server = line.connectToServer();
    tell = (text) => line.send(text);
    line.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; id: string; seq: number; action?: unknown };
      if (!silent) server.send(message);
      else if (said.type === 'act') {
        acts.push(said.action);
        tell(JSON.stringify({ type: 'refused', why: 'stale', seq: said.seq, id: said.id }));
      }
    });
    server.onMessage((message) => {
      if (silent) return;
      const told = JSON.parse(String(message)) as Told;
      if (told.type === 'frame') last = told;
      tell(String(message));
    });
  });
  await startWithBots(page, GAME, 3);
  await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
  silent = true;
  const base = last as Told | null;
  if (!base) throw new Error('no frame was seen');
  const quiet = { auction: null, contest: null, debts: [], offers: [], phase: 'turn_start', active: 0 };
  const show = async (view: object, frame: object = {}) => {
    const clock = { left_ms: [], running_seats: [], wait_ms: null };
    const next = { ...base, from: base.to, events: [], turn: { open: [0, 1, 2] }, voice: {}, legal: [], forms: [], clock, ...frame, view: { ...base.view, ...quiet, ...view } };
    tell(JSON.stringify(next));
  };
  return { show, acts, estate: base.view.estate as Array<{ space: number }> };
}

test('rent, hammer, debt, contest and offers cannot be missed at 360 pixels', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 360, height: 740 });
  const { show, acts, estate: bare } = await stage(page);
  const claims = { debtor: 1, list: [{ claim: 7, owner: 0, field: '39', amount: 1400 }] };
  const holding = { position: 10, jail: { inside: true, served: 0, fine_paid: false }, bankrupt: 0, entries: 0, booked: 0, income: { lines: [], revenue: 0, costs: 0 } };
  const seats = [['39', '5'], ['1', '3'], ['12']].map((fields) => ({
    ...holding,
    fields,
    sheet: { cash: 80, fields: 600, buildings: 600, jail_cards: 0, loans: 0 },
    liquidity: 430,
  }));
  const estate = bare.map((field) => (field.space === 39 ? { ...field, owner: 0, level: 3, rent: 1400 } : field));

  await show({ claims }, { legal: [{ type: 'claim_rent', claim: 7 }, { type: 'waive_rent', claim: 7 }], clock: { left_ms: [], running_seats: [], wait_ms: 3000 } });
  const claim = dock(page).getByRole('button', { name: /^Claim 1400 M rent Bertram stands on Aleje Ujazdowskie/ });
  const box = await claim.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThan(220);
  expect(box?.height ?? 0).toBeGreaterThan(60);
  await noSeriousViolation(page);
  await claim.click();
  await expect.poll(() => acts).toEqual([{ type: 'claim_rent', claim: 7 }]);

  const auction = { lot: { field: '24' }, high: 130, bidder: 2, target: null, passed: [1], turn: 0, stamp: 1 };
  const bid = { action: 'bid', fixed: { field: null }, fields: [{ kind: 'number', name: 'amount', min: 131, max: 900, step: 1, optional: false }] };
  await show({ auction }, { legal: [{ type: 'pass' }], forms: [bid], clock: { left_ms: [], running_seats: [], wait_ms: 6000 } });
  const hammer = page.getByRole('region', { name: 'Auction' });
  await expect(hammer).toContainText('Plac Wilsona');
  await expect(hammer.getByText('Bertram, passed')).toBeAttached();
  await expect(hammer.getByText('Who bids more?')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Amount +10' }).click();
  await expect(hammer.getByText('Going…')).toBeVisible();
  await expect(hammer.getByText('Going, going…')).toBeVisible();
  await expect(hammer.getByText('Gone!')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Bid 141 M' }).click();
  await expect.poll(() => acts.at(-1)).toEqual({ type: 'bid', amount: 141, field: null });

  const debt = { debtor: 0, creditor: { seat: 1 }, reason: 'rent', space: 3, amount: 450, stamp: 1 };
  await show(
    { seats, estate, debts: [debt] },
    { legal: [{ type: 'mortgage', field: '5' }, { type: 'sell_houses', field: '39', count: 1 }], forms: [{ action: 'resign', fields: [] }] },
  );
  const owed = page.getByRole('alert', { name: 'Your debt' });
  await expect(owed).toContainText(/Cash\s*80\sM/);
  await expect(owed).toContainText(/Missing\s*370\sM/);
  await expect(owed).toContainText('Even so 20 M are missing.');
  const mortgage = dock(page).getByRole('button', { name: 'Zachodni: Mortgage: +100 M' });
  await expect(mortgage).toBeEnabled();
  await noSeriousViolation(page);
  await mortgage.click();
  await expect.poll(() => acts.at(-1)).toEqual({ type: 'mortgage', field: '5' });

  const contest = { hotel: false, opener: 1, waiting: [0], orders: [], units: 2, auctioning: false, stamp: 1 };
  const join = { action: 'join_contest', fields: [{ kind: 'choice', name: 'field', items: ['39'] }, { kind: 'number', name: 'count', min: 1, max: 2, step: 1, optional: false }] };
  await show({ seats, contest }, { legal: [{ type: 'decline_contest' }, { type: 'join_contest', field: '39', count: 1 }], forms: [join] });
  await dock(page).getByRole('button', { name: 'Aleje Ujazdowskie: Order 2' }).click();
  await expect.poll(() => acts.at(-1)).toEqual({ type: 'join_contest', field: '39', count: 2 });

  const sides = { give_cash: 250, give_fields: [], give_cards: [], get_cash: 0, get_fields: ['5'], get_cards: [] };
  const offer = { offer: 4, seat: 1, to_seat: 0, ...sides, houses: null, give_completes: null, get_completes: 3 };
  const trade = {
    action: 'offer_trade',
    fixed: { to_seat: 1 },
    fields: [
      { kind: 'number', name: 'give_cash', min: 0, max: 80, step: 1, optional: false },
      { kind: 'number', name: 'get_cash', min: 0, max: 100_000, step: 1, optional: false },
      { kind: 'pick', name: 'give_fields', items: ['5', '39'], min: 0, max: 2 },
      { kind: 'pick', name: 'get_fields', items: ['1', '3'], min: 0, max: 2 },
    ],
  };
  await show({ seats, offers: [offer] }, { legal: [{ type: 'refuse_trade', offer: 4 }, { type: 'accept_trade', offer: 4 }], forms: [trade] });
  const sidesShown = page.locator('.stage').getByRole('group', { name: 'Open offers' });
  await expect(sidesShown).toContainText('Bertram gives');
  await expect(sidesShown).toContainText('250 M');
  await expect(sidesShown).toContainText('Bertram completes a colour (orange): rent there doubles.');
  const open = dock(page).getByRole('group', { name: 'Open offers' });
  await expect(open.getByRole('button', { name: 'Counter-offer' })).toBeEnabled();
  await noSeriousViolation(page);
  await open.getByRole('button', { name: 'Counter-offer' }).click();
  const builder = page.getByRole('dialog', { name: 'Trade' });
  await expect(builder.getByRole('button', { name: 'Dworzec Zachodni', pressed: true })).toBeVisible();
  await builder.getByRole('button', { name: 'You get: money +50' }).click();
  await builder.getByRole('button', { name: 'Make the offer' }).click();
  await expect.poll(() => acts.at(-1)).toMatchObject({ type: 'offer_trade', to_seat: 1, give_fields: ['5'], get_cash: 300, get_fields: [] });
  await context.close();
});

for (const seats of [4, 8]) {
  test(`the table stands whole in every window with ${seats} players`, async ({ browser }) => {
    test.setTimeout(120_000);
    const { page, context } = await player(browser, { width: 1366, height: 768 });
    await startWithBots(page, GAME, seats);
    for (const move of ['first', 'second']) {
      await expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
      for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1366, 768]] as const) {
        await page.setViewportSize({ width, height });
        await fits(page);
      }
      if (move === 'first') await press(dock(page).locator('[data-move]:enabled').first());
    }
    await context.close();
  });
}
