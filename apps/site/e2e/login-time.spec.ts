import { freshMobile, latestCode } from './outbox.ts';
import { expect, test } from './own-server.ts';

test('a code runs out after 300 s; then another can be had, and it logs in', async ({ page, server }) => {
  const { request } = server;
  const mobile = freshMobile();
  await page.clock.install();
  await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Full name').fill('Sunita Verma');
  await page.getByLabel('Mobile number').fill(mobile);
  // From here on no time passes by itself, however busy the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('timer')).toHaveText('05:00');
  const first = await latestCode(request, mobile);

  await page.clock.fastForward(290_000);
  await expect(page.getByRole('timer')).toHaveText('00:10');
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The code has run out.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Verify OTP' })).toBeDisabled();

  server.passTime(301_000);
  const refused = await request.post('/auth/verify-otp', {
    data: { destination: `+91${mobile}`, otp: first },
  });
  expect([refused.status(), await refused.json()]).toMatchObject([
    401,
    { message: 'Invalid or expired OTP.' },
  ]);

  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByRole('timer')).toHaveText('05:00');
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await latestCode(request, mobile));
  await expect(page).toHaveURL(`${server.address}/`);
});

test('while the server is stopped a login says so, loses nothing, and the session of others is kept', async ({
  page,
  server,
  provoke,
}) => {
  provoke(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill('asha');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await server.stop();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No response from server.' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('asha');
  await page.getByRole('tab', { name: 'Mobile Login' }).click();
  await page.getByLabel('Full name').fill('Asha Mishra');
  await page.getByLabel('Mobile number').fill('9000000001');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send OTP.' })).toBeVisible();
});
