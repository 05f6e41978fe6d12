import type { Page } from '@playwright/test';
import { freshMobile, latestCode } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

/** The files of Firebase and the addresses outside of the site that a page asks for. */
function watchFirebase(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== '127.0.0.1' || pathname.includes('firebase')) requested.push(request.url());
  });
  return requested;
}

async function openEmailTab(page: Page) {
  await page.goto('/Associate/signup', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Email' }).click();
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByRole('textbox', { name: 'Email' }),
    username: page.getByLabel('Username', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    confirm: page.getByLabel('Confirm password', { exact: true }),
    submit: page.getByRole('button', { name: 'Sign Up', exact: true }),
  };
}

test('a sign-up by mail reports a taken username at its field, is made once, logs in at once, and can be withdrawn from for 30 days', async ({
  page,
  provoke,
}) => {
  provoke(/status of 409/);
  const username = `u${freshMobile()}`;
  const form = await openEmailTab(page);
  await form.name.fill('Meena Rao');
  await form.email.fill(`${username}@example.in`);
  await form.username.fill('Asha');
  await form.password.fill('neem4tea');
  await form.confirm.fill('neem4tea');
  await form.submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Signup failed. Please try again.' })).toBeVisible();
  await expect(form.username).toHaveAccessibleDescription(/This username is taken/);
  await expect(form.username).toBeFocused();

  await form.username.fill(username);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/register')) sent.push(request.url());
  });
  await pressTwice(form.submit);
  await expect(toast(page, 'Login Successful')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL('/manage/welcome');
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('M');

  await page.goto('/manage/agreement');
  const main = page.getByRole('main');
  await expect(main.getByText('30 days left')).toBeVisible();
  const document = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/agreements/'));
  await main.getByRole('button', { name: 'Open what you accepted as a PDF' }).click();
  const opened = await document;
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await main.getByRole('button', { name: 'Withdraw from the agreement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw from the agreement' }).click();
  await expect(main.getByText(/^You withdrew on/)).toBeVisible();
  await expect(main.getByText('30 days left')).toBeHidden();
});

test('a login says why it is needed, and a sign-up from it leads back to the page that asked for it', async ({
  page,
  request,
}) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/Associate/login');
  await expect(page.getByText('Log in to see your orders')).toHaveRole('status');
  const main = page.getByRole('main');
  const signUp = page.getByRole('heading', { level: 1, name: 'Sign Up' });
  await pressToSee(main.getByRole('link', { name: 'Sign up', exact: true }), signUp);
  await expect(page).toHaveURL('/Associate/signup');
  // There and back again, and a reload, lose nothing.
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Log in to see your orders')).toBeVisible();
  await pressToSee(main.getByRole('link', { name: 'Sign up', exact: true }), signUp);
  await page.reload({ waitUntil: 'networkidle' });

  const mobile = freshMobile();
  await page.getByLabel('Full name').fill('Kiran Devi');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await latestCode(request, mobile));
  await expect(page).toHaveURL('/orders');
});

test('a referral link is remembered while browsing; a sign-up by mobile names the sponsor, survives a reload and begins the session', async ({
  page,
  request,
}) => {
  const firebase = watchFirebase(page);
  await page.goto('/?ref=usha2023', { waitUntil: 'networkidle' });
  // What stores the code is loaded for it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).not.toBeNull();
  // Another day, in another tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await page.goto('/Inspiring%20World/registrationfrom', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Sponsor code (optional)')).toHaveValue('USHA2023');
  await expect(page.getByText('Your sponsor: Usha J.')).toBeVisible();

  const mobile = freshMobile();
  await page.getByLabel('Full name').fill('Kiran Devi');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  await expect(firstDigit).toBeFocused();
  // Phones drop the page while the SMS is read.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(firstDigit).toBeFocused();
  const fetched = page.waitForResponse('**/associates/self/data');
  await page.keyboard.type(await latestCode(request, mobile));
  const verified = page.getByRole('alert').filter({ hasText: 'User is verified' });
  await expect(verified).toBeVisible();
  expect(await (await fetched).json()).toMatchObject({
    data: { name: 'Kiran Devi', sponsor: { referralCode: 'USHA2023', name: 'Usha Joshi' } },
  });
  await expect(page).toHaveURL('/manage/welcome');
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('K');
  await expect(verified).toBeVisible();
  const toasts = page.getByRole('listitem').filter({ hasText: 'User is verified' });
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(verified).toHaveCount(0);
  expect(firebase).toEqual([]);
});
