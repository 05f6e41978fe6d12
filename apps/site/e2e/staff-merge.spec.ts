import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';
import { startLoggedIn } from './log-in.ts';
import { logInAgain, startAsNewUser } from './new-user.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';
import { toProduct } from './shopping.ts';

const Stored = z.object({ id: z.string() });
const Quoted = z.object({ data: z.object({ total: z.number() }) });
const Placed = z.object({ data: z.object({ number: z.string() }) });

/** Orders a product by the API; returns the number of the order. */
async function order(request: APIRequestContext, headers: { Authorization: string }, productId: string) {
  const saved = await request.post('/addresses', {
    headers,
    data: {
      name: 'Kiran Devi',
      phone_number: '9876543210',
      street_address: '7 Station Road',
      additional_address_line: '',
      city: 'Kanpur',
      state: 'Uttar Pradesh',
      postal_code: '208001',
      country: 'India',
      landmarks: [],
      type: 'HOME',
      isDefault: true,
      latitude: 0,
      longitude: 0,
    },
  });
  const { id: addressId } = Stored.parse(await saved.json());
  const items = [{ productId, quantity: 1 }];
  const quote = Quoted.parse(
    await (await request.post('/api/orders/quote', { headers, data: { items } })).json(),
  );
  const placed = await request.post('/api/orders', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { items, addressId, payment: { method: 'UPI' }, total: quote.data.total },
  });
  return Placed.parse(await placed.json()).data.number;
}

// The server is its own: accounts are not merged while an import runs, which other tests do.
test('an admin merges two accounts of a person, who logs in and sees the orders of both', async ({
  page,
  browser,
  provoke,
  server,
}) => {
  // A call of the person, whose session has ended.
  provoke(/status of 40[13]/);
  const product = await toProduct(page, 2);
  const second = await startAsNewUser(page);
  const secondOrder = await order(page.request, second.headers, product.id);
  const first = await startAsNewUser(page);
  const firstOrder = await order(page.request, first.headers, product.id);
  await page.goto('/manage/orders');
  await expect(page.getByText(firstOrder)).toBeVisible();
  await expect(page.getByText(secondOrder)).toHaveCount(0);

  const admin = await (await browser.newContext({ baseURL: server.address })).newPage();
  await startLoggedIn(admin, 'admin');
  await test.step('the admin chooses the accounts, and sees what moves', async () => {
    await admin.goto(`/dashboard/members?search=${first.username}`);
    await pressToSee(
      admin.getByRole('link', { name: 'Kiran Devi' }),
      admin.getByRole('heading', { level: 1, name: 'Kiran Devi' }),
    );
    const merge = admin.getByRole('dialog', { name: 'Merge with another account' });
    await pressToSee(admin.getByRole('button', { name: 'Merge with another account' }), merge);
    await merge.getByRole('combobox', { name: 'The other account' }).fill(second.username);
    const other = `Kiran Devi · @${second.username}`;
    await pressToSee(
      admin.getByRole('option', { name: other }),
      merge.getByRole('radio', { name: other, checked: true }),
    );
    const own = merge.getByRole('radio', { name: `Kiran Devi · @${first.username}` });
    await own.check();
    // A slow call brings another status of the page into the dialog.
    await expect(
      merge.getByRole('status').filter({ hasText: 'Orders with their invoices and returns' }),
    ).toBeVisible();
    await expect(own).toBeChecked();
  });

  await test.step('and confirms it with a reason', async () => {
    const merge = admin.getByRole('dialog', { name: 'Merge with another account' });
    await expect(merge.getByText('This cannot be undone.')).toBeVisible();
    await merge.getByLabel('Reason').fill('She called from both numbers');
    await merge.getByRole('button', { name: 'Merge for good' }).click();
    await expect(admin.getByText('The accounts are merged.')).toBeVisible();
    const orders = admin.getByRole('table', { name: 'Orders' });
    await pressToSee(admin.getByRole('tab', { name: 'Orders', exact: true }), orders);
    await expect(orders.getByRole('link', { name: secondOrder })).toBeVisible();
    await admin.context().close();
  });

  await page.goto('/manage/orders', { waitUntil: 'networkidle' });
  await logInAgain(page, first.username);
  for (const number of [firstOrder, secondOrder]) await expect(page.getByText(number)).toBeVisible();
});
