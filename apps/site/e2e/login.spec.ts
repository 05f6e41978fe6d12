import type { Page } from '@playwright/test';
import { freshMobile, latestCode, latestMessage } from './outbox.ts';
import { pressTwice } from './press-twice.ts';
import { toast } from './shopping.ts';
import { expect, test } from './test.ts';

/** Asks for a code on the login page. */
async function askCode(page: Page, name: string, mobile: string) {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
}

test('a code is still asked for after a reload of its tab, and logs in as soon as its sixth digit is typed', async ({
  page,
  context,
  request,
}) => {
  const mobile = freshMobile();
  await page.clock.install();
  // No time passes by itself, however busy the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await askCode(page, 'Sunita Verma', mobile);
  await expect(page.getByRole('timer')).toHaveText('05:00');
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('timer')).toHaveText('04:00');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await expect(page.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('04:00');

  const otherTab = await context.newPage();
  await otherTab.goto('/Associate/login', { waitUntil: 'networkidle' });
  await expect(otherTab.getByLabel('Mobile number')).toHaveValue('');
  await otherTab.close();

  await page.keyboard.type(await latestCode(request, mobile));
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('code-out'))).toBeNull();
});

test('a wrong password is rejected; a forgotten one is replaced by a mailed link', async ({
  page,
  request,
  provoke,
}) => {
  provoke(/status of 40[01]/);
  const name = `m${freshMobile()}`;
  await request.post('/auth/register', {
    data: {
      name: 'Meena Rao',
      email: `${name}@example.in`,
      username: name,
      password: 'neem4tea',
      confirmPassword: 'neem4tea',
    },
  });
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('wrong1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible();
  await expect(toast(page, 'Login failed')).toBeVisible();

  // A link that is no longer valid leads to where another is asked for.
  await page.goto('/Associate/reset-password?token=bad', { waitUntil: 'networkidle' });
  await page.getByLabel('New password', { exact: true }).fill('tulsi5tea');
  await page.getByLabel(/Confirm/).fill('tulsi5tea');
  await page.getByRole('button', { name: /Save/ }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This link is no longer valid. Request a new one.');
  await alert.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/Associate/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${name}@example.in`);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByRole('status').filter({ hasText: /sent a link/ })).toBeVisible();

  const link = /http\S+/.exec(await latestMessage(request, `${name}@example.in`))?.[0] ?? '';
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('New password', { exact: true }).fill('tulsi5tea');
  await page.getByLabel(/Confirm/).fill('tulsi5tea');
  await page.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();

  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('tulsi5tea');
  await pressTwice(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('M');
});
