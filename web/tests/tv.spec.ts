import { expect, test, type Page } from '@playwright/test';
import { staysInside, noSeriousViolation } from './looks';
import { Overheard, die, dock, mayMove, player, press, pressAny, result, seatSecret, something, startWithBots, url } from './players';

type Frame = { type: string; legal: unknown[]; forms: unknown[]; view: { seats: Array<{ hand: unknown }> }; events: Array<{ type: string; card?: unknown }> };

/** The whole drawing is on the screen, and every word can be read from a sofa: 24 px of 1080. */
async function readable(tv: Page): Promise<void> {
  await staysInside(tv);
  const faults = await tv.evaluate(() => {
    const faults: string[] = [];
    const place = document.querySelector('.stage')?.getBoundingClientRect();
    for (const drawn of document.querySelectorAll('.stage > *')) {
      const box = drawn.getBoundingClientRect();
      if (place && (box.bottom > place.bottom + 2 || box.right > place.right + 2 || box.top < place.top - 2)) faults.push(`outside: ${drawn.className}`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest('svg[aria-hidden=true], .visually-hidden') || !element.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < (24 / 1080) * innerHeight - 0.5) faults.push(`${size} px: ${text.textContent.trim()}`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
    return faults;
  });
  expect(faults).toEqual([]);
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
  await expect(bruno.page.getByRole('button', { name: 'You are ready' })).toBeVisible();
  await expect(tv.page.getByRole('list', { name: 'Players' })).toContainText('Bruno');
  await ada.page.getByRole('button', { name: 'Put a bot here (easy)' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  await expect(bruno.page.locator('.dock')).toBeVisible();
  expect(bruno.page.url()).not.toContain('#');
  await expect(ada.page.locator('.play:not(.wallet) .felt > *')).toBeVisible();
  await expect(bruno.page.locator('.play:not(.wallet) .felt > *')).toHaveCount(0);
  await expect(bruno.page.getByRole('region', { name: 'How you stand' })).toContainText('This round');
  await staysInside(bruno.page);
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
  await expect(tv.page.locator('.stage > .felt > *')).toBeVisible();
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

test('a TV names every field of a board, and the phone is a wallet that fills its screen', async ({ browser }) => {
  const [ada, tv] = [await player(browser, { width: 390, height: 844 }), await player(browser, { name: 'TV', width: 1920, height: 1080 })];
  const code = await startWithBots(ada.page, 'property_tournament', 4);
  // The door of a TV: no link, only a code that somebody reads out.
  await tv.page.goto(url('/'));
  await tv.page.getByRole('link', { name: 'Show on a TV' }).click();
  await tv.page.waitForURL(/\/tv$/);
  await tv.page.getByLabel('Table code').fill(`${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase());
  await tv.page.getByRole('button', { name: 'Show the table' }).click();
  await expect(tv.page).toHaveURL(new RegExp(`/tv/${code}$`));

  const names = tv.page.locator('[data-space] .name');
  await expect(names).toHaveCount(40);
  /** Names that stick out of their field. */
  const cut = () =>
    names.evaluateAll((all) =>
      all.flatMap((name) => {
        const [box, field] = [name.getBoundingClientRect(), name.closest('button')?.getBoundingClientRect()];
        const fits = field && box.width > 0 && box.left > field.left - 1 && box.right < field.right + 1 && box.top > field.top - 1 && box.bottom < field.bottom + 1;
        return fits ? [] : [`${name.textContent} ${JSON.stringify(box)}`];
      }),
    );
  /** Tokens that stand anywhere but in the corner of START, in the lane beside it, or before a field. */
  const astray = () =>
    tv.page.locator('.token svg').evaluateAll((tokens) => {
      const [ring, middle] = [document.querySelector('.ring'), document.querySelector('.middle')].map((element) => element?.getBoundingClientRect());
      return tokens.filter((token) => {
        const { left, right, top, bottom } = token.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return !ring || !middle || x < ring.left || x > ring.right || y < ring.top || y > ring.bottom || (x > middle.left && x < middle.right && y > middle.top && y < middle.bottom);
      }).length;
    });
  for (const size of [{ width: 1920, height: 1080 }, { width: 1280, height: 720 }, { width: 1920, height: 1080 }]) {
    await tv.page.setViewportSize(size);
    await expect(async () => {
      await readable(tv.page);
      expect([await cut(), await astray()]).toEqual([[], 0]);
    }).toPass({ timeout: 10_000 });
  }

  await ada.page.getByRole('button', { name: 'More', exact: true }).click();
  await ada.page.getByLabel('The table is on the TV').check();
  await ada.page.keyboard.press('Escape');
  for (const size of [{ width: 390, height: 844 }, { width: 360, height: 640 }]) {
    await ada.page.setViewportSize(size);
    const box = async (place: string) => (await ada.page.locator(place).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [wallet, moves] = [await box('.wallet .felt'), await box('.dock')];
    expect(wallet.width).toBeGreaterThan(size.width - 20);
    expect(moves.y - wallet.y - wallet.height).toBeLessThan(12);
    expect(moves.y + moves.height).toBeGreaterThan(size.height - 2);
  }

  // Whoever watches on a large screen finds the same view.
  await tv.page.goto(url(`/t/${code}`));
  await tv.page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(tv.page.getByRole('dialog').getByRole('link', { name: 'Show on a TV' })).toHaveAttribute('href', `/tv/${code}`);
  for (const { context } of [ada, tv]) await context.close();
});

test('a phone as a hand plays a game to its end, and the TV follows to the next one', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, tv] = [await player(browser, { width: 360, height: 740 }), await player(browser, { name: 'TV', width: 1280, height: 720 })];
  // Five players need more room than four: the last one is on the screen too.
  await tv.page.goto(url(`/tv/${await startWithBots(ada.page, 'millionaires', 5)}`));
  await expect(tv.page.getByRole('list', { name: 'Players' }).locator('> li')).toHaveCount(5);
  await expect(() => readable(tv.page)).toPass({ timeout: 10_000 });
  await expect(tv.page.getByRole('list', { name: 'Players' }).locator('> li').last()).toBeInViewport({ ratio: 0.99 });

  const code = await startWithBots(ada.page, 'millionaires', 3);
  await tv.page.goto(url(`/tv/${code}`));
  await ada.page.getByRole('button', { name: 'More', exact: true }).click();
  await ada.page.getByLabel('The table is on the TV').check();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.locator('.play:not(.wallet) .felt > *')).toHaveCount(0);
  await expect(async () => {
    if (await result(ada.page).isVisible()) return;
    await press(dock(ada.page).getByRole('button', { name: 'Pass', disabled: false }));
    await press(dock(ada.page).getByRole('button', { name: /Give the thief/ }).first());
    expect(await result(ada.page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [30] });
  await expect(result(tv.page).getByRole('listitem')).toHaveCount(3);
  await readable(tv.page);
  // The result has the phone, not a slit of it, and going on is at hand.
  const place = await ada.page.locator('.wallet > .stage').boundingBox();
  expect(place?.height ?? 0).toBeGreaterThan(740 / 2);
  await expect(ada.page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => tv.page.url()).not.toContain(code);
  await expect(tv.page.locator('.stage > .felt > *')).toBeVisible();
  // The tools of the table before went with it.
  await expect(ada.page.getByRole('toolbar', { name: 'Tools' })).toHaveCount(1);
  // What was chosen for one game holds for the next; and the table comes back when it is wanted here.
  await expect(ada.page.getByRole('region', { name: 'How you stand' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Show it here too' }).click();
  await expect(ada.page.locator('.play:not(.wallet) .felt > *')).toBeVisible();
  for (const { context } of [ada, tv]) await context.close();
});
