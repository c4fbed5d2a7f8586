/**
 * How a table feels on a phone of the middle sort, a processor four times slower than this one: how long after a press the
 * first thing changes on the screen, how many frames a second are drawn while things move, and how much jumps in one
 * moment. A measurement, not a test: `npm run feel`, on a quiet machine.
 */
import { test, type Page } from '@playwright/test';
import { die, dock, GAMES, player, press, pressAny, result, something, startWithBots } from './players';
import { forgetShifts, watchShifts, worstShift } from './shift';

const SLOWER = 4;
const [MOVES, LONGEST_MS] = [15, 30_000];
type Felt = Window & { felt?: { presses: number[]; gaps: number[] } };

/** Notes when a press leads to a painted change, and how long each frame took while something was animated. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = ((window as Felt).felt = { presses: [] as number[], gaps: [] as number[] });
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!(event.target as Element | null)?.closest('.dock')) return;
        const began = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          // The frame that draws the change is over when the next one begins.
          requestAnimationFrame(() => requestAnimationFrame(() => felt.presses.push(performance.now() - began)));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      },
      true,
    );
    let before: number | null = null;
    const frame = (now: number) => {
      const isMoving = document.getAnimations().some((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) < 1e5);
      if (before !== null && isMoving) felt.gaps.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const share = (numbers: number[], part: number): number => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0;

test('how a table feels', async ({ browser }) => {
  test.setTimeout(900_000);
  console.log('| game | press to change, median ms | 95 % ms | frames/s while moving | frame, 95 % ms | longest ms | largest shift | what jumped |\n|---|---|---|---|---|---|---|---|');
  for (const game of GAMES) {
    const { page, context } = await player(browser, { width: 390, height: 844, touch: true, motion: 'full' });
    await watch(page);
    await watchShifts(page);
    await startWithBots(page, game, 4);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const choose = die(game.length);
    await something(page);
    await forgetShifts(page);
    const until = Date.now() + LONGEST_MS;
    for (let moves = 0; moves < MOVES && Date.now() < until && !(await result(page).isVisible()); ) {
      await something(page);
      if (await press(dock(page).locator('button.asking:enabled'))) continue;
      if (await pressAny(dock(page).locator('[data-move]:enabled'), choose)) moves += 1;
    }
    const { presses, gaps } = await page.evaluate(() => (window as Felt).felt ?? { presses: [], gaps: [] });
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const numbers = [share(presses, 0.5), share(presses, 0.95), 1000 / mean, share(gaps, 0.95), share(gaps, 1)];
    const { sum, what } = await worstShift(page);
    console.log(`| ${game} | ${numbers.map((number) => number.toFixed(0)).join(' | ')} | ${sum.toFixed(4)} | ${what[0]?.split(':')[0] ?? ''} |`);
    await context.close();
  }
});
