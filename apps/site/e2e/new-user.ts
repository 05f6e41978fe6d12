import { type Page, expect } from '@playwright/test';
import { startSession } from './log-in.ts';

/** The password of these accounts. */
export const PASSWORD = 'neem4tea';

/** Makes an account that no other test touches; returns the username. */
export async function register(page: Page): Promise<string> {
  const username = `n${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const registered = await page.request.post('/auth/register', {
    data: {
      name: 'Kiran Devi',
      email: `${username}@example.in`,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    },
  });
  expect(registered.ok()).toBe(true);
  return username;
}

/**
 * Makes an account that no other test touches, and gives the browser its session without the login form: the page that
 * a test opens next is the member's. Returns the username, and the headers with which the member calls the API.
 */
export async function startAsNewUser(page: Page) {
  const username = await register(page);
  return { username, headers: await startSession(page, { username, password: PASSWORD }) };
}

/**
 * Makes an account that no other test touches, and logs it in on the login form that is open.
 * @param translate into the language of the page. Default: English
 */
export async function logInAsNewUser(page: Page, translate = inEnglish): Promise<void> {
  await logInAgain(page, await register(page), translate);
}

const inEnglish = (words: string) => words;

/** Logs such an account in once more on the login form that is open. */
export async function logInAgain(page: Page, username: string, t = inEnglish): Promise<void> {
  await sendLogin(page, username, t);
  await expect(page.getByRole('button', { name: t('Account'), exact: true })).toBeVisible();
}

/** The same without waiting for the header, which a dialog may cover after the login. */
export async function sendLogin(page: Page, username: string, t = inEnglish): Promise<void> {
  await page.getByRole('tab', { name: t('Email Login') }).click();
  await page.getByLabel(t('Username or email')).fill(username);
  await page.getByLabel(t('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('Login'), exact: true }).click();
}
