import { startSession } from './log-in.ts';
import { PASSWORD, startAsNewUser } from './new-user.ts';
import { toast } from './shopping.ts';
import { expect, test } from './test.ts';

test('another password logs the member out on all other devices, which disappear from the list', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await startAsNewUser(page);
  const there = await browser.newPage({ baseURL: baseURL ?? '' });
  const headers = await startSession(there, { username, password: PASSWORD });
  const callFromThere = async () => (await there.request.get('/auth/security', { headers })).status();
  expect(await callFromThere()).toBe(200);

  await page.goto('/manage/security');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out on/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password').fill('neem5tea');
  await dialog.getByLabel('Confirm password').fill('neem5tea');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Your new password is set')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out on/ })).toHaveCount(0);
  expect(await callFromThere()).toBe(401);
  await there.close();
});
