import { expect, test } from './test.ts';

test('who asks for a page too often is told when to come back, and gets it then', async ({
  page,
  provoke,
}) => {
  provoke(/status of 429/);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.route('**/api/products?**', (route) =>
    route.fulfill({
      status: 429,
      json: {
        success: false,
        errors: [{ errorDescription: 'Too many requests. Please try again in 20 seconds.' }],
        message: 'Too many requests. Please try again in 20 seconds.',
      },
    }),
  );
  await page.getByRole('link', { name: 'Next' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal.getByRole('heading', { name: 'Please wait a little' })).toBeVisible();
  await expect(refusal).toContainText('Too many requests. Please try again in 20 seconds.');
  await page.unroute('**/api/products?**');
  await refusal.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/products/?page=2');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Please wait a little');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
