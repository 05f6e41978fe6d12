import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ageWaitingLeads, CONNECTION_LOST, waitingLeads, whenCached } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

const QUEUED =
  'You are offline. We will save your details on this device and send them as soon as you are back online.';
const Login = z.object({ token: z.string() });
const Leads = z.object({ data: z.array(z.object({ email: z.string() })) });

/** Opens the home page, with its form ready and a worker in charge. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await whenCached(page, '/');
}

/** Fills the form; returns the email address. */
async function fillForm(page: Page): Promise<string> {
  const email = `offline-${crypto.randomUUID()}@example.in`;
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

test('a lead that is sent offline waits on the phone, and arrives once, however often the connection is lost and the page is loaded', async ({
  page,
  context,
  request,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  await openForm(page);
  const email = await fillForm(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText(QUEUED)).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are offline. This is the last version we loaded.')).toBeVisible();
  expect([await waitingLeads(page), await arrived(request, email)]).toEqual([1, 0]);

  await context.setOffline(false);
  await expect.poll(() => arrived(request, email)).toBe(1);
  await expect.poll(() => waitingLeads(page)).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline. This is the last version we loaded.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeVisible();
  expect([await waitingLeads(page), await arrived(request, email)]).toEqual([0, 1]);
});

test('without Background Sync the page sends a waiting lead, again after an error of the network or of the server, and says thank you; one that is older than 7 days is deleted', async ({
  page,
  context,
  request,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  provoke(/status of 503/);
  await withoutBackgroundSync(context);
  await openForm(page);
  await test.step('does not wait when the browser is online and the server does not respond', async () => {
    await fillForm(page);
    await context.route('**/contacts', (route) => route.abort());
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Failed to submit: No response from server.');
    expect(await waitingLeads(page)).toBe(0);
    await context.unroute('**/contacts');
  });

  await test.step('sent at the third try', async () => {
    const email = await fillForm(page);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate(() => 'sync' in Object(self).registration)).toBe(false);
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText(QUEUED)).toBeVisible();
    let tries = 0;
    await context.route('**/contacts', (route) => {
      tries += 1;
      if (tries === 1) return route.abort();
      return tries === 2 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await context.setOffline(false);
    // The page tries again after 2 and 5 s.
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(thanks(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    // The page says it for 5 s.
    await page.clock.runFor(5000);
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect([tries, await arrived(request, email)]).toEqual([3, 1]);
    await context.unroute('**/contacts');
  });

  await test.step('deleted after 7 days', async () => {
    const email = await fillForm(page);
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText(QUEUED)).toBeVisible();
    await ageWaitingLeads(page, 7.01);
    await context.setOffline(false);
    await expect.poll(() => waitingLeads(page)).toBe(0);
    expect(await arrived(request, email)).toBe(0);
  });
});
