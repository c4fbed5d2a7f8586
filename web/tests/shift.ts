/** How much of a page jumps while it is looked at, as the browser itself measures it. */
import type { Page } from '@playwright/test';

type Shift = { at: number; value: number; what: string };
type Watching = Window & { shifts?: Shift[] };

/** From the next page on, every shift is noted, also those that follow a press: nothing is to jump then either. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const shifts: Shift[] = ((window as Watching).shifts = []);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const told = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName} ${element?.getAttribute('class')}: ${place(previousRect)} to ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      // The result takes the stage once the match is over.
      if (document.querySelector('.play.over')) return;
      for (const entry of list.getEntries() as Entry[]) {
        shifts.push({ at: entry.startTime, value: entry.value, what: entry.sources.map(told).join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What shifted before does not count. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as Watching).shifts?.splice(0);
  });

/** Bots play without a pause here, so each moment counts for itself: shifts that follow each other within this time. */
const MOMENT_MS = 100;

/** The largest sum of shifts of one moment, and what moved in it. */
export async function worstShift(page: Page): Promise<{ sum: number; what: string[] }> {
  // What was changed last is drawn, and told to whoever watches.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as Watching).shifts ?? []);
  let worst: { sum: number; what: string[] } = { sum: 0, what: [] };
  let together: Shift[] = [];
  for (const shift of shifts) {
    const last = together.at(-1);
    if (last && shift.at - last.at > MOMENT_MS) together = [];
    together.push(shift);
    const sum = together.reduce((total, { value }) => total + value, 0);
    if (sum > worst.sum) worst = { sum, what: together.map(({ value, what }) => `${value.toFixed(4)} ${what}`) };
  }
  return worst;
}
