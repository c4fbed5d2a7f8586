import { expect, test, type Page } from '@playwright/test';
import { Overheard, die, dock, keptStory, moveSomehow, myTurn, player, press, result, seatSecret, startWithBots, twoPeople, url } from './players';

/** Plays on until somebody else has bid and it is this page's turn. */
async function untilABid(page: Page): Promise<void> {
  await expect(async () => {
    await myTurn(page);
    await expect(page.locator('.stage .felt > *').first()).toBeVisible();
    if (await page.getByText('No bid yet').first().isVisible()) {
      await dock(page).getByRole('button', { name: /Pass/ }).click({ timeout: 2_000 });
      throw new Error('nobody has bid yet');
    }
  }).toPass({ timeout: 90_000 });
}

test('a bid that beats nobody says so before it is made', async ({ browser }) => {
  const { page, context } = await player(browser);
  await startWithBots(page, 'millionaires', 3);
  await untilABid(page);
  // The smallest card beats no bid.
  await dock(page).getByRole('button', { name: /^\d+ M$/ }).first().click();
  const bid = dock(page).getByRole('button', { name: /^1 M is too little: more than \d+ M is needed/ });
  await expect(bid).toBeVisible();
  await expect(bid).toBeDisabled();
  await context.close();
});

test('a form names the rule that forbids what it makes', async ({ browser }) => {
  const { page, context } = await player(browser, { plain: true });
  await startWithBots(page, 'millionaires', 3);
  await untilABid(page);
  const form = dock(page).locator('details').first();
  if (!(await form.evaluate((details) => (details as HTMLDetailsElement).open))) await form.locator('summary').click();
  await form.getByText('1', { exact: true }).first().click();
  await expect(form.getByText('must come to more than the highest bid')).toBeVisible();
  await expect(form.locator('button.gold')).toBeDisabled();
  await context.close();
});

test('a reload in mid-turn finds the same table', async ({ browser }) => {
  const { page, context } = await player(browser, { plain: true });
  await startWithBots(page, 'dont_bluff', 3);
  await myTurn(page);
  const before = await page.locator('.panels').innerText();
  await page.reload();
  await myTurn(page);
  expect(await page.locator('.panels').innerText()).toBe(before);
  await moveSomehow(page, die(3));
  await context.close();
});

test('a connection that breaks comes back by itself', async ({ browser }) => {
  const { page, context } = await player(browser, { plain: true });
  let lines = 0;
  await page.routeWebSocket('**/api/socket', (line) => {
    lines += 1;
    const server = line.connectToServer();
    if (lines === 1) setTimeout(() => void server.close(), 1_500);
  });
  await startWithBots(page, 'millionaires', 3, keptStory);
  await expect.poll(() => lines, { timeout: 20_000 }).toBeGreaterThan(1);
  await myTurn(page);
  await dock(page).getByRole('button', { name: /Pass/ }).click();
  await expect(page.getByRole('log', { name: 'Story' })).toContainText('You pass.');
  await context.close();
});

test('a second device takes part in the same seat', async ({ browser }) => {
  const [first, second] = [await player(browser, { plain: true }), await player(browser, { plain: true, width: 390, height: 800 })];
  await startWithBots(first.page, 'millionaires', 3, keptStory);
  await myTurn(first.page);
  const link = `${first.page.url()}#seat=${await seatSecret(first.page, first.page.url().split('/').at(-1) ?? '')}`;
  await second.page.goto(link);
  await myTurn(second.page);
  expect(second.page.url()).not.toContain('#');
  await dock(second.page).getByRole('button', { name: /Pass/ }).click();
  await expect(first.page.getByRole('log', { name: 'Story' })).toContainText('You pass.');
  await first.context.close();
  await second.context.close();
});

test('somebody who watches is told no secret', async ({ browser }) => {
  const [ada, eve] = [await player(browser, { plain: true }), await player(browser, { name: 'Eve', plain: true })];
  const overheard = new Overheard(eve.page);
  const code = await startWithBots(ada.page, 'cover_your_assets', 4);
  await eve.page.goto(url(`/t/${code}`));
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  const secret = await seatSecret(ada.page, code);
  expect(secret).toHaveLength(64);
  for (let moves = 0; moves < 4; moves += 1) {
    await myTurn(ada.page);
    await moveSomehow(ada.page, die(moves));
  }
  const own = (await ada.page.getByRole('region', { name: 'Your hand' }).innerText()).split('\n').at(-1) ?? '';
  expect(own).toContain(',');
  await expect(eve.page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  const heard = await overheard.texts();
  const frames = heard.filter((text) => text.includes('"type":"frame"')).map((text) => JSON.parse(text) as Frame);
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) {
    expect(frame.legal).toEqual([]);
    expect(frame.forms).toEqual([]);
    expect(frame.view.seats.map((seat) => seat.hand)).toEqual([null, null, null, null]);
    expect(frame.events.filter((event) => event.type === 'dealt' || (event.type === 'drew' && event.card !== null))).toEqual([]);
  }
  const stored = await eve.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const shown = await eve.page.content();
  for (const place of [heard.join(), stored, shown]) {
    expect(place.includes(secret)).toBe(false);
  }
  expect(shown.includes(own)).toBe(false);
  await ada.context.close();
  await eve.context.close();
});

type Frame = {
  legal: unknown[];
  forms: unknown[];
  view: { seats: Array<{ hand: unknown }> };
  events: Array<{ type: string; card?: unknown }>;
};

test('chat, reactions, advice, taking back, and stepping back', async ({ browser }) => {
  const { page, context } = await player(browser, { plain: true });
  // A rulebook that lets people look back as far as they like.
  await startWithBots(page, 'cover_your_assets', 3);
  await myTurn(page);
  await page.getByRole('button', { name: 'Advice' }).click();
  await expect(dock(page).getByText(/^The bot advises/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Good luck!');
  await page.getByRole('button', { name: 'Well played!' }).click();
  await expect(page.getByRole('list', { name: 'Players' }).getByText('Well played!')).toBeVisible();
  await page.getByRole('tab', { name: 'Story' }).click();
  await dock(page).getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByRole('log', { name: 'Story' })).toContainText(/You /);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText(/steps? ago$/)).toBeVisible();
  await expect(dock(page).getByText('You are looking back.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await context.close();
});

test('a refusal names the rule, keeps the choice, and opens its paragraph', async ({ browser }) => {
  const { page, context } = await player(browser);
  // The server's answer to one bid is replaced: the drawing itself offers nothing that is against the rules.
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    let refuses = true;
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; id?: string; seq?: number };
      if (said.type !== 'act' || !refuses) return server.send(message);
      refuses = false;
      socket.send(JSON.stringify({ type: 'refused', why: 'rule', rule: 'MB-14', id: said.id, seq: said.seq }));
    });
  });
  await startWithBots(page, 'millionaires', 3);
  await myTurn(page);
  await dock(page).getByRole('button', { name: /Pass/ }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('bid');
  await expect(dock(page).getByRole('button', { name: /Pass/ })).toBeEnabled();
  await refusal.getByRole('button', { name: 'Read the rule' }).click();
  const cited = page.getByRole('region', { name: 'Rule', exact: true });
  await expect(cited).toBeInViewport();
  await cited.getByText('The exact words').click();
  await expect(cited).toContainText('MB-14');
  await expect(cited.locator('details')).toContainText('strictly greater');
  // The same move, made again, reaches the table.
  await dock(page).getByRole('button', { name: /Pass/ }).click();
  await expect(refusal).toHaveCount(0);
  await context.close();
});

test('all people must agree to a pause', async ({ browser }) => {
  const { ada, bruno } = await twoPeople(browser);
  await bruno.page.getByRole('button', { name: 'More', exact: true }).click();
  await bruno.page.getByRole('button', { name: 'Suggest a pause' }).click();
  await expect(ada.page.getByText('Bruno would like a pause.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, bruno]) await expect(page.getByText('The game is paused.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Suggest going on' }).click();
  await bruno.page.getByRole('button', { name: 'Agree' }).click();
  await expect(ada.page.getByText('The game is paused.')).toHaveCount(0);
  await ada.context.close();
  await bruno.context.close();
});

test('a finished game can be checked in the browser', async ({ browser }) => {
  test.setTimeout(240_000);
  const { page, context } = await player(browser);
  await startWithBots(page, 'millionaires', 3);
  await expect(async () => {
    if (await result(page).isVisible()) return;
    await press(dock(page).getByRole('button', { name: 'Pass', disabled: false }));
    await press(dock(page).getByRole('button', { name: /Give the thief/ }).first());
    expect(await result(page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [30] });
  const finished = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => page.url()).not.toBe(finished);
  await expect(dock(page)).toBeVisible();
  await page.goto(finished);
  await page.getByRole('button', { name: 'Fair play' }).click();
  await expect(page.getByText('Checked in your browser')).toBeVisible();
  await page.getByRole('button', { name: 'See the details' }).click();
  await expect(page.getByText('The secret is the one the server committed to.')).toBeVisible();
  await expect(page.getByText('The seed follows from the secret')).toBeVisible();
  const box = page.getByLabel('Receipt or record');
  await box.fill((await box.inputValue()).replace(/"entropy": \[\s*"/, '$&x'));
  await expect(page.getByText('The seed does not follow')).toBeVisible();
  await context.close();
});

test('an auction that is over leaves its tile in the story, not its bids', async ({ browser }) => {
  const { page, context } = await player(browser);
  await startWithBots(page, 'millionaires', 3);
  const story = page.getByRole('log', { name: 'Story' });
  // Lines one cannot go back to are no buttons.
  const closed = story.locator('.moment:not(:has(button))');
  await expect(async () => {
    await myTurn(page);
    await dock(page).getByRole('button', { name: /Pass/ }).click({ timeout: 2_000 });
    expect(await closed.filter({ hasText: / (gets?|takes?) / }).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 90_000 });
  await expect(closed.filter({ hasText: / (lays?|pass(es)?)[ .]/ })).toHaveCount(0);
  await context.close();
});
