import { type Page, expect } from '@playwright/test';

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const box = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' });
export const options = (page: Page) => palette(page).getByRole('option');

/** Presses the key until the page's scripts hear it. */
export async function openByKey(page: Page, key = 'Control+k') {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** What the browser's database has of recent searches; what is shown is ahead of it. */
export function savedSearches(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('error', () => reject(new Error('cannot be opened')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const reading = result.transaction('keyval').objectStore('keyval').get('recent-searches');
      reading.addEventListener('success', () => {
        result.close();
        resolve(reading.result);
      });
    });
    return promise;
  });
}
