import type { Locator, Page } from '@playwright/test';
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

/** Presses until something happens: before the scripts run, a press does nothing. What was sent, once it is answered. */
async function pressUntilSent(page: Page, button: Locator): Promise<string> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  let sent: string | null = null;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent = request.postData();
  });
  await expect
    .poll(
      async () => {
        await button.click({ timeout: 1000 }).catch(() => undefined);
        return sent;
      },
      // All scripts of the page come within it.
      { timeout: 20_000 },
    )
    .not.toBeNull();
  await answer;
  return sent ?? '';
}

for (const { path, submit, texts, choices = {} } of FORMS) {
  test(`${path} keeps what is typed before its scripts run, out of the address, and sends it then`, async ({
    page,
    provoke,
  }) => {
    // A number that nobody has is answered with 404.
    provoke(/404/);
    const { letScriptsCome } = await openSlowly(page, path);
    const form = page.locator('main form');
    for (const [label, choice] of Object.entries(choices)) await form.getByLabel(label).selectOption(choice);
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
    const button = form.getByRole('button', { name: submit });
    await button.click();
    await expect(page).toHaveURL(path);

    letScriptsCome();
    const sent = await pressUntilSent(page, button);
    for (const text of Object.values(texts)) expect(sent).toContain(text);
    await expect(page).toHaveURL(path);
  });
}
