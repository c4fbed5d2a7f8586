import { expect, test, type Page } from '@playwright/test';
import { die, dock, mayMove, moveSomehow, myTurn, playOn, player, result, seatSecret, startWithBots, twoPeople, url } from './players';

const told = (page: Page): Promise<string[]> => page.locator('.story .line').allInnerTexts();

/** The story on the screen, once it stands still at its end. */
async function story(page: Page): Promise<string[]> {
  await page.locator('.story').waitFor();
  let before: string[] = [];
  await expect
    .poll(async () => {
      const [last, now] = [before, await told(page)];
      before = now;
      return now.length > 0 && last.join() === now.join();
    })
    .toBe(true);
  return before;
}

test('a phone shows what is asked and what each move leads to', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 390, height: 844, touch: true });
  await startWithBots(page, 'millionaires', 3);
  await myTurn(page);
  const prompt = dock(page).locator('.prompt');
  await expect(prompt).toBeInViewport();
  await expect(prompt).toHaveClass(/asked/);
  expect((await prompt.innerText()).length).toBeGreaterThan('Your turn'.length);
  await expect(dock(page).locator('[data-move] .leads').first()).toBeInViewport();
  await context.close();
});

test('the story is the same after a reload and on a second device', async ({ browser }) => {
  const { page, context } = await player(browser);
  const code = await startWithBots(page, 'cover_your_assets', 2);
  for (let moves = 0; moves < 4; moves += 1) {
    await myTurn(page);
    await dock(page).locator('button:enabled').last().click();
  }
  await myTurn(page);
  const before = await story(page);
  expect(before.length).toBeGreaterThan(5);
  await page.reload();
  await myTurn(page);
  expect(await story(page)).toEqual(before);
  await expect(page.locator('.story .moment').last()).toBeInViewport();

  const secret = await seatSecret(page, code);
  const other = await player(browser);
  await other.page.goto(url(`/t/${code}#seat=${secret}`));
  await expect.poll(() => mayMove(other.page)).toBe(true);
  expect(await story(other.page)).toEqual(before);
  await context.close();
  await other.context.close();
});

test('the way back closes an open sheet and stays at the table', async ({ browser }) => {
  const { page, context } = await player(browser, { width: 390, height: 844, touch: true });
  const code = await startWithBots(page, 'millionaires', 3);
  await page.getByRole('button', { name: 'Story' }).first().click();
  const sheet = page.locator('aside.open');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(page.url()).toContain(code);
  await expect(dock(page)).toBeVisible();
  await context.close();
});

for (const lang of ['en', 'pl', 'cs', 'ru']) {
  test(`a result tells the own place and why, in ${lang}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, context } = await player(browser, { lang, plain: true });
    await startWithBots(page, 'millionaires', 3);
    await playOn(page, die(7), Date.now() + 200_000);
    const end = result(page);
    await expect(end.locator('.why').first()).toBeVisible();
    await expect(end).toBeInViewport();
    await expect(end.locator('h2')).not.toHaveText('');
    expect(await end.innerText()).not.toMatch(/[{}]/);
    await context.close();
  });
}

test('a move that is taken back is told to all', async ({ browser }) => {
  const { ada, bruno } = await twoPeople(browser);

  const [a, b] = [ada.page, bruno.page];
  await expect.poll(async () => (await mayMove(a)) || (await mayMove(b))).toBe(true);
  const [mover, other, name] = (await mayMove(a)) ? [a, b, 'Ada'] : [b, a, 'Bruno'];
  const undo = mover.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  const roll = die(3);
  while (!(await undo.isEnabled())) await moveSomehow(mover, roll);
  await undo.click();
  const agree = other.getByRole('button', { name: 'Agree' });
  const news = dock(other).getByText(`${name} took a move back.`);
  await expect(agree.or(news)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(news).toBeVisible();
  await expect(dock(mover).getByText('You took your move back.')).toBeVisible();
  // The notice passes; the line stays, also for those who come back.
  const log = (page: Page) => page.getByRole('log', { name: 'Story' });
  await expect(log(other)).toContainText(`${name} took a move back.`);
  await other.reload();
  await expect(log(other)).toContainText(`${name} took a move back.`);
  await ada.context.close();
  await bruno.context.close();
});

test('who refuses is told to the one who asked, who may also withdraw', async ({ browser }) => {
  const { ada, bruno } = await twoPeople(browser);
  const ask = async () => {
    await ada.page.getByRole('button', { name: 'More', exact: true }).click();
    await ada.page.getByRole('button', { name: 'Suggest a pause' }).click();
  };
  await ask();
  await bruno.page.getByRole('button', { name: 'Refuse' }).click();
  await expect(ada.page.getByText('Bruno said no.')).toBeVisible();
  await ask();
  await ada.page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(bruno.page.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await expect(bruno.page.getByText('Ada withdrew the request.')).toBeVisible();
  await expect(ada.page.getByText('Your request is withdrawn.')).toBeVisible();
  await ada.context.close();
  await bruno.context.close();
});
