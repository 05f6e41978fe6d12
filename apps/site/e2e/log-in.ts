import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import * as z from 'zod';

const PASSWORD = 'demo1234';
const Session = z.object({ token: z.string(), refreshToken: z.string(), user: z.looseObject({}) });

/** Logs a sample member in on the login form that is open. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Email Login' }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The header shows a session once it is stored: what comes next may leave the page.
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/**
 * Gives the browser the session of a sample member without the login form, which takes a tenth of the time: the page
 * that a test opens next is a member's. Each call makes a session of its own, since tokens are traded once only.
 * @param site the address of the site, if it is not the one that the tests share
 * @returns the headers with which the same member calls the API
 */
export function startLoggedIn(page: Page, username: string, site = ''): Promise<{ Authorization: string }> {
  return startSession(page, { username, password: PASSWORD, site });
}

/** Gives the browser the session of an account; returns the headers with which the same account calls the API. */
export async function startSession(
  page: Page,
  { username, password, site = '' }: { username: string; password: string; site?: string },
): Promise<{ Authorization: string }> {
  const response = await page.request.post(`${site}/auth/login`, {
    data: { usernameOrEmail: username, password },
  });
  const session = Session.parse(await response.json());
  // A document of the site without scripts of its own.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(await storageScript());
  await page.evaluate(`writeEncrypted(${JSON.stringify({ ...session, isAuthentication: true })})`);
  return { Authorization: `Bearer ${session.token}` };
}

let script: Promise<string> | undefined;

/** The site's own code for its storage, as a script; bundled once by each worker. */
function storageScript(): Promise<string> {
  script ??= bundle(join(import.meta.dirname, 'session-storage.ts'));
  return script;
}

async function bundle(entry: string): Promise<string> {
  // Only here: most tests do without it, and it takes long to load.
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  });
  const [first] = [result].flat();
  if (first === undefined || !('output' in first)) throw new Error('the session storage was not bundled');
  return first.output[0].code;
}
