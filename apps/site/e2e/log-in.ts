import { type Page, expect } from '@playwright/test';

/** Logs a sample member in on the login form that is open. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The header shows a session once it is stored: what comes next may leave the page.
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}
