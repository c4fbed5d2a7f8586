import { expect, test, type Page } from '@playwright/test';
import { fits, noSeriousViolation } from './looks';
import { Overheard, die, dock, mayMove, player, press, pressAny, result, seatSecret, something, startWithBots, url } from './players';

type Frame = { type: string; legal: unknown[]; forms: unknown[]; view: { seats: Array<{ hand: unknown }> }; events: Array<{ type: string; card?: unknown }> };

/** The whole drawing is on the screen, and names can be read from a sofa. */
async function readable(tv: Page): Promise<void> {
  await fits(tv);
  const seen = await tv.evaluate(() => {
    const place = document.querySelector('.fit')?.getBoundingClientRect();
    const drawn = document.querySelector('.fitted')?.getBoundingClientRect();
    const name = document.querySelector('ul .name, ul strong');
    const high = name ? Number.parseFloat(getComputedStyle(name).fontSize) / innerHeight : 0;
    const inside = !place || !drawn || (drawn.bottom <= place.bottom + 2 && drawn.right <= place.right + 2 && drawn.top >= place.top - 1);
    return { high, inside, scrolls: document.documentElement.scrollHeight > innerHeight + 1 };
  });
  expect(seen.high).toBeGreaterThan(0.024);
  expect(seen).toMatchObject({ inside: true, scrolls: false });
}

test('a TV shows the table and no secret, while phones hold the hands', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ada, bruno] = [await player(browser), await player(browser, { name: 'Bruno', width: 390, height: 780 })];
  const tv = await player(browser, { name: 'TV', width: 1920, height: 1080 });
  const overheard = new Overheard(tv.page);

  await ada.page.goto(url('/new/cover_your_assets?with=friends'));
  await ada.page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.waitForURL(/\/t\/[A-Z0-9]{6,10}$/);
  const code = ada.page.url().split('/').at(-1) ?? '';

  await tv.page.goto(url(`/tv/${code}`));
  const qr = tv.page.getByRole('img', { name: /^QR code for the link/ });
  await expect(qr).toHaveAttribute('aria-label', new RegExp(`/t/${code}#hand$`));
  await expect(tv.page.getByLabel('Table code')).toHaveText(`${code.slice(0, 5)} ${code.slice(5)}`);
  await expect(tv.page.getByRole('list', { name: 'Players' })).toContainText('Ada');
  await readable(tv.page);
  await noSeriousViolation(tv.page);

  await bruno.page.goto(url(`/t/${code}#hand`));
  await bruno.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bruno.page.getByLabel('The table is on the TV')).toBeChecked();
  await bruno.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(tv.page.getByRole('list', { name: 'Players' })).toContainText('Bruno');
  await ada.page.getByRole('button', { name: 'Put a bot here (easy)' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  await expect(bruno.page.locator('.dock')).toBeVisible();
  expect(bruno.page.url()).not.toContain('#');
  await expect(ada.page.locator('.felt div.table')).toBeVisible();
  await expect(bruno.page.locator('.felt div.table')).toHaveCount(0);
  await expect(bruno.page.getByRole('region', { name: 'How you stand' })).toContainText('Total');
  await fits(bruno.page);
  await noSeriousViolation(bruno.page);

  const choose = die(5);
  const framesHeard = async () => (await overheard.texts()).filter((text) => text.includes('"type":"frame"')).length;
  for (let moves = 0; moves < 60 && (moves < 8 || (await framesHeard()) < 4); moves += 1) {
    for (const { page } of [ada, bruno]) {
      if (!(await mayMove(page)) || (await press(dock(page).locator('button.asking:enabled')))) continue;
      const wanted = choose() < 0.6 ? '[data-move]:enabled' : 'button:enabled';
      await pressAny(dock(page).locator(wanted), choose);
    }
    await Promise.race([something(ada.page), something(bruno.page)]);
  }
  await expect(tv.page.locator('.fit div.table')).toBeVisible();
  await expect(tv.page.getByRole('list', { name: 'Players' }).getByText('to move')).toBeVisible();
  await expect(tv.page.locator('input, textarea, .dock, form')).toHaveCount(0);
  for (const size of [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }]) {
    await tv.page.setViewportSize(size);
    await expect(() => readable(tv.page)).toPass({ timeout: 10_000 });
  }
  await noSeriousViolation(tv.page);

  const heard = await overheard.texts();
  const frames = heard.filter((text) => text.includes('"type":"frame"')).map((text) => JSON.parse(text) as Frame);
  expect(frames.length).toBeGreaterThan(2);
  for (const frame of frames) {
    expect([frame.legal, frame.forms]).toEqual([[], []]);
    expect(frame.view.seats.map(({ hand }) => hand)).toEqual([null, null, null]);
    expect(frame.events.filter(({ type, card }) => type === 'dealt' || (type === 'drew' && card !== null))).toEqual([]);
  }
  const stored = await tv.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const { page } of [ada, bruno]) {
    const secret = await seatSecret(page, code);
    expect(secret).toHaveLength(64);
    for (const place of [heard.join(), stored, await tv.page.content()]) expect(place.includes(secret)).toBe(false);
  }
  for (const { context } of [ada, bruno, tv]) await context.close();
});

test('a phone as a hand plays a game to its end, and the TV follows to the next one', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, tv] = [await player(browser, { width: 360, height: 740 }), await player(browser, { name: 'TV', width: 1280, height: 720 })];
  // Five players need more room than four: the last one is on the screen too.
  await tv.page.goto(url(`/tv/${await startWithBots(ada.page, 'millionaires', 5)}`));
  await expect(tv.page.locator('.fit .seats > *')).toHaveCount(5);
  await expect(() => readable(tv.page)).toPass({ timeout: 10_000 });
  await expect(tv.page.locator('.fit .seats > *').last()).toBeInViewport({ ratio: 0.99 });

  const code = await startWithBots(ada.page, 'millionaires', 3);
  await tv.page.goto(url(`/tv/${code}`));
  await ada.page.getByRole('button', { name: 'More', exact: true }).click();
  await ada.page.getByLabel('The table is on the TV').check();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.locator('.felt div.table')).toHaveCount(0);
  await expect(async () => {
    if (await result(ada.page).isVisible()) return;
    await press(dock(ada.page).getByRole('button', { name: 'Pass', disabled: false }));
    await press(dock(ada.page).getByRole('button', { name: /Give the thief/ }).first());
    expect(await result(ada.page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [30] });
  await expect(result(tv.page).getByRole('listitem')).toHaveCount(3);
  await readable(tv.page);
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => tv.page.url()).not.toContain(code);
  await expect(tv.page.locator('.fit div.table')).toBeVisible();
  // What was chosen for one game holds for the next; and the table comes back when it is wanted here.
  await expect(ada.page.getByRole('region', { name: 'How you stand' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Show it here too' }).click();
  await expect(ada.page.locator('.felt div.table')).toBeVisible();
  for (const { context } of [ada, tv]) await context.close();
});
