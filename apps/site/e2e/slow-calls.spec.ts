import type { Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'This is taking longer than usual' });

/** Lets the calls to a path with a method hang, as long as `isHanging` says so. */
async function hang(page: Page, method: string, path: string, isHanging: (call: number) => boolean) {
  let calls = 0;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      calls += 1;
      if (!isHanging(calls)) return route.fallback();
    },
  );
  return { count: () => calls };
}

/** Lets the 10 s pass after which the visitor is asked; the code for it is loaded after half of them. */
async function waitLong(page: Page) {
  const loaded = page.waitForResponse(/slow-calls/);
  await page.clock.fastForward(5000);
  await loaded;
  await expect(note(page)).toHaveCount(0);
  await page.clock.fastForward(5000);
}

test('a list that takes longer than usual is read again when the visitor wants it', async ({ page }) => {
  await page.clock.install();
  await startLoggedIn(page, 'asha');
  const orders = await hang(page, 'GET', '/api/orders', (call) => call === 1);
  await page.goto('/manage/orders');
  await expect.poll(orders.count).toBe(1);
  await waitLong(page);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the order' }).first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  expect(orders.count()).toBe(2);
});

test('what could be done twice can only be given up: the dialog stays with what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await startAsNewUser(page);
  await page.goto('/manage/addresses');
  await page.getByRole('button', { name: 'Add your first address' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Address' });
  const values = {
    Name: 'Kiran Devi',
    'Phone number': '9876543210',
    'Street address': '12 Hazratganj',
    City: 'Lucknow',
    'Postal code': '226001',
  };
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('State', { exact: true }).selectOption('Uttar Pradesh');
  const saved = await hang(page, 'POST', '/addresses', () => true);
  await form.getByRole('button', { name: 'Save Address' }).click();
  await expect.poll(saved.count).toBe(1);
  await waitLong(page);
  await expect(note(page)).toContainText('check whether it was done before you send it again');
  await expect(note(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  // The focus stays in the dialog, and so the note is part of it.
  await form.getByRole('button', { name: 'Cancel' }).last().press('Enter');
  await expect(form).toContainText('No response from server.');
  for (const [label, value] of Object.entries(values))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
  expect(saved.count()).toBe(1);
});

test('a file on its way shows how much of it is sent, and can be given up', async ({ page }) => {
  await startLoggedIn(page, 'admin');
  await page.goto('/dashboard/imports/payouts', { waitUntil: 'networkidle' });
  const control = await page.context().newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
  await page.getByLabel('CSV file').setInputFiles({
    name: 'amounts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`ID,Gross amount,TDS,Deductions\n${'0'.repeat(900_000)}`),
  });
  const upload = page.getByRole('status').filter({ hasText: 'Uploading files' });
  const progress = upload.getByRole('progressbar', { name: 'Uploading files' });
  await expect(progress).toBeVisible();
  await expect(progress).not.toHaveAttribute('value', '0');
  await upload.getByRole('button', { name: 'Cancel' }).click();
  await expect(upload).toHaveCount(0);
  await expect(page.getByText('No response from server.')).toBeVisible();
});
