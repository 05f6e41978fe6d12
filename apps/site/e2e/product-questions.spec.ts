import * as z from 'zod/mini';
import { startLoggedIn } from './log-in.ts';
import { expect, test } from './own-server.ts';
import { pressToSee } from './press-to-see.ts';

const Products = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

const QUESTION = 'How should I store it in summer?';
const REPLY = 'In a dry place, below 30 °C.';

// Its question would be there for the other tests.
test('a member asks about a product, staff reply, and a guest reads both', async ({
  page,
  browser,
  server,
}) => {
  // It begins with the start of a server.
  test.slow();
  const { data } = Products.parse(await (await server.request.get('/api/products?page=1&limit=1')).json());
  const { id, name } = data[0] ?? { id: '', name: '' };
  const address = `/product-details-page/${id}`;
  const heading = { name: 'Questions and answers' };

  await test.step('a guest is asked to log in', async () => {
    await page.goto(address);
    await page.getByRole('heading', heading).scrollIntoViewIfNeeded();
    await expect(page.getByText('There are no questions yet.')).toBeVisible();
    await pressToSee(
      page.getByRole('button', { name: 'Login to ask' }),
      page.getByRole('dialog', { name: 'Login' }),
    );
  });

  await test.step('a member asks', async () => {
    await startLoggedIn(page, 'asha');
    await page.goto(address);
    await page.getByRole('heading', heading).scrollIntoViewIfNeeded();
    const form = page.getByRole('dialog', { name: 'Your question' });
    // What stands above it has loaded: it does not move under the finger.
    await expect(page.getByText('There are no reviews yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
    await pressToSee(page.getByRole('button', { name: 'Ask a question' }), form);
    await form.getByLabel('What would you like to know?').fill(QUESTION);
    await form.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Your question was sent. We publish it with our answer.')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByText('There are no questions yet.')).toBeVisible();
  });

  const staff = await (await browser.newContext({ baseURL: server.address })).newPage();
  await test.step('staff reply', async () => {
    await startLoggedIn(staff, 'staff');
    await staff.goto('/dashboard');
    const table = staff.getByRole('table', { name: 'Product questions' });
    await pressToSee(
      staff.getByRole('main').getByRole('link', { name: /Product questions to answer/ }),
      table,
    );
    const detail = staff.getByRole('dialog', { name: `${name} · Asha M.` });
    await pressToSee(table.getByRole('link', { name }), detail);
    await expect(detail.getByText(QUESTION)).toBeVisible();
    const form = staff.getByRole('dialog', { name: 'Answer question' });
    await pressToSee(detail.getByRole('button', { name: 'Answer question' }), form);
    await form.getByLabel('Answer in English').fill(REPLY);
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(staff.getByText('No questions', { exact: true })).toBeVisible();
  });

  const guest = await (await browser.newContext({ baseURL: server.address })).newPage();
  await test.step('a guest reads both', async () => {
    await guest.goto(address);
    await guest.getByRole('heading', heading).scrollIntoViewIfNeeded();
    const list = guest.getByRole('list', heading);
    await expect(list.getByText(QUESTION)).toBeVisible();
    await expect(list.getByText(REPLY)).toBeVisible();
    await expect(list.getByText('Asked by Asha M.')).toBeVisible();
  });

  await test.step('the member is notified, and comes to the reply', async () => {
    await page.goto('/manage/notifications');
    await page.getByRole('link', { name: `We answered your question about ${name}.` }).click();
    await expect(page.getByRole('list', heading).getByText(REPLY)).toBeVisible();
  });
});
