import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ageWaitingLeads, LOST_LINE, waitingLeads, whenKept } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const QUEUED =
  'You are offline. We keep your details on this phone and send them as soon as you are back online.';
const Login = z.object({ token: z.string() });
const Leads = z.object({ data: z.array(z.object({ email: z.string() })) });

/** The home page with its form ready and a worker in charge; whose mail address is typed. */
async function fillForm(page: Page): Promise<string> {
  const email = `offline-${crypto.randomUUID()}@example.in`;
  await page.goto('/', { waitUntil: 'networkidle' });
  await whenKept(page, '/');
  const form = page.getByRole('form', { name: 'Join the business' });
  await form.getByLabel('Full name').fill('Sunita Verma');
  await form.getByLabel('Mobile number').fill('9876543210');
  await form.getByLabel('Email').fill(email);
  return email;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click();
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: /thank/i });

/** How many leads with a mail address the company has. */
async function arrived(request: APIRequestContext, email: string): Promise<number> {
  const login = await request.post('/auth/login', {
    data: { usernameOrEmail: 'staff', password: 'demo1234' },
  });
  const { token } = Login.parse(await login.json());
  const list = await request.get(`/contacts?search=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return Leads.parse(await list.json()).data.length;
}

/** A worker as in browsers that do not send by themselves what waits. */
async function withoutBackgroundSync(context: BrowserContext): Promise<void> {
  await context.route('**/service-worker.js', async (route) => {
    const response = await route.fetch();
    const body = `delete ServiceWorkerRegistration.prototype.sync;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
}

/** Sends the form while there is no line, sees it wait, and sees it arrive when the line is back. */
async function sendWithoutLine(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.context().setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();
  expect([await waitingLeads(page), await arrived(request, email)]).toEqual([1, 0]);

  await page.context().setOffline(false);
  await expect(thanks(page)).toBeVisible();
  expect([await waitingLeads(page), await arrived(request, email)]).toEqual([0, 1]);
}

test('a lead sent without a line is said to wait, and thanked for when the line is back', async ({
  page,
  request,
  provoke,
}) => {
  provoke(LOST_LINE);
  const email = await fillForm(page);
  await sendWithoutLine(page, request, email);
});

test('it arrives once, however often the line goes and the page is loaded again', async ({
  page,
  context,
  request,
  provoke,
}) => {
  provoke(LOST_LINE);
  const email = await fillForm(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();

  await page.reload();
  await expect(page.getByText('You are offline. You see what was last loaded.')).toBeVisible();
  expect(await waitingLeads(page)).toBe(1);
  for (let n = 0; n < 2; n += 1) {
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => arrived(request, email), { timeout: 15_000 }).toBe(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline. You see what was last loaded.')).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeVisible();
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(await arrived(request, email)).toBe(1);
});

test('it is sent though the line that is said to be back cannot be used yet, on the page that is open', async ({
  page,
  context,
  request,
  provoke,
}) => {
  // Only the page is left to have it sent.
  await withoutBackgroundSync(context);
  const email = await fillForm(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();
  provoke(LOST_LINE);
  let tries = 0;
  await context.route('**/contacts', (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await expect(thanks(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect([tries, await arrived(request, email)]).toEqual([3, 1]);
});

test('where the browser has no Background Sync, as in Firefox and Safari, a lead waits and is sent all the same', async ({
  page,
  context,
  request,
  provoke,
}) => {
  provoke(LOST_LINE);
  await withoutBackgroundSync(context);
  const email = await fillForm(page);
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(() => 'sync' in Object(self).registration)).toBe(false);
  await sendWithoutLine(page, request, email);
});

test('one that found no line for 7 days is deleted, and not sent', async ({
  page,
  context,
  request,
  provoke,
}) => {
  provoke(LOST_LINE);
  const email = await fillForm(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();
  await ageWaitingLeads(page, 7.01);
  await context.setOffline(false);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  expect(await arrived(request, email)).toBe(0);
});

test('a server that does not answer is told of, and nothing waits', async ({ page, context, provoke }) => {
  provoke(LOST_LINE);
  await fillForm(page);
  await context.route('**/contacts', (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to submit: No response from server.');
  expect(await waitingLeads(page)).toBe(0);
});

test('a server in trouble is tried again at the next visit', async ({ page, context, request, provoke }) => {
  provoke(LOST_LINE);
  provoke(/status of 503/);
  const email = await fillForm(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();
  await expect(page.getByText('You are offline. You see what was last loaded.')).toBeVisible();
  await context.route('**/contacts', (route) => route.fulfill({ status: 503, body: '' }));
  // Both are waited for from before the line is back: that it is back is said for 3 s only.
  await Promise.all([
    context.waitForEvent('response', (response) => response.status() === 503),
    expect(page.getByText('You are back online.', { exact: true })).toBeVisible(),
    context.setOffline(false),
  ]);
  await expect(page.getByText(QUEUED)).toBeVisible();
  expect([await waitingLeads(page), await arrived(request, email)]).toEqual([1, 0]);

  await context.unroute('**/contacts');
  await page.reload();
  await expect.poll(() => arrived(request, email), { timeout: 15_000 }).toBe(1);
  await expect.poll(() => waitingLeads(page)).toBe(0);
});
