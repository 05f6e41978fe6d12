import { Order, Product, Session } from '@pgm/api/contract';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { startLoggedIn } from './log-in.ts';
import { expect, test as base } from './own-server.ts';
import { recordRazorpayApi, recordRazorpaySheet } from './recorded-razorpay.ts';

/** A server of its own that takes payments through Razorpay. */
const test = base.extend<{ razorpay: Awaited<ReturnType<typeof recordRazorpayApi>> }>({
  // Playwright reads the names of what a fixture needs from this pattern.
  // oxlint-disable-next-line eslint/no-empty-pattern
  razorpay: async ({}, provide) => {
    const razorpay = await recordRazorpayApi();
    await provide(razorpay);
    await razorpay.stop();
  },
  settings: async ({ razorpay }, provide) => provide(razorpay.settings),
});

/** Orders something for asha that is to be paid by card. */
async function placeOrder(request: APIRequestContext): Promise<Order> {
  const login = { usernameOrEmail: 'asha', password: 'demo1234' };
  const { token } = Session.parse(await (await request.post('/auth/login', { data: login })).json());
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() };
  const [address] = z
    .array(z.object({ id: z.string() }))
    .parse(await (await request.get('/addresses', { headers })).json());
  const productList = await (await request.get('/api/products?sort=name')).json();
  const [product] = z.object({ data: z.array(Product) }).parse(productList).data;
  const price = product?.price ?? 0;
  const data = {
    items: [{ productId: product?.id, quantity: 3 }],
    addressId: address?.id,
    delivery: 'EXPRESS',
    payment: { method: 'CARD' },
    total: price * 3 + 99,
  };
  const placed = await (await request.post('/api/orders', { headers, data })).json();
  return z.object({ data: Order }).parse(placed).data;
}

test('an order is paid in Razorpay’s sheet: closed at first, then paid', async ({
  page,
  server,
  razorpay,
}) => {
  test.slow();
  await recordRazorpaySheet(page);
  const order = await placeOrder(server.request);
  await startLoggedIn(page, 'asha', server.address);
  await page.goto(`${server.address}/manage/orders/${order.id}`);
  await page.getByRole('button', { name: 'Pay now' }).click();
  const sheet = page.getByRole('dialog', { name: 'Razorpay' });
  await expect(sheet).toContainText(`rzp_test_e2e order_e2e ${order.total * 100} Asha`);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The payment was not completed.' })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  razorpay.capture();
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
});
