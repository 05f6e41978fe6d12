import type { Page } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { openProduct, toProduct } from './shopping.ts';
import { expect, test } from './test.ts';

/** Whether this browser has stored that it saw the product. */
const isStored = (page: Page, id: string) =>
  page.evaluate(async (key) => {
    // To open a database that is not there would make an empty one.
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === 'seen-products')) return false;
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('seen-products');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('times').objectStore('times').count(key);
        counting.addEventListener('error', () => reject(counting.error));
        counting.addEventListener('success', () => {
          opening.result.close();
          resolve(counting.result === 1);
        });
      });
    });
  }, id);

/** Looks at the n-th product until the browser has stored it (the next step may leave the page), and returns its name. */
async function seeProduct(page: Page, n: number): Promise<string> {
  const { id } = await toProduct(page, n);
  const name = await openProduct(page, n);
  await expect.poll(() => isStored(page, id)).toBe(true);
  return name;
}

const list = (page: Page) => page.getByRole('region', { name: 'Recently seen' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });

/** Brings the end of the page into view, where the list is. */
const scrollDown = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('a product page shows the products that were seen before, until the visitor clears the list', async ({
  page,
}) => {
  const [first, second] = [await seeProduct(page, 1), await seeProduct(page, 2)];
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

test('a logout deletes the products that were seen, and the PIN code that was looked up', async ({
  page,
}) => {
  await startAsNewUser(page);
  const first = await seeProduct(page, 1);
  await openProduct(page, 2);
  await scrollDown(page);
  await expect(names(page)).toHaveText([first]);
  await page.getByRole('button', { name: 'When is it delivered?' }).click();
  await page.getByLabel('PIN code of the delivery').fill('226001');
  await expect(page.getByText(/^Delivers to 226001 by /)).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await openProduct(page, 3);
  await expect(page.getByRole('button', { name: 'When is it delivered?' })).toBeVisible();
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeVisible();
  await expect(names(page)).toHaveCount(0);
});
