import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ADDRESS } from './checkout-steps.ts';
import { startLoggedIn } from './log-in.ts';
import { startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

/** It is bought in a size; no other test counts its stock. */
const SHIRT = 'Combed Cotton Yoga T-Shirt';
const Products = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const Total = z.object({ data: z.object({ total: z.number() }) });
const Stored = z.object({ data: z.object({ id: z.string(), number: z.string() }) });
const Payment = z.object({ data: z.object({ providerOrderId: z.string() }) });
type Headers = Readonly<Record<string, string>>;

/** Calls the API, and reads what it returns. */
async function call<Schema extends z.ZodMiniType>(
  request: APIRequestContext,
  [method, path, data]: readonly ['POST' | 'PUT', string, object?],
  headers: Headers,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await request.fetch(path, { method, headers, data });
  expect([path, response.ok()]).toEqual([path, true]);
  return schema.parse(await response.json());
}

/** A delivered order of two shirts in size M, paid online. The API does what other tests show in a browser. */
async function orderShirts(request: APIRequestContext, buyer: Headers, staff: Headers) {
  const { data } = Products.parse(await (await request.get('/api/products?sort=name')).json());
  const productId = data.find(({ name }) => name === SHIRT)?.id ?? '';
  const items = [{ productId, size: 'M', quantity: 2 }];
  const { id: addressId } = await call(
    request,
    ['POST', '/addresses', ADDRESS],
    buyer,
    z.object({ id: z.string() }),
  );
  const quote = await call(request, ['POST', '/api/orders/quote', { items }], buyer, Total);
  const wanted = { items, addressId, payment: { method: 'UPI' }, total: quote.data.total };
  const placed = await call(
    request,
    ['POST', '/api/orders', wanted],
    { ...buyer, 'Idempotency-Key': crypto.randomUUID() },
    Stored,
  );
  const { id } = placed.data;
  const opened = await call(request, ['POST', `/api/orders/${id}/payment`], buyer, Payment);
  const outcome = { outcome: 'SUCCEED' };
  await call(request, ['POST', `/dev/payments/${opened.data.providerOrderId}`, outcome], buyer, z.unknown());
  for (const status of ['CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED'])
    await call(request, ['PUT', `/api/orders/${id}/status`, { status }], staff, z.unknown());
  return placed.data;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const status = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

test('a shirt that is too small is exchanged: asked for by the buyer, accepted and received by staff, and the new order is packed in the other size', async ({
  page,
  browser,
}) => {
  const member = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const { headers: buyer } = await startAsNewUser(member);
  const staff = await startLoggedIn(page, 'staff');
  const { id, number } = await orderShirts(member.request, buyer, staff);

  await member.goto(`/manage/orders/${id}`);
  const ask = dialog(member, 'Return this order?');
  await pressToSee(member.getByRole('button', { name: 'Return order' }), ask, 'Enter');
  await ask.getByLabel(SHIRT, { exact: false }).first().selectOption('1');
  await ask.getByLabel('Refund or exchange').selectOption({ label: 'Exchange for size L' });
  await ask.getByLabel('Why are you returning it?').fill('It is too tight.');
  await pressToSee(
    ask.getByRole('button', { name: 'Request a return' }),
    status(member, 'Return requested'),
    'Enter',
  );

  await page.goto(`/dashboard/orders/${id}`);
  await expect(page.getByText('Exchange for size L')).toBeVisible();
  const receive = page.getByRole('button', { name: 'Received', exact: true });
  await pressToSee(page.getByRole('button', { name: 'Accept return' }), receive, 'Enter');
  // The button is gone that had the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await receive.press('Enter');
  const line = dialog(page, 'Received').getByRole('combobox', { name: `${SHIRT}, size M × 1` });
  await line.selectOption('Accept, and put back into stock');
  const next = page.getByRole('link', { name: /^New order PGM-/ });
  await pressToSee(dialog(page, 'Received').getByRole('button', { name: 'Save' }), next, 'Enter');
  await pressToSee(next, page.getByRole('link', { name: `Exchange for order ${number}` }), 'Enter');

  const pack = page.getByRole('button', { name: 'Pack', exact: true });
  await pressToSee(page.getByRole('button', { name: 'Confirm', exact: true }), pack, 'Enter');
  await pack.press('Enter');
  await dialog(page, 'Pack')
    .getByRole('checkbox', { name: `${SHIRT}, size L × 1` })
    .check();
  await pressToSee(
    dialog(page, 'Pack').getByRole('button', { name: 'Save' }),
    status(page, 'Packed'),
    'Enter',
  );
});
