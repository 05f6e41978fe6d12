import type { Page } from '@playwright/test';
import { freshMobile, latestCode, latestMessage, otherCode } from './outbox.ts';
import { expect, test } from './test.ts';

/** Asks for a code on the login page. */
async function askCode(page: Page, name: string, mobile: string) {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
}

async function openEmailTab(page: Page) {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Email Login' }).click();
  return {
    username: page.getByLabel('Username or email'),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Login', exact: true }),
  };
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);

test('a code that was sent logs in, as soon as its sixth digit is typed', async ({ page, request }) => {
  const mobile = freshMobile();
  await askCode(page, 'Sunita Verma', mobile);
  await expect(page.getByRole('timer')).toHaveText(/^0[45]:\d\d$/);
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await page.keyboard.type(await latestCode(request, mobile));
  // It goes by itself, perhaps before the next page is there.
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account).toHaveText('S');
});

test('a number typed with +91 and a code typed on a Hindi keyboard log in', async ({ page, request }) => {
  const mobile = freshMobile();
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Sunita Verma');
  await page.getByLabel('Mobile number').pressSequentially(`+91${mobile}`);
  await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  const code = await latestCode(request, mobile);
  await page.keyboard.type(code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit))));
  await expect(toast(page, 'Login Successful')).toBeVisible();
});

test('a code that is out outlives a reload, and logs in after it', async ({ page, context, request }) => {
  const mobile = freshMobile();
  await page.clock.install();
  // No time passes by itself, however busy the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await askCode(page, 'Sunita Verma', mobile);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('timer')).toHaveText('04:00');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await expect(page.getByText(`+91 ${mobile}`)).toBeVisible();
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

test('a code whose time is over, or whose number is to be changed, is not asked for after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await askCode(page, 'Sunita Verma', freshMobile());
  await page.clock.pauseAt(Date.now() + 301_000);
  await page.reload({ waitUntil: 'networkidle' });
  const mobile = page.getByLabel('Mobile number');
  await expect(mobile).toHaveValue('');

  await askCode(page, 'Sunita Verma', freshMobile());
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(mobile).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(mobile).toBeVisible();
});

test('the login dialog, closed and opened again, still asks for the code that is out', async ({
  page,
  request,
}) => {
  const mobile = freshMobile();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const open = () => bar.getByRole('link', { name: 'Login' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Full name').fill('Sunita Verma');
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await latestCode(request, mobile));
  await expect(toast(page, 'Login Successful')).toBeVisible();
});

test('the SMS can be read by phones that fill it in', async ({ page, request }) => {
  const mobile = freshMobile();
  await askCode(page, 'Sunita Verma', mobile);
  const sms = await latestMessage(request, mobile);
  expect(sms.split('\n').at(-1)).toBe(`@127.0.0.1 #${await latestCode(request, mobile)}`);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveAttribute(
    'autocomplete',
    'one-time-code',
  );
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(await latestCode(request, mobile));
  await expect(page).toHaveURL('/');
});

test('after five wrong codes the right one is refused too', async ({ page, request, provoke }) => {
  provoke(/status of 4(01|29)/);
  const mobile = freshMobile();
  await askCode(page, 'Sunita Verma', mobile);
  const code = await latestCode(request, mobile);
  for (let guess = 1; guess <= 5; guess += 1) {
    const answer = page.waitForResponse('**/auth/verify-otp');
    await page.keyboard.type(otherCode(code));
    await answer;
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid or expired OTP.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  }
  const answer = page.waitForResponse('**/auth/verify-otp');
  await page.keyboard.type(code);
  expect((await answer).ok()).toBe(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid or expired OTP.' })).toBeVisible();
  await expect(page).toHaveURL('/Associate/login');
});

test('an empty form says what is missing, and a number is cut to ten digits', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter your name and mobile number.' }),
  ).toBeVisible();
  await page.getByLabel('Mobile number').pressSequentially('00 98765-432109');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
});

test('a code can be pasted, corrected by Backspace, and no words are taken for one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askCode(page, 'Sunita Verma', freshMobile());
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste('hello 12');
  await expect(page.getByText('Please enter a 6-digit OTP.')).toBeVisible();
  await paste('12345');
  await expect(page.getByRole('textbox', { name: 'Digit 5 of 6' })).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: 'Digit 6 of 6' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Digit 5 of 6' })).toBeFocused();
  await page.keyboard.type('x');
  await expect(page.getByRole('textbox', { name: 'Digit 5 of 6' })).toHaveValue('');
});

test('a password logs in; a wrong one is told beside the form and as a toast', async ({ page, provoke }) => {
  provoke(/status of 401/);
  const { username, password, submit } = await openEmailTab(page);
  await submit.click();
  await expect(username).toHaveAccessibleDescription('Enter your username or email');
  await username.fill('asha');
  await password.fill('wrong1234');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible();
  await expect(toast(page, 'Login failed')).toBeVisible();

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await password.fill('demo1234');
  await submit.dblclick();
  await expect(toast(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('A');
});

test('the button says that it is busy, and an answer that is no login says so', async ({ page }) => {
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/auth/login', async (route) => {
    await answer.promise;
    await route.fulfill({ json: { success: true } });
  });
  const { username, password, submit } = await openEmailTab(page);
  await username.fill('asha');
  await password.fill('demo1234');
  await submit.click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  answer.resolve(undefined);
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed. Please try again.' })).toBeVisible();
});

test('a reset link that is no longer good leads to where another is asked for', async ({ page, provoke }) => {
  provoke(/status of 400/);
  await page.goto('/Associate/reset-password?token=bad', { waitUntil: 'networkidle' });
  await page.getByLabel('New password', { exact: true }).fill('tulsi5tea');
  await page.getByLabel(/Confirm/).fill('tulsi5tea');
  await page.getByRole('button', { name: /Save/ }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This link is no longer good. Ask for a new one.');
  await alert.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/Associate/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a forgotten password is replaced by a mailed link', async ({ page, request }) => {
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
  await page.getByRole('link', { name: /Forgot/ }).click();
  await expect(page).toHaveURL('/Associate/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`${name}@example.in`);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByRole('status').filter({ hasText: /on its way/ })).toBeVisible();

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
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
});
