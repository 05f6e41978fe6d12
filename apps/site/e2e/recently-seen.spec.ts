import type { Page } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { openProduct } from './shopping.ts';
import { expect, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Recently seen' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });

/** Brings the end of the page into view, where the list is. */
const scrollDown = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('a product page shows the products that were seen before, until the visitor clears the list', async ({
  page,
}) => {
  const [first, second] = [await openProduct(page, 1), await openProduct(page, 2)];
  await openProduct(page, 3);
  await scrollDown(page);
  await expect(names(page)).toHaveText([second, first]);
  await list(page).getByRole('button', { name: 'Clear list' }).click();
  await expect(list(page)).toHaveCount(0);
  await openProduct(page, 4);
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
});

test('a logout deletes the products that were seen', async ({ page }) => {
  await startAsNewUser(page);
  const first = await openProduct(page, 1);
  await openProduct(page, 2);
  await scrollDown(page);
  await expect(names(page)).toHaveText([first]);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await openProduct(page, 3);
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
});
