/** Books kept by hand: what happened stands there, and whether it was booked right is told when the teacher wants it. */
import { expect, test, type Page } from '@playwright/test';
import { die, dock, player, pressAny, startWithBots, url } from './players';

/** Plays until there is something to book. */
async function untilDue(page: Page): Promise<void> {
  const due = page.getByRole('button', { name: /^To be booked/ });
  const choose = die(5);
  await expect(async () => {
    if (!(await due.isVisible())) await pressAny(dock(page).locator('[data-move]:enabled'), choose);
    expect(await due.isVisible()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [150] });
  await due.click();
}

for (const when of ['at once', 'after the game']) {
  test(`an entry booked by hand names its operation and is checked ${when}`, async ({ browser }) => {
    test.setTimeout(150_000);
    const { page, context } = await player(browser);
    await startWithBots(page, 'property_tournament', 2, async (page) => {
      await page.getByText('Clock and house rules').click();
      await page.getByText('Money and rent').click();
      await page.getByRole('group', { name: 'Operations card' }).getByText('kept by hand').click();
      await page.getByRole('group', { name: 'Entries kept by hand are checked' }).getByText(when).click();
    });
    await untilDue(page);
    const card = page.getByRole('dialog', { name: 'Operations card' });
    const lines = card.getByRole('table', { name: 'Operations' });
    await expect(card.locator('.about')).toContainText(/\p{Letter}{3,}.*\d/u);
    await expect(lines.locator('tbody tr')).not.toHaveCount(0);
    // The form waits until it is wanted.
    await expect(card.getByLabel('Revenue')).toHaveCount(0);
    await card.getByRole('button', { name: 'Book entry 1' }).click();
    await card.getByRole('textbox', { name: 'Revenue' }).or(card.getByRole('spinbutton', { name: 'Revenue' })).fill('7');
    const sure = card.locator('button.asking');
    const verdict = card.getByRole('status').filter({ hasText: 'Entry 1 is wrong. Right would be: revenue' });
    await card.getByRole('button', { name: /^Book an entry/ }).click();
    await expect(async () => {
      if (await sure.isVisible()) await sure.click();
      expect(await sure.isVisible()).toBe(false);
    }).toPass({ timeout: 20_000 });
    if (when === 'at once') {
      await expect(verdict).toBeVisible();
      await expect(lines).toContainText('you wrote revenue 7 M, cost 0 M');
    } else {
      await expect(lines.locator('tbody tr').first()).toContainText('7');
      await expect(verdict).toHaveCount(0);
    }
    await context.close();
  });
}

test('the host says in the lobby when entries are checked', async ({ browser }) => {
  const { page, context } = await player(browser);
  await page.goto(url('/new/property_tournament?with=friends'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  const rules = page.getByRole('dialog');
  const checked = rules.getByRole('group', { name: 'Entries kept by hand are checked' });
  await page.getByRole('button', { name: 'Change the house rules' }).click();
  await rules.getByText('Money and rent').click();
  await expect(checked).toHaveCount(0);
  await rules.getByRole('group', { name: 'Operations card' }).getByText('kept by hand').click();
  await checked.getByText('at once').click();
  await rules.locator('button.gold').click();
  await expect(page.getByRole('list', { name: 'House rules' })).toContainText('Entries kept by hand are checked: at once');
  await context.close();
});
