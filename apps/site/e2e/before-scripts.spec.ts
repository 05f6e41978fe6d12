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

/** The forms that a page shows before its scripts run, each with all that it needs to be sent. */
const FORMS: EarlyForm[] = [
  {
    path: '/Shop/contact',
    submit: /^Submit/,
    texts: { 'Full name': NAME, 'Mobile number': freshMobile(), 'Your question': 'Is the tea organic?' },
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
    path: '/Associate/signup',
    submit: 'Send OTP',
    texts: { 'Full name': NAME, 'Mobile number': freshMobile() },
  },
  {
    path: '/',
    submit: /^Submit/,
    texts: { 'Full name': NAME, 'Mobile number': freshMobile(), Email: 'sunita@example.in' },
  },
  { path: '/Associate/forgot-password', submit: 'Send link', texts: { Email: 'sunita@example.in' } },
  {
    path: '/Associate/login',
    submit: 'Send OTP',
    texts: { 'Full name': NAME, 'Mobile number': freshMobile() },
  },
];

/** Opens a page as on a slow network: its HTML has come, its scripts wait until they are let through. */
async function openSlowly(page: Page, path: string): Promise<{ letScriptsCome: () => void }> {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { letScriptsCome: () => gate.resolve(undefined) };
}

test.describe('a form that is filled in and submitted before the scripts run', () => {
  // Each half opens its pages one after the other; a code that was sent is remembered, so it comes last.
  const half = Math.ceil(FORMS.length / 2);
  for (const forms of [FORMS.slice(0, half), FORMS.slice(half)]) {
    test(`is sent when they run, and nothing of it is in the address: ${forms.map(({ path }) => path).join(', ')}`, async ({
      page,
      provoke,
    }) => {
      // An unknown grievance number is a 404.
      provoke(/status of 404/);
      for (const { path, submit, texts, choices = {} } of forms) {
        await test.step(path, async () => {
          const { letScriptsCome } = await openSlowly(page, path);
          const form = page.locator('main form');
          for (const [label, choice] of Object.entries(choices))
            await form.getByLabel(label).selectOption(choice);
          for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
          await form.getByRole('button', { name: submit }).click();
          await expect(page).toHaveURL(path);

          const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST');
          letScriptsCome();
          const sent = (await response).request().postData();
          for (const text of Object.values(texts)) expect(sent).toContain(text);
          await expect(page).toHaveURL(path);
          await page.unrouteAll({ behavior: 'wait' });
          await page.goto('about:blank');
        });
      }
    });
  }
});

test('a sponsor code that is typed before the scripts run is looked up when they do', async ({ page }) => {
  const { letScriptsCome } = await openSlowly(page, '/Associate/signup');
  await page.getByText('I was invited').click();
  await page.getByLabel('Sponsor code').fill('usha 2023');
  letScriptsCome();
  await expect(page.getByText('Your sponsor: Usha J.')).toBeVisible();
});

test('a choice in the filters that is made before the scripts run leads to its page at once, and back', async ({
  page,
}) => {
  await openSlowly(page, '/products/');
  const category = page.getByRole('main').getByLabel('Category');
  await category.selectOption('skin-care');
  await expect(page).toHaveURL('/products/skin-care');
  await expect(category).toHaveValue('skin-care');
  // The page is not loaded before its scripts are.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/products/');
  await expect(category).toHaveValue('');
});

test('filters that are opened, set and removed before the scripts run lead to their pages at once', async ({
  page,
}) => {
  await openSlowly(page, '/products/skin-care');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Filters' }).click();
  await expect(page).toHaveURL('/products/skin-care?filters=open');
  const form = main.getByRole('form', { name: 'Filters' });
  await form.getByRole('radio', { name: /^Under ₹200/ }).check();
  await form.getByRole('button', { name: 'Show products' }).click();
  const chip = main.getByRole('link', { name: 'Remove filter Under ₹200' });
  await expect(chip).toBeVisible();
  await main.getByLabel('Category').selectOption('personal-care');
  await expect(page).toHaveURL('/products/personal-care?price=0-200');
  await chip.click();
  await expect(page).toHaveURL('/products/personal-care');
});

test('a button, a tab and the choice of theme that are pressed before the scripts run take effect when they do', async ({
  page,
}) => {
  await test.step('of several buttons the last one, once', async () => {
    await page.goto('/products/');
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

  await test.step('a tab', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const { letScriptsCome } = await openSlowly(page, '/Associate/login');
    await page.getByRole('tab', { name: 'Email Login' }).click();
    letScriptsCome();
    await expect(page.getByLabel('Username or email')).toBeVisible();
  });

  await test.step('the choice of theme', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const { letScriptsCome } = await openSlowly(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
    letScriptsCome();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
