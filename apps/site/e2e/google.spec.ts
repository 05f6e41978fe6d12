import { expect, test } from './test.ts';

test('Google signs in through a popup, and the page behind it is logged in', async ({ page }) => {
  await page.goto('/manage/profile');
  const popups = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await popups;
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeEnabled();
  await popup.getByRole('textbox').first().fill('lakshmi');
  await popup.getByRole('button').first().click();
  await expect(page).toHaveURL('/manage/profile');
  await expect(page.getByText('lakshmi@example.in')).toBeVisible();
});

test('a popup that was closed leaves the page as it was', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  const popups = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await popups).close();
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill('ravi');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toHaveText('R');
});
