import type { Page } from '@playwright/test';
import { addProduct } from './shopping.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

async function addAddress(page: Page) {
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Address' });
  for (const [label, value] of [
    ['Name', 'Kiran Devi'],
    ['Phone number', '9876543210'],
    ['Street address', '12 Hazratganj'],
    ['City', 'Lucknow'],
    ['Postal code', '226001'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByLabel('State', { exact: true }).selectOption('Uttar Pradesh');
  await form.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('from a guest’s cart to a placed order, which can be cancelled', async ({ page }) => {
  const name = await addProduct(page, 7);
  await addProduct(page, 9);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInAsSomebodyNew(page);
  await expect(page).toHaveURL('/checkout');

  await addAddress(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Lucknow').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  await page.goto('/orders');
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible();
});

test('a lost answer does not order twice: the same order is sent again', async ({ page, complaints }) => {
  await addProduct(page, 11);
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInAsSomebodyNew(page);
  await addAddress(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  // The server takes the order; its answer is lost on the way.
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No response from server.' })).toBeVisible();
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await page.goto('/manage/orders');
  await expect(page.getByRole('main').getByText(/PGM-\d+/)).toHaveCount(1);
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('a guest who asks for the checkout keeps the cart, and is asked to log in', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Log in to place your order' })).toBeVisible();
});
