import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { startAsNewUser } from './new-user.ts';
import { freshMobile, latestMessage } from './outbox.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

const TEXT = 'The parcel has not come, though it should have been here on Monday.';

const Tickets = z.object({ data: z.array(z.object({ id: z.string(), number: z.string() })) });
const Login = z.object({ token: z.string() });

/** The form on its page, ready for use, and how often it was sent. */
async function openForm(page: Page) {
  const filed = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/grievances')) filed.sent += 1;
  });
  await page.goto('/grievance', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'File a complaint' });
  return {
    filed,
    form,
    submit: form.getByRole('button', { name: /Submit/ }),
    fill: async (mobile: string) => {
      await form.getByLabel('What is it about?').selectOption('Delivery');
      await form.getByLabel('What happened?').fill(TEXT);
      await form.getByLabel('Full name').fill('Sunita Verma');
      await form.getByLabel('Mobile number').fill(mobile);
    },
  };
}

/** Moves a grievance as staff do. */
async function move(request: APIRequestContext, number: string, ...steps: [status: string, note: string][]) {
  const data = { usernameOrEmail: 'staff', password: 'demo1234' };
  const { token } = Login.parse(await (await request.post('/auth/login', { data })).json());
  const headers = { Authorization: `Bearer ${token}` };
  const listed = Tickets.parse(await (await request.get('/grievances?limit=100', { headers })).json());
  const id = listed.data.find((ticket) => ticket.number === number)?.id;
  for (const [status, note] of steps) {
    const response = await request.put(`/grievances/${id}/status`, { headers, data: { status, note } });
    expect(response.status()).toBe(200);
  }
}

test('a visitor files one grievance, follows each step that staff take, and reopens it', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mobile = freshMobile();
  const { filed, fill, submit } = await openForm(page);
  await fill(mobile);
  await pressTwice(submit);
  const panel = page.getByRole('status').filter({ hasText: 'Your complaint is registered' });
  await expect(panel).toBeFocused();
  const number = /GR-\d{4}-\d{6}/.exec(await panel.innerText())?.[0] ?? '';
  expect(filed.sent).toBe(1);
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await latestMessage(request, mobile, `your complaint ${number} is registered`);

  await page.getByRole('link', { name: 'Check status' }).first().click();
  await expect(page).toHaveURL(`/grievance/status?number=${number}`);
  const question = page.getByRole('form', { name: 'Check status' });
  const ask = async () => {
    await question.getByLabel('Mobile number').fill(mobile);
    await question.getByRole('button', { name: 'Show' }).click();
  };
  await expect(question.getByLabel('Complaint number')).toHaveValue(number);
  await ask();
  const steps = page.getByRole('list', { name: 'Updates so far' }).getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await expect(page.getByText('Our response by')).toBeVisible();
  expect(page.url()).not.toContain(mobile);

  await move(
    request,
    number,
    ['IN_PROGRESS', 'We have asked the courier.'],
    ['RESOLVED', 'A new parcel is on its way.'],
  );
  await latestMessage(request, mobile, `your complaint ${number} is resolved`);
  await page.goto(`/grievance/status?number=${number}`, { waitUntil: 'networkidle' });
  await ask();
  await expect(steps).toHaveText([
    /^Registered/,
    /^In progress.*We have asked the courier\./,
    /^Resolved.*A new parcel is on its way\./,
  ]);
  await expect(page.getByRole('status').filter({ hasText: number })).toBeFocused();

  const again = page.getByRole('form', { name: 'Not satisfied?' });
  await again.getByLabel('What is still wrong?').fill('It has not come either.');
  await pressTwice(again.getByRole('button', { name: 'Reopen complaint' }));
  await expect(steps).toHaveCount(4);
  await expect(steps.last()).toHaveText(/^In progress.*by you.*It has not come either\./);
  await expect(again).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: number })).toBeFocused();
  await page.getByRole('button', { name: 'Check another complaint' }).click();
  await expect(page.getByRole('heading', { name: 'Check status' })).toBeFocused();
});

test('the draft of a grievance is there in the other language, after a reload and on the way back, until it is registered', async ({
  page,
  request,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  const { fill, form, submit } = await openForm(page);
  const mobile = freshMobile();
  await fill(mobile);
  await form.getByLabel('Order number').fill('PGM-000123');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('main').locator('textarea')).toHaveValue(TEXT);

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(form.getByLabel('What happened?')).toHaveValue(TEXT);
  await form.getByLabel('What happened?').press('End');
  await page.keyboard.type(' Nor today.');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.getByLabel('What happened?')).toHaveValue(`${TEXT} Nor today.`);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy', exact: true }).click();
  await expect(page).toHaveURL('/privecypolicy');
  await page.goBack();
  await expect(form.getByLabel('What happened?')).toHaveValue(`${TEXT} Nor today.`);
  await expect(form.getByLabel('What is it about?')).toHaveValue('DELIVERY');
  await expect(form.getByLabel('Order number')).toHaveValue('PGM-000123');
  await expect(form.getByLabel('Full name')).toHaveValue('Sunita Verma');
  await expect(form.getByLabel('Mobile number')).toHaveValue(mobile);

  // A lost response does not file a second grievance.
  await page.route('**/grievances', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('No response from server.');
  const first = /GR-\d{4}-\d{6}/.exec(await latestMessage(request, mobile))?.[0] ?? 'none';
  await page.unroute('**/grievances');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.getByLabel('What happened?')).toHaveValue('');
});

test('the form knows a member, who finds the grievance without its number and leaves no draft at the logout', async ({
  page,
}) => {
  await startAsNewUser(page);
  const { fill, form, submit } = await openForm(page);
  await expect(form.getByLabel('Full name')).toHaveValue('Kiran Devi');
  await expect(form.getByLabel('Email')).not.toHaveValue('');
  await fill(freshMobile());
  await submit.click();
  await page.getByRole('status').filter({ hasText: 'GR-' }).waitFor();
  await page.getByRole('button', { name: 'File another complaint' }).click();
  await expect(page.getByRole('heading', { name: 'File a complaint' })).toBeFocused();
  await expect(form.getByLabel('What happened?')).toHaveValue('');

  await page.goto('/grievance/status');
  const own = page.getByRole('region', { name: 'My complaints' }).getByRole('listitem', { name: /^GR-/ });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(TEXT);

  await page.goto('/grievance', { waitUntil: 'networkidle' });
  await fill(freshMobile());
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/grievance', { waitUntil: 'networkidle' });
  await expect(form.getByLabel('What happened?')).toHaveValue('');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});
