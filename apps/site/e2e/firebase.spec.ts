import type { Page } from '@playwright/test';
import { type OwnServer, expect, test } from './own-server.ts';
import { ID_TOKEN, RIGHT_CODE, recordFirebase } from './recorded-firebase.ts';

/** The storage of the specification: what else there is would be Firebase's. */
const OUR_KEYS = ['associateUser', 'cartItems', 'isAuthentication', 'refreshToken', 'token', 'user'];

/** The files of scripts that a page asks for, and the addresses outside it. */
function watchRequests(page: Page) {
  const scripts: string[] = [];
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== '127.0.0.1') outside.push(request.url());
    else if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return { outside, sdk: () => scripts.filter((path) => path.includes('firebase')) };
}

async function sendCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Full name').fill('Kiran Devi');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
}

/**
 * What was handed to our server in place of a login. It can't reach Google's keys, nor has Google signed anything: its
 * answer is recorded too.
 */
async function recordProofs(page: Page, server: OwnServer): Promise<unknown[]> {
  const login = { usernameOrEmail: 'ravi', password: 'demo1234' };
  const session = await (await server.request.post('/auth/login', { data: login })).json();
  const proofs: unknown[] = [];
  await page.route('**/auth/firebase', async (route) => {
    proofs.push(route.request().postDataJSON());
    await route.fulfill({ json: session });
  });
  return proofs;
}

/** What is stored that is not ours. */
async function foreignStorage(page: Page): Promise<unknown[]> {
  const { keys, ofThisTab, databases } = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    ofThisTab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
  }));
  return [
    ...keys.filter((key) => !OUR_KEYS.includes(key)),
    ...ofThisTab.filter((key) => /firebase|captcha|__sak/.test(key)),
    ...databases.filter((name) => /firebase/.test(name)),
  ];
}

test.describe('where Firebase is configured', () => {
  test.use({
    settings: {
      FIREBASE_API_KEY: 'AIzaSy-recorded',
      FIREBASE_AUTH_DOMAIN: 'shop-1a2b3.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'shop-1a2b3',
    },
  });

  test('a sign-up by mobile is verified by it, and leaves nothing of it behind', async ({
    page,
    server,
    provoke,
  }) => {
    provoke(/status of 400/);
    const calls = await recordFirebase(page);
    const { sdk } = watchRequests(page);
    const proofs = await recordProofs(page, server);

    await page.goto(`${server.address}/Associate/signup?ref=ASHA2023`, { waitUntil: 'networkidle' });
    await sendCode(page, '7000000001');
    expect(calls).toContainEqual([
      'accounts:sendVerificationCode',
      expect.objectContaining({ phoneNumber: '+917000000001', recaptchaToken: 'no robot' }),
    ]);
    await page.keyboard.type('000000');
    await expect(page.getByText('Invalid or expired OTP.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await page.keyboard.type(RIGHT_CODE);
    await expect(page).toHaveURL(`${server.address}/`);
    await expect(page.getByRole('button', { name: 'Account' })).toHaveText('R');

    expect(sdk()).toHaveLength(1);
    expect(proofs).toEqual([{ idToken: ID_TOKEN, name: 'Kiran Devi', sponsorCode: 'ASHA2023' }]);
    expect(await foreignStorage(page)).toEqual([]);
  });

  test('a code that it has sent is not asked for after a reload: only the page that sent it can verify', async ({
    page,
    server,
  }) => {
    await recordFirebase(page);
    await page.goto(`${server.address}/Associate/signup`, { waitUntil: 'networkidle' });
    await sendCode(page, '7000000002');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByLabel('Mobile number')).toHaveValue('');
  });

  test('Google signs in through its popup, which may talk to the page', async ({ page, server }) => {
    const calls = await recordFirebase(page);
    const proofs = await recordProofs(page, server);
    // The SDK has to be there: a browser lets a popup open for a few seconds after the press only.
    await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
    const popups = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await popups;
    await expect(popup).toHaveURL(/firebaseapp\.com\/__\/auth\/handler\?.*providerId=google\.com/);
    await popup.getByRole('button', { name: 'Asha' }).click();
    await expect(page).toHaveURL(`${server.address}/`);
    await expect(page.getByRole('button', { name: 'Account' })).toHaveText('R');

    expect(calls.map(([call]) => call)).toContain('accounts:signInWithIdp');
    expect(proofs).toEqual([{ idToken: ID_TOKEN }]);
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await foreignStorage(page)).toEqual([]);
  });

  test('a login by mobile goes to our own server, and the policy allows what the SDK needs', async ({
    page,
    server,
  }) => {
    await recordFirebase(page);
    const { outside } = watchRequests(page);
    const document = await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
    const headers = document?.headers() ?? {};
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['content-security-policy']).toContain('frame-src https://www.google.com/recaptcha/');
    expect(headers['content-security-policy']).toContain(' https://shop-1a2b3.firebaseapp.com/;');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();

    const sent = page.waitForResponse('**/auth/send-otp');
    await sendCode(page, '7000000002');
    expect((await sent).status()).toBe(200);
    expect(outside).toEqual([]);
  });
});

test('where it is not, nothing of it is loaded, nor allowed', async ({ page, server }) => {
  const { outside, sdk } = watchRequests(page);
  const document = await page.goto(`${server.address}/Associate/signup`, { waitUntil: 'networkidle' });
  const headers = document?.headers() ?? {};
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).not.toContain('https:');
  await sendCode(page, '7000000003');
  expect(sdk()).toEqual([]);
  expect(outside).toEqual([]);
});
