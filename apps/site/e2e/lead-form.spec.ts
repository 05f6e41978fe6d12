import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The form on the home page, ready for use: its fields answer once its machine has loaded. */
async function openForm(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Join the business' });
  await form.scrollIntoViewIfNeeded();
  return {
    form,
    name: form.getByLabel('Full name'),
    mobile: form.getByLabel('Mobile number'),
    email: form.getByLabel('Email'),
    state: form.getByLabel('State'),
    submit: form.getByRole('button', { name: /Submit/ }),
  };
}

function countLeads(page: Page): { sent: number } {
  const leads = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/contacts')) leads.sent += 1;
  });
  return leads;
}

test('a bad mobile number is told under its field and not sent; a good lead is thanked for 5 s', async ({
  page,
}) => {
  await page.clock.install();
  const leads = countLeads(page);
  const { form, name, mobile, email, state, submit } = await openForm(page);
  await expect(state).toHaveValue('');
  await expect(state.getByRole('option', { name: 'Select an option' })).toBeAttached();

  await name.fill('Sunita Verma');
  await mobile.fill('98765');
  await email.fill('sunita@example.in');
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(mobile).toHaveAccessibleDescription(/Mobile number must be 10 digits/);
  // The danger colour of the light theme.
  await expect(mobile).toHaveCSS('border-top-color', 'rgb(165, 35, 27)');
  await submit.click();
  await expect(mobile).toBeFocused();
  expect(leads.sent).toBe(0);

  await mobile.fill('9876543210');
  await expect(mobile).not.toHaveAttribute('aria-invalid', 'true');
  await state.selectOption('Uttar Pradesh');
  // From here on no time passes by itself, however busy the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await pageHeight();
  await submit.dblclick();
  const thanks = page.getByRole('status').filter({ hasText: /thank/i });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(form).toBeHidden();
  expect(await pageHeight()).toBe(height);
  expect(leads.sent).toBe(1);

  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(form).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join the business' })).toBeFocused();
  expect(await pageHeight()).toBe(height);
  await expect(name).toHaveValue('');
  await expect(mobile).toHaveValue('');
  await expect(state).toHaveValue('');
});

test('on a phone the page stays where it is while a lead is thanked for, and when the form returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  const { form, name, mobile, email, submit } = await openForm(page);
  await name.fill('Sunita Verma');
  await mobile.fill('9876543210');
  await email.fill('sunita@example.in');
  await submit.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeInViewport({ ratio: 1 });
  const before = await place();
  await page.clock.runFor(5000);
  await expect(form).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join the business' })).toBeFocused();
  expect(await place()).toEqual(before);
});

test('the first words of the home page lead to the form', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Join the business' }).first().click();
  await expect(page.getByRole('form', { name: 'Join the business' })).toBeInViewport();
});

test('an empty form says what is missing', async ({ page }) => {
  const { form, submit } = await openForm(page);
  await submit.click();
  for (const message of ['Name is required', 'Mobile number is required', 'Email is required']) {
    await expect(form.getByText(message)).toBeVisible();
  }
});

test('a lost line is told as an alert, nothing typed is lost, and it can be sent again', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  const { form, name, mobile, email, submit } = await openForm(page);
  await page.route('**/contacts', (route) => route.abort());
  await name.fill('Sunita Verma');
  await mobile.fill('9876543210');
  await email.fill('sunita@example.in');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Failed to submit: No response from server.');
  await expect(name).toHaveValue('Sunita Verma');

  await page.unroute('**/contacts');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
});

test('a form whose code is still missing says so, and sends once the line is back', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await page.route('**/create-browser-client-*.js', (route) => route.abort());
  const { form, name, mobile, email, submit } = await openForm(page);
  await name.fill('Sunita Verma');
  await mobile.fill('9876543210');
  await email.fill('sunita@example.in');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Please try again.');

  await page.unroute('**/create-browser-client-*.js');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
});

test('a lead that was begun is there in the other language, after a reload and on another page, until it is sent', async ({
  page,
}) => {
  const { name, mobile, email, state, submit } = await openForm(page);
  await name.fill('Sunita Verma');
  await mobile.fill('98765');
  await state.selectOption('Bihar');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('main').locator('input[name=name]')).toHaveValue('Sunita Verma');

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(mobile).toHaveValue('98765');
  await mobile.fill('9876543210');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(mobile).toHaveValue('9876543210');
  await expect(state).toHaveValue('Bihar');
  expect(page.url()).not.toContain('98765');

  await page.goto('/Shop/contact', { waitUntil: 'networkidle' });
  const call = page.getByRole('form', { name: 'Shall we call you?' });
  await expect(call.getByLabel('Full name')).toHaveValue('Sunita Verma');
  await call.getByLabel('Email').fill('sunita@example.in');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(email).toHaveValue('sunita@example.in');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(name).toHaveValue('');
});

test('the button says that it is busy while the lead is on its way', async ({ page }) => {
  const { form, name, mobile, email, submit } = await openForm(page);
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/contacts', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await name.fill('Sunita Verma');
  await mobile.fill('9876543210');
  await email.fill('sunita@example.in');
  await submit.click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.resolve(undefined);
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
});

test('a home page whose form cannot be loaded stays', async ({ page, provoke }) => {
  // React, too, says that what the server wrote is gone.
  provoke(/ERR_FAILED|error #418/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/lead-form.flow-'));
  await page.route('**/lead-form.flow-*.js', (route) => route.abort());
  await page.goto('/');
  await failed;
  await expect(page.getByRole('form', { name: 'Join the business' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday wellness for every Indian home');
});
