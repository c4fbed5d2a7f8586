/**
 * How long a table takes on a phone of the middle sort until one can play: a processor four times slower than this one, a
 * line of 10 Mbit/s with 40 ms there and back, nothing kept from an earlier visit, and once more with all of it. Beside
 * it, on the same line, a page with nothing on it. A measurement, not a test: `npm run ready`, with a program that carries
 * this client.
 */
import { test, type CDPSession, type Page } from '@playwright/test';
import { GAMES, mayMove, player, startWithBots, url } from './players';

const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const TIMES = 5;

async function asPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Milliseconds from going there until `ready` is on the screen. */
async function reach(page: Page, path: string, ready: string): Promise<number> {
  await page.goto(url('/manifest.webmanifest'));
  const began = Date.now();
  await page.goto(url(path), { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  return Date.now() - began;
}

const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('how soon a table can be played', async ({ browser }) => {
  test.setTimeout(600_000);
  const lines = ['| page | first visit ms | later ms | bare page ms |', '|---|---|---|---|'];
  for (const game of [null, ...GAMES]) {
    const { page, context } = await player(browser, { width: 390, height: 844 });
    const path = game === null ? '/' : `/t/${await startWithBots(page, game)}`;
    if (game !== null) await test.expect.poll(() => mayMove(page), { timeout: 60_000 }).toBe(true);
    const ready = game === null ? 'a[href^="/new/"]' : '.dock.drawn button:enabled, .dock.drawn summary';
    const session = await asPhone(page);
    const [first, later, bare]: [number[], number[], number[]] = [[], [], []];
    for (let time = 0; time < TIMES; time += 1) {
      await session.send('Network.clearBrowserCache');
      first.push(await reach(page, path, ready));
      later.push(await reach(page, path, ready));
      bare.push(await reach(page, '/icon.svg', 'svg'));
    }
    lines.push(`| ${game ?? 'landing'} | ${middle(first)} | ${middle(later)} | ${middle(bare)} |`);
    await context.close();
  }
  console.log(`\n${lines.join('\n')}\n`);
});
