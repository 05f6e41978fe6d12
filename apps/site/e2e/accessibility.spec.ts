import { expect, test } from './test.ts';

test('the keyboard skips to the content and reaches the first product', async ({ page }) => {
  await page.goto('/products/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
