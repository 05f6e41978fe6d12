import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';

const Orders = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      items: z.array(z.object({ productId: z.string(), productName: z.string() })),
    }),
  ),
});

/** Wherever the tests are started. */
const PHOTO = fileURLToPath(new URL('../public/icons/icon-512.png', import.meta.url));
const TEXT = 'One a day is easy to remember.';

// What it adds changes the cards of a list.
test('a buyer writes a review with a photo, staff approve it, and a guest sees it on the page of the product and in the list', async ({
  page,
  browser,
  server,
}) => {
  // It begins with the start of a server.
  test.slow();
  const asha = await startLoggedIn(page, 'asha');
  const { data } = Orders.parse(await (await server.request.get('/api/orders', { headers: asha })).json());
  const order = data.find(({ status, items }) => status === 'DELIVERED' && items.length === 1);
  const { productId, productName } = order?.items[0] ?? { productId: '', productName: '' };
  const address = `/product-details-page/${productId}`;

  await test.step('the buyer comes from the order, and the form is open', async () => {
    await page.goto(`/manage/orders/${order?.id}`);
    const form = page.getByRole('dialog', { name: 'Your review' });
    await pressToSee(page.getByRole('link', { name: `Write a review of ${productName}` }), form);
    await form.getByRole('radio', { name: '4 stars: good' }).check();
    await form.getByLabel('Your experience').fill(TEXT);
    await form.locator('input[type=file]').setInputFiles(PHOTO);
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Not checked yet')).toBeVisible();
    await expect(page.getByText('There are no reviews yet.')).toBeVisible();
  });

  const staff = await (await browser.newContext({ baseURL: server.address })).newPage();
  await test.step('staff approve it', async () => {
    await startLoggedIn(staff, 'staff');
    await staff.goto('/dashboard');
    const table = staff.getByRole('table', { name: 'Reviews' });
    await pressToSee(staff.getByRole('main').getByRole('link', { name: /Reviews to look at/ }), table);
    const detail = staff.getByRole('dialog', { name: `${productName} · Asha M.` });
    await pressToSee(table.getByRole('link', { name: productName }), detail);
    await expect(detail.getByText(TEXT)).toBeVisible();
    const approve = staff.getByRole('dialog', { name: 'Approve' });
    await pressToSee(detail.getByRole('button', { name: 'Approve' }), approve);
    await approve.getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('No reviews', { exact: true })).toBeVisible();
  });

  const guest = await (await browser.newContext({ baseURL: server.address })).newPage();
  await test.step('a guest reads it', async () => {
    await guest.goto(address);
    await guest.getByRole('link', { name: '4 of 5, 1 review' }).click();
    await expect(guest.getByText(TEXT)).toBeVisible();
    await expect(guest.getByText('Verified buyer')).toBeVisible();
    await expect(guest.getByText(/^Members can review a product/)).toBeVisible();
    await pressToSee(
      guest.getByRole('button', { name: 'Photo 1 by Asha M.' }),
      guest.getByRole('dialog', { name: 'Photo 1 by Asha M.' }),
    );
    const html = await (await guest.request.get(address)).text();
    expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');
    expect(html).toContain(TEXT);
  });

  await test.step('the list shows the average, and begins with it', async () => {
    await guest.goto('/products/?sort=rating-desc');
    const first = guest
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: guest.getByRole('heading') })
      .first();
    await expect(first).toContainText(productName);
    await expect(first.getByRole('img', { name: '4 of 5, 1 review' })).toBeVisible();
  });

  await test.step('the buyer is notified, and deletes it', async () => {
    await page.goto('/manage/notifications');
    await expect(page.getByText(`Your review of ${productName} is shown in the shop now.`)).toBeVisible();
    await page.goto(address);
    const ask = page.getByRole('dialog', { name: 'Delete your review?' });
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await pressToSee(page.getByRole('button', { name: 'Delete review' }), ask);
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
    await expect(page.getByText('There are no reviews yet.')).toBeVisible();
    await expect(page.getByText(/of 5, 1 review/)).toHaveCount(0);
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: productName })).toBeVisible();
    await expect(guest.getByText(/of 5, 1 review/)).toHaveCount(0);
  });
});
