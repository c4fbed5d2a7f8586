import { expect, test } from '@playwright/test';
import { staysInside, noSeriousViolation } from './looks';
import { GAMES, player, startWithBots, url } from './players';

test('paragraphs and numbered rules lead to each other, and pictures have words', async ({ browser }) => {
  const { page, context } = await player(browser);
  for (const game of GAMES) {
    await page.goto(url(`/rules/${game}`));
    const figures = page.locator('figure');
    await expect(figures.first()).toBeVisible();
    expect(await figures.count()).toBeGreaterThanOrEqual(4);
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('svg > *').first()).toBeAttached();
      expect((await figure.locator('figcaption').innerText()).length).toBeGreaterThan(20);
    }
  }
  await page.goto(url('/rules/millionaires'));
  // Numbers are for referees: they are shown to whoever asks.
  await expect(page.getByRole('link', { name: 'MB-14' })).toBeHidden();
  await page.locator('#rulebook-02').getByText('Exact rules').click();
  await page.locator('#rulebook-02').getByRole('link', { name: 'MB-14' }).click();
  const rule = page.locator('#rule-MB-14');
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(rule).toContainText('strictly greater');
  await noSeriousViolation(page);
  await rule.getByRole('link', { name: /told in “Bidding”/ }).click();
  await expect(page.locator('#rulebook-02')).toBeFocused();
  await expect(page.locator('#rulebook-02')).toBeInViewport();
  await context.close();
});

test('the rulebook is searched without accents and by keyboard', async ({ browser }) => {
  const { page, context } = await player(browser, { lang: 'pl' });
  await page.goto(url('/rules/millionaires'));
  const search = page.getByRole('searchbox', { name: 'Szukaj' });
  await search.fill('zlodziej');
  const marks = page.locator('mark');
  await expect(marks.first()).toHaveText(/złodziej/i);
  const count = await marks.count();
  expect(count).toBeGreaterThan(4);
  await expect(page.locator('.count')).toHaveText(new RegExp(`^${count} trafie`));
  await search.press('Enter');
  await search.press('Enter');
  await expect(page.locator('.count')).toHaveText(`Trafienie 2 z ${count}`);
  await expect(page.locator('mark.here')).toHaveCount(1);
  await expect(page.locator('mark.here')).toBeInViewport();
  await search.press('Shift+Enter');
  await expect(page.locator('.count')).toHaveText(`Trafienie 1 z ${count}`);
  // The numbered rules are searched as well, by their words and by their number.
  await search.fill('MB-37');
  await expect(page.locator('#rule-MB-37 mark').first()).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.locator('.count')).toHaveText('Nic nie znaleziono.');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.locator('article')).not.toHaveCount(0);
  await context.close();
});

test('the rules beside a table are the same, and fit everywhere', async ({ browser }) => {
  const { page, context } = await player(browser);
  await startWithBots(page, 'dont_bluff', 3);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const rules = page.getByRole('complementary', { name: 'Rules' });
  await expect(rules.locator('figure').first()).toBeVisible();
  await rules.getByRole('searchbox').fill('bank card');
  await expect(rules.locator('mark').first()).toBeVisible();
  await noSeriousViolation(page);
  await rules.getByRole('searchbox').press('Escape');
  const paragraph = rules.locator('article', { has: page.locator('a[href$="rule=NB-26"]') }).first();
  await paragraph.getByText('Exact rules').click();
  await paragraph.getByRole('link', { name: 'NB-26' }).click();
  await expect(rules.locator('#rule-NB-26')).toBeInViewport();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/rules/property_tournament', '/rules/deluxe?rule=DL-9', '/new/deluxe?with=device']) {
      await page.goto(url(path));
      await page.locator('h1').waitFor();
      const all = page.getByText('The numbered rules');
      if (await all.isVisible()) await all.click();
      await staysInside(page);
    }
  }
  await context.close();
});
