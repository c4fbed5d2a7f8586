/** A table stands in its window whole: measured on a page that shows one. */
import { expect, type Page } from '@playwright/test';

/** The places of a table: who sits there, what is shown, what can be done. */
const [SEAT, STAGE, DOCK] = ['.seat-frame', '.stage', '.dock'];
const LEAST_TEXT_PX = 12;
const LEAST_TAP_PX = 44;

/**
 * The page does not scroll; every seat, the stage and every button of the dock are inside the window; no text is smaller
 * than can be read; every button of the dock can be hit; nothing in the stage sticks out of it or is cut.
 */
export async function fits(page: Page): Promise<void> {
  const faults = await page.evaluate(measure, { SEAT, STAGE, DOCK, LEAST_TEXT_PX, LEAST_TAP_PX });
  const size = page.viewportSize();
  expect(faults, `${page.url()} at ${size?.width}x${size?.height}`).toEqual([]);
}

type Limits = { SEAT: string; STAGE: string; DOCK: string; LEAST_TEXT_PX: number; LEAST_TAP_PX: number };

/** Runs in the page, so it stands on nothing outside itself. */
function measure({ SEAT, STAGE, DOCK, LEAST_TEXT_PX, LEAST_TAP_PX }: Limits): string[] {
  const SLACK = 1;
  const faults: string[] = [];
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)];
  const told = (element: Element) => `${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 40)}"`;
  // What is there for those who listen is one pixel wide.
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.visually-hidden') && element.getBoundingClientRect().width > 1;
  const inside = (what: DOMRect, place: { left: number; top: number; right: number; bottom: number }) =>
    what.left >= place.left - SLACK && what.top >= place.top - SLACK && what.right <= place.right + SLACK && what.bottom <= place.bottom + SLACK;
  const view = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollHeight > view.bottom + SLACK || scrollWidth > view.right + SLACK) faults.push(`the page scrolls: ${scrollWidth}x${scrollHeight}`);

  for (const place of [SEAT, STAGE, DOCK]) if (!all(place).some(isSeen)) faults.push(`no ${place} to be seen`);
  for (const element of all(`${SEAT}, ${STAGE}, ${DOCK}`).filter(isSeen)) {
    if (!inside(element.getBoundingClientRect(), view)) faults.push(`outside the window: ${told(element)}`);
  }
  for (const dock of all(DOCK)) {
    for (const button of all('button, summary', dock).filter(isSeen)) {
      const box = button.getBoundingClientRect();
      if (!inside(box, dock.getBoundingClientRect())) faults.push(`outside the dock: ${told(button)}`);
      if (Math.min(box.width, box.height) < LEAST_TAP_PX - SLACK) faults.push(`hard to hit, ${box.width}x${box.height}: ${told(button)}`);
    }
  }
  for (const stage of all(STAGE)) {
    // A drawing is one thing: its strokes may lie where they like as long as the drawing itself is inside.
    for (const element of all('*', stage).filter((element) => isSeen(element) && !element.parentElement?.closest('svg'))) {
      if (!inside(element.getBoundingClientRect(), stage.getBoundingClientRect())) faults.push(`outside the stage: ${told(element)}`);
      const isCut = element.scrollWidth > element.clientWidth + SLACK && getComputedStyle(element).overflowX !== 'visible';
      if (isCut && element.clientWidth > 0) faults.push(`cut in the stage: ${told(element)}`);
    }
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || element.closest('svg[aria-hidden=true], dialog:not([open])') || !isSeen(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST_TEXT_PX) faults.push(`text of ${size} px: ${told(element)}`);
  }
  return faults;
}
