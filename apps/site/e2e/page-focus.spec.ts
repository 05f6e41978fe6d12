import { expect, test } from './test.ts';

test('who follows a link of a page by keyboard goes on at the heading of the next', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /points/ })
    .first();
  await product.press('Enter');
  await expect(page).toHaveURL(/\/product-details-page\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products/');
  await expect(heading).toBeFocused();
});

test('a link of the header keeps the focus', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(home).toBeFocused();
});
