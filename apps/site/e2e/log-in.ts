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
 */
export async function startLoggedIn(page: Page, username: string): Promise<void> {
  const response = await page.request.post('/auth/login', {
    data: { usernameOrEmail: username, password: PASSWORD },
  });
  const session = Session.parse(await response.json());
  // A document of the site without scripts of its own.
  await page.goto('/robots.txt');
  await page.evaluate(await storageScript());
  await page.evaluate(`writeEncrypted(${JSON.stringify({ ...session, isAuthentication: true })})`);
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
