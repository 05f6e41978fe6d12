import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');

test('a chosen theme is painted at once, is the same in header and menu, and on the next page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const opener = header(page).getByRole('button', { name: 'Theme' });
  await opener.click();
  await expect(header(page).getByRole('radio', { name: 'Same as device' })).toBeChecked();
  await header(page).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await opener.click();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(opener).toBeHidden();
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.keyboard.press('Escape');

  await page.goto('/products/', { waitUntil: 'networkidle' });
  expect(await background()).toBe(dark);
  await header(page).getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('radio', { name: 'Same as device' }).check();
  await expect.poll(background).toBe(light);
  expect(await context.cookies()).toEqual([]);
});
