import type { Page } from '@playwright/test';
import { type OwnServer, expect, test } from './own-server.ts';
import { ID_TOKEN, VALID_CODE, recordFirebase } from './recorded-firebase.ts';

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
 * Records what the page sends to our server as proof of a login. Our server cannot reach Google's keys, and Google
 * has signed nothing, so the response is recorded too.
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
  const { keys, isThisTab, databases } = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    isThisTab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
  }));
  return [
    ...keys.filter((key) => !OUR_KEYS.includes(key)),
    ...isThisTab.filter((key) => /firebase|captcha|__sak/.test(key)),
    ...databases.filter((name) => /firebase/.test(name)),
  ];
}

test.use({
  settings: {
    FIREBASE_API_KEY: 'AIzaSy-recorded',
    FIREBASE_AUTH_DOMAIN: 'shop-1a2b3.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'shop-1a2b3',
  },
});

test('where Firebase is configured it verifies a sign-up and signs in by Google, and leaves no data behind', async ({
  page,
  server,
  provoke,
}) => {
  provoke(/status of 400/);
  const calls = await recordFirebase(page);
  const { sdk, outside } = watchRequests(page);
  const proofs = await recordProofs(page, server);
  const isMemberAt = async (path: string) => {
    await expect(page).toHaveURL(server.address + path);
    await expect(page.getByRole('button', { name: 'Account' })).toHaveText('R');
  };
  const beNewGuest = () =>
    page.evaluate(() => {
      localStorage.clear();
      // The referral code of the step before.
      sessionStorage.clear();
    });

  await test.step('a login by mobile goes to our own server, and loads nothing from outside', async () => {
    await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
    const sent = page.waitForResponse('**/auth/send-otp');
    await sendCode(page, '7000000004');
    expect((await sent).status()).toBe(200);
    expect(outside).toEqual([]);
  });

  await test.step('a code that Firebase has sent is not asked for after a reload: only the page that sent it can verify', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${server.address}/Associate/signup?ref=ASHA2023`, { waitUntil: 'networkidle' });
    await sendCode(page, '7000000002');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByLabel('Mobile number')).toHaveValue('');
  });

  await test.step('a sign-up by mobile: a wrong code, then the right one', async () => {
    await sendCode(page, '7000000001');
    expect(calls).toContainEqual([
      'accounts:sendVerificationCode',
      expect.objectContaining({ phoneNumber: '+917000000001', recaptchaToken: 'no robot' }),
    ]);
    await page.keyboard.type('000000');
    await expect(page.getByText('Invalid or expired OTP.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await page.keyboard.type(VALID_CODE);
    await isMemberAt('/manage/welcome');
    expect(new Set(sdk()).size).toBe(1);
    expect(proofs).toEqual([
      {
        idToken: ID_TOKEN,
        name: 'Kiran Devi',
        sponsorCode: 'ASHA2023',
        agreementVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(await foreignStorage(page)).toEqual([]);
  });

  await test.step('a sign-in through the popup of Google, which may talk to the page', async () => {
    await beNewGuest();
    // The SDK must be loaded before the press: a browser lets a popup open for a few seconds after it only.
    await page.goto(`${server.address}/Associate/login`, { waitUntil: 'networkidle' });
    const popups = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await popups;
    await expect(popup).toHaveURL(/firebaseapp\.com\/__\/auth\/handler\?.*providerId=google\.com/);
    await popup.getByRole('button', { name: 'Asha' }).click();
    await isMemberAt('/');
    expect(calls.map(([call]) => call)).toContain('accounts:signInWithIdp');
    expect(proofs.at(-1)).toEqual({
      idToken: ID_TOKEN,
      agreementVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await foreignStorage(page)).toEqual([]);
  });
});
