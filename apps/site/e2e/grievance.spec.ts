import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import * as z from 'zod';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { freshMobile, latestMessage } from './outbox.ts';
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
  const form = page.getByRole('form', { name: 'Make a complaint' });
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

/** Makes a complaint on the page; its number. */
async function complain(page: Page, mobile: string): Promise<string> {
  const { fill, submit } = await openForm(page);
  await fill(mobile);
  await submit.click();
  const panel = page.getByRole('status').filter({ hasText: 'Your complaint is registered' });
  await expect(panel).toBeFocused();
  return /GR-\d{4}-\d{6}/.exec(await panel.innerText())?.[0] ?? '';
}

/** Moves a complaint as staff do. */
async function move(request: APIRequestContext, number: string, ...steps: [status: string, note: string][]) {
  const data = { usernameOrEmail: 'staff', password: 'demo1234' };
  const { token } = Login.parse(await (await request.post('/auth/login', { data })).json());
  const headers = { Authorization: `Bearer ${token}` };
  const listed = Tickets.parse(await (await request.get('/grievances?limit=100', { headers })).json());
  const id = listed.data.find((ticket) => ticket.number === number)?.id;
  for (const [status, note] of steps) {
    const answer = await request.put(`/grievances/${id}/status`, { headers, data: { status, note } });
    expect(answer.status()).toBe(200);
  }
}

test('a visitor complains, gets a number, and sees each step that staff take', async ({ page, request }) => {
  const mobile = freshMobile();
  const number = await complain(page, mobile);
  await latestMessage(request, mobile, `your complaint ${number} is registered`);

  await page.getByRole('link', { name: 'See how it stands' }).first().click();
  await expect(page).toHaveURL(`/grievance/status?number=${number}`);
  const question = page.getByRole('form', { name: 'See how it stands' });
  await expect(question.getByLabel('Complaint number')).toHaveValue(number);
  await question.getByLabel('Mobile number').fill(mobile);
  await question.getByRole('button', { name: 'Show' }).click();
  const steps = page.getByRole('list', { name: 'What happened so far' }).getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await expect(page.getByText('Our answer by')).toBeVisible();
  expect(page.url()).not.toContain(mobile);

  await move(
    request,
    number,
    ['IN_PROGRESS', 'We have asked the courier.'],
    ['RESOLVED', 'A new parcel is on its way.'],
  );
  await latestMessage(request, mobile, `your complaint ${number} is resolved`);
  await page.goto(`/grievance/status?number=${number}`, { waitUntil: 'networkidle' });
  await question.getByLabel('Mobile number').fill(mobile);
  await question.getByRole('button', { name: 'Show' }).click();
  await expect(steps).toHaveText([
    /^Registered/,
    /^In progress.*We have asked the courier\./,
    /^Resolved.*A new parcel is on its way\./,
  ]);
  await expect(page.getByRole('status').filter({ hasText: number })).toBeFocused();

  const again = page.getByRole('form', { name: 'Not content?' });
  await again.getByRole('button', { name: 'Take it up again' }).click();
  await expect(again.getByText('Please write what is still wrong')).toBeVisible();
  await again.getByLabel('What is still wrong?').fill('It has not come either.');
  await again.getByRole('button', { name: 'Take it up again' }).dblclick();
  await expect(steps).toHaveCount(4);
  await expect(steps.last()).toHaveText(/^In progress.*by you.*It has not come either\./);
  await expect(again).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: number })).toBeFocused();
  await page.getByRole('button', { name: 'Ask about another complaint' }).click();
  await expect(page.getByRole('heading', { name: 'See how it stands' })).toBeFocused();
});

test('a wrong mobile number tells nothing, and neither does a number that nobody has', async ({
  page,
  provoke,
}) => {
  provoke(/status of 404/);
  const number = await complain(page, freshMobile());
  const sentence = 'We know no complaint with this number and this mobile number.';
  for (const [asked, mobile] of [
    [number, freshMobile()],
    ['GR-2026-999999', freshMobile()],
  ] as const) {
    await page.goto(`/grievance/status?number=${asked}`, { waitUntil: 'networkidle' });
    const question = page.getByRole('form', { name: 'See how it stands' });
    await question.getByLabel('Mobile number').fill(mobile);
    await question.getByRole('button', { name: 'Show' }).click();
    await expect(question.getByRole('alert')).toHaveText(sentence);
    await expect(question.getByLabel('Mobile number')).toHaveValue(mobile);
  }
});

test('an empty form says what is missing; a double press sends once', async ({ page }) => {
  const { filed, fill, form, submit } = await openForm(page);
  await submit.click();
  for (const message of [
    'Choose what it is about',
    'Please write what happened',
    'Name is required',
    'Mobile number is required',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByLabel('What is it about?')).toBeFocused();
  await fill(freshMobile());
  await submit.dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Your complaint is registered' })).toBeVisible();
  expect(filed.sent).toBe(1);
});

test('an answer that was lost makes no second complaint', async ({ page, request, provoke }) => {
  provoke(/ERR_FAILED/);
  const { fill, form, submit } = await openForm(page);
  const mobile = freshMobile();
  await fill(mobile);
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
});

test('a complaint that was begun is there in the other language, after a reload and on the way back, until it is registered', async ({
  page,
}) => {
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

  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'Your complaint is registered' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.getByLabel('What happened?')).toHaveValue('');
});

test('logging out forgets a complaint that was begun', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const { fill, form } = await openForm(page);
  await fill(freshMobile());
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/grievance', { waitUntil: 'networkidle' });
  await expect(form.getByLabel('What happened?')).toHaveValue('');
  await expect(form.getByLabel('Full name')).toHaveValue('');
});

test('the number can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = await complain(page, freshMobile());
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test('a member is known to the form and finds their complaints without a number', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const { fill, form, submit } = await openForm(page);
  await expect(form.getByLabel('Full name')).toHaveValue('Kiran Devi');
  await expect(form.getByLabel('Email')).not.toHaveValue('');
  await fill(freshMobile());
  await submit.click();
  await page.getByRole('status').filter({ hasText: 'GR-' }).waitFor();
  await page.goto('/grievance/status');
  const own = page.getByRole('region', { name: 'My complaints' }).getByRole('listitem', { name: /^GR-/ });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(TEXT);
});

test('who makes another complaint goes on in the form', async ({ page }) => {
  await complain(page, freshMobile());
  await page.getByRole('button', { name: 'Make another complaint' }).click();
  await expect(page.getByRole('heading', { name: 'Make a complaint' })).toBeFocused();
  await expect(page.getByLabel('What happened?')).toHaveValue('');
});

test('the contact page and the disclosures lead to the form', async ({ page }) => {
  for (const path of ['/Shop/contact', '/disclouser']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Make a complaint' }).click();
    await expect(page).toHaveURL('/grievance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong? Tell us');
  }
});

test('reads without JavaScript: whom complaints go to, how it goes, and where else', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/grievance');
  await expect(page.getByRole('heading', { name: 'Grievance officer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nodal officer' })).toBeVisible();
  await expect(page.getByText('not configured').first()).toBeVisible();
  await expect(page.getByText(/National Consumer Helpline: 1915/)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Make a complaint' })).toBeVisible();
  await context.close();
});

test('axe finds nothing once a complaint is registered, at 360 px, and it fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await complain(page, freshMobile());
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
