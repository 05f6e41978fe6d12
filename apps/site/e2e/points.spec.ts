import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './test.ts';

const entries = (page: Page, title: string) =>
  page.getByRole('list', { name: `${title} Transactions` }).getByRole('listitem');
const search = (page: Page) => page.getByPlaceholder('Search transactions...');

test('points that could not be loaded are loaded on request; an entry is found, opened and closed by keyboard, and leads to its order', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await startLoggedIn(page, 'asha');
  await page.route('**/api/bvPoints/*', (route) => route.abort());
  await page.goto('/manage/business-values');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch BV points');
  await page.unroute('**/api/bvPoints/*');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page, 'Pending')).toHaveCount(5);
  await expect(page.getByText('1 to 5 of 29')).toBeVisible();

  await search(page).focus();
  await page.keyboard.type('pgm-000014');
  await expect(entries(page, 'Pending')).toHaveCount(1);
  await page.keyboard.press('Tab');
  const entry = page.getByRole('button', { name: 'Order PGM-000014 placed' });
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order PGM-000014 placed' });
  await expect(dialog.getByText('Points of an order that is placed are pending.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  // Before the focus is in it, it hears no key.
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(entry).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'PGM-000014' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Order PGM-000014' })).toBeVisible();
});
