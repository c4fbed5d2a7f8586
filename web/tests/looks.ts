/** What every screen owes its viewers. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** On the whole page, or in these parts of it. */
export async function noSeriousViolation(page: Page, ...parts: string[]): Promise<void> {
  const { violations } = await parts.reduce((axe, part) => axe.include(part), new AxeBuilder({ page })).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(told, page.url()).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function staysInside(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const most = document.documentElement.clientWidth;
    const far = [...document.querySelectorAll('main *')].find((element) => {
      const box = element.getBoundingClientRect();
      return box.right > most + 1 && box.width > 1 && !element.closest('.visually-hidden, .scroll, thead');
    });
    return document.documentElement.scrollWidth > most ? `${document.documentElement.scrollWidth}` : (far?.outerHTML.slice(0, 200) ?? '');
  });
  expect(wide, `${page.url()} at ${page.viewportSize()?.width}`).toBe('');
}
