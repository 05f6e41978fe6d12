import { type Page, expect } from '@playwright/test';

/** Makes an account that no other test touches, and logs it in on the login form that is open; its username. */
export async function logInAsNewUser(page: Page): Promise<string> {
  const username = `n${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const registered = await page.request.post('/auth/register', {
    data: {
      name: 'Kiran Devi',
      email: `${username}@example.in`,
      username,
      password: 'neem4tea',
      confirmPassword: 'neem4tea',
    },
  });
  expect(registered.ok()).toBe(true);
  await logInAgain(page, username);
  return username;
}

/** Logs such an account in once more on the login form that is open. */
export async function logInAgain(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('neem4tea');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
}
