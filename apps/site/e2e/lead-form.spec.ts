import type { Page } from '@playwright/test';
import { isHydrated } from './hydrated.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

/** The form on the home page, ready for use: it is hydrated only when a visitor has come near it. */
async function openForm(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Join the business' });
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(form)).toBe(true);
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

test('a wrong mobile number is shown at its field and not sent; a valid lead is thanked for 5 s, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  const leads = countLeads(page);
  const { form, name, mobile, email, state, submit } = await openForm(page);
  // The first words of the page lead to the form.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('main').getByRole('link', { name: 'Join the business' }).first().click();
  await expect(form).toBeInViewport();
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
  const place = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  const [, height] = await place();
  await pressTwice(submit);
  const thanks = page.getByRole('status').filter({ hasText: /thank/i });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await expect(form).toBeHidden();
  const before = await place();
  expect(before[1]).toBe(height);
  expect(leads.sent).toBe(1);

  await page.clock.runFor(4999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(form).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join the business' })).toBeFocused();
  expect(await place()).toEqual(before);
  await expect(name).toHaveValue('');
  await expect(mobile).toHaveValue('');
  await expect(state).toHaveValue('');
});

test('a lead that was begun is there in the other language, after a reload and on another page, until it is sent', async ({
  page,
}) => {
  // It opens several pages one after the other.
  test.slow();
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

  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const other = page.getByRole('form', { name: 'Join the business' });
  await expect(other.getByLabel('Full name')).toHaveValue('Sunita Verma');
  await other.getByLabel('Email').fill('sunita@example.in');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(email).toHaveValue('sunita@example.in');
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(name).toHaveValue('');
});
