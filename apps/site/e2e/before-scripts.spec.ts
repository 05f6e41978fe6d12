import type { Page } from '@playwright/test';
import { freshMobile } from './outbox.ts';
import { expect, test } from './test.ts';

const NAME = 'Sunita Verma';

interface EarlyForm {
  path: string;
  submit: string | RegExp;
  texts: Record<string, string>;
  choices?: Record<string, string>;
}

/** The forms that stand in a page before its scripts run, each with all that it needs to be sent. */
const FORMS: EarlyForm[] = [
  {
    path: '/',
    submit: /^Submit/,
    texts: { 'Full name': NAME, 'Mobile number': freshMobile(), Email: 'sunita@example.in' },
  },
  {
    path: '/grievance',
    submit: /^Submit/,
    texts: {
      'What happened?': 'The parcel has not come, though it should have been here on Monday.',
      'Full name': NAME,
      'Mobile number': freshMobile(),
    },
    choices: { 'What is it about?': 'Delivery' },
  },
  {
    path: '/grievance/status',
    submit: 'Show',
    texts: { 'Complaint number': 'GR-2026-999999', 'Mobile number': freshMobile() },
  },
  {
    path: '/Associate/login',
    submit: 'Send OTP',
    texts: { 'Full name': NAME, 'Mobile number': freshMobile() },
  },
  {
    path: '/Associate/signup',
    submit: 'Send OTP',
    texts: { 'Full name': NAME, 'Mobile number': freshMobile() },
  },
  { path: '/Associate/forgot-password', submit: 'Send link', texts: { Email: 'sunita@example.in' } },
];

/** Opens a page as on a slow line: written, but its scripts still to come. */
async function openSlowly(page: Page, path: string): Promise<{ letScriptsCome: () => void }> {
  const line = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { letScriptsCome: () => line.resolve(undefined) };
}

for (const { path, submit, texts, choices = {} } of FORMS) {
  test(`${path} keeps what is typed and pressed before its scripts run, out of the address, and sends it then`, async ({
    page,
    provoke,
  }) => {
    // A number that nobody has is answered with 404.
    provoke(/status of 404/);
    const { letScriptsCome } = await openSlowly(page, path);
    const form = page.locator('main form');
    for (const [label, choice] of Object.entries(choices)) await form.getByLabel(label).selectOption(choice);
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(path);

    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    letScriptsCome();
    const sent = (await answer).request().postData();
    for (const text of Object.values(texts)) expect(sent).toContain(text);
    await expect(page).toHaveURL(path);
  });
}

test('of several buttons the last that is pressed before the scripts run does its work, once', async ({
  page,
}) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const product = await page
    .getByRole('link', { name: /points/ })
    .first()
    .getAttribute('href');
  const { letScriptsCome } = await openSlowly(page, product ?? '');
  await page.getByRole('button', { name: 'Share' }).click();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.dblclick();
  await expect(add).toHaveAttribute('data-pressed');
  letScriptsCome();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  await expect(add).not.toHaveAttribute('data-pressed');
});

test('a tab that is pressed before the scripts run opens when they do', async ({ page }) => {
  const { letScriptsCome } = await openSlowly(page, '/Associate/login');
  await page.getByRole('tab', { name: 'Email Login' }).click();
  letScriptsCome();
  await expect(page.getByLabel('Username or email')).toBeVisible();
});
