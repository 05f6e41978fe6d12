import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { addAddress, goToReview } from './checkout-steps.ts';
import { logIn } from './log-in.ts';
import { addProduct } from './shopping.ts';
import { expect, test } from './test.ts';

const Product = z.object({
  id: z.string(),
  name: z.string(),
  points: z.number(),
  stock: z.object({ quantity: z.number() }),
});
const OneProduct = z.object({ data: Product });
const Products = z.object({ data: z.array(Product) });

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The pieces of a product that are in stock. */
async function stockOf(page: Page, id: string): Promise<number> {
  const response = await page.request.get(`/api/products/${id}`);
  return OneProduct.parse(await response.json()).data.stock.quantity;
}

test('ravi’s way from a guest’s cart to an order, its invoice, and back', async ({ page, context }) => {
  test.slow();
  const byName = Products.parse(await (await page.request.get('/api/products?sort=name')).json()).data;

  // As a guest: three products, quantities pressed fast.
  const names = [await addProduct(page, 16), await addProduct(page, 17), await addProduct(page, 18)];
  const [first = '', second = '', third = ''] = names;
  const ids = names.map((name) => byName.find((product) => product.name === name)?.id ?? '');
  const stockBefore = await Promise.all(ids.map((id) => stockOf(page, id)));
  await cartLink(page).click();
  const more = line(page, first).getByRole('button', { name: 'Increase quantity' });
  await more.click({ clickCount: 3, delay: 5 });
  await line(page, second).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/7/);

  // Logged in: nothing is lost, nothing doubled.
  // By the link, which leaves the page as it is: what the cart has become is still to be stored.
  await page.getByRole('link', { name: 'New Member? SignIn' }).click();
  const merged = page.waitForResponse('**/api/cart/merge');
  await logIn(page, 'ravi');
  expect((await merged).ok()).toBe(true);
  await page.goto('/manage/cart');
  await expect(cartLink(page)).toHaveAccessibleName(/7/);
  for (const [name, quantity] of [
    [first, '4'],
    [second, '2'],
    [third, '1'],
  ] as const) {
    await expect(line(page, name).getByRole('status').first()).toHaveText(quantity);
  }

  // A coupon, an address, cash on delivery.
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByRole('textbox', { name: 'Coupon code' }).fill('welcome10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText(/Discount/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await addAddress(page);
  await goToReview(page, 'Cash on delivery');
  await expect(page.getByText('WELCOME10').first()).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();

  // Stock and pending points have moved.
  const taken = [4, 2, 1];
  expect(await Promise.all(ids.map((id) => stockOf(page, id)))).toEqual(
    stockBefore.map((stock, at) => stock - (taken[at] ?? 0)),
  );
  const each = ids.map((id) => byName.find((product) => product.id === id)?.points ?? 0);
  const points = each.reduce((sum, one, at) => sum + one * (taken[at] ?? 0), 0);
  expect(points).toBeGreaterThan(0);
  const order = new URL(
    (await page.getByRole('link', { name: 'See your order' }).getAttribute('href')) ?? '',
    page.url(),
  );
  const figures = page.waitForResponse('**/api/bvPoints/**');
  await page.goto('/manage/business-values');
  expect(await (await figures).json()).toMatchObject({
    pendingPoints: points,
    confirmedPoints: 0,
    cancelledPoints: 0,
  });

  // The invoice opens.
  await page.goto(order.href);
  const invoice = context.waitForEvent('response', (response) => response.url().includes('/invoices/'));
  await page.getByRole('button', { name: 'Invoice' }).click();
  const opened = await invoice;
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // Cancelled: stock and points are back.
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled')).toBeVisible();
  expect(await Promise.all(ids.map((id) => stockOf(page, id)))).toEqual(stockBefore);
  const back = page.waitForResponse('**/api/bvPoints/**');
  await page.goto('/manage/business-values');
  expect(await (await back).json()).toMatchObject({
    pendingPoints: 0,
    cancelledPoints: points,
  });
});
