import { expect, test, type Page } from '@playwright/test';
import { die, dock, GAMES, player, press, pressAny, result, url, type GameId } from './players';

/** What makes a match short enough to be played to its end, without changing what is asked in it. */
const SHORT: Record<GameId, Record<string, unknown>> = {
  millionaires: {},
  dont_bluff: { max_rounds: 12 },
  cover_your_assets: { end_mode: 'quick' },
  property_tournament: { rounds: 2 },
  deluxe: { round_limit: 10 },
};

/** Makes a table with two bots and sits down at it. */
async function sitDown(page: Page, game: GameId, isFirst: boolean): Promise<void> {
  await page.goto(url('/'));
  const code = await page.evaluate(
    async ([game, options]) => {
      const setup = { game, seats: 3, options };
      const body = JSON.stringify({ setup, bots: ['easy', 'easy'], name: 'Ada' });
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await answer.json()) as { table: string }).table;
    },
    [game, SHORT[game]] as const,
  );
  await page.goto(url(`/t/${code}`));
  await page.getByRole('button', { name: /^Start/ }).click();
  await expect(dock(page)).toBeVisible();
  if (isFirst) await page.getByRole('button', { name: 'Got it' }).click();
}

/** How many matches are begun at most until the reader was asked something in one of them. */
const MOST_MATCHES = 4;

/**
 * Somebody who knows no rule and reads nothing but the prompt and the buttons: they press what is offered as safe, and put
 * something together where nothing can be pressed yet.
 */
async function readToTheEnd(page: Page, choose: () => number, prompts: Set<string>, until: number): Promise<void> {
  while (Date.now() < until) {
    // They wait until they are asked.
    const asked = page.locator('.prompt.asked');
    await asked.or(result(page)).first().waitFor({ timeout: 90_000 });
    if (await result(page).isVisible()) return;
    const said = ((await asked.textContent({ timeout: 1_000 }).catch(() => null)) ?? '').trim();
    if (said === '') continue; // The moment has passed.
    expect(said).not.toMatch(/[{}]/);
    prompts.add(said);
    // A sheet that they opened out of curiosity is closed again.
    if (await press(page.locator('dialog[open]').getByRole('button', { name: 'Close' }))) continue;
    // A question that was asked once more, then a move that is offered as safe, then any, then a card or field.
    if (await press(page.locator('.dock button.asking:enabled'))) continue;
    const safe = dock(page).locator('[data-move]:enabled:not(.danger)');
    if (choose() < 0.97 && (await pressAny(safe, choose))) continue;
    // Where everything that goes on is a risk, they take one sooner or later.
    if (choose() < 0.5 && (await pressAny(dock(page).locator('[data-move]:enabled'), choose))) continue;
    if (await pressAny(dock(page).locator('button:enabled:not(.danger)'), choose)) continue;
    await pressAny(dock(page).locator('[data-move]:enabled'), choose);
  }
}

for (const game of GAMES) {
  test(`${game}: prompts and buttons alone lead to the end of a game on a phone`, async ({ browser }) => {
    test.setTimeout(420_000);
    const { page, context } = await player(browser, { width: 390, height: 844, touch: true, newcomer: true });
    const prompts = new Set<string>();
    const choose = die(game.length + 7);
    const until = Date.now() + 390_000;
    // Bots that offer all they have to each other can end a game before anybody else is asked: then there is another one.
    for (let match = 0; match < MOST_MATCHES && prompts.size < 2; match += 1) {
      await sitDown(page, game, match === 0);
      await readToTheEnd(page, choose, prompts, until);
      await expect(result(page)).toBeVisible();
    }
    expect(prompts.size, 'more than one thing was asked').toBeGreaterThan(1);
    await expect(page.locator('.play')).not.toContainText(/[{}]/, { useInnerText: true });
    await context.close();
  });
}
