import type { Page } from '@playwright/test';
import { logIn, startLoggedIn } from './log-in.ts';
import { savedSearches, openByKey, options, palette } from './search-palette.ts';
import { expect, test } from './test.ts';

const KEYS = ['associateUser', 'cartItems', 'isAuthentication', 'refreshToken', 'token', 'user'];

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
};

test('a guest is sent from a page for members to the login, and back after it; the session survives a reload, and a logout clears everything', async ({
  page,
}) => {
  await test.step('every page for members, by both of its addresses', async () => {
    for (const path of [
      '/profile',
      '/orders',
      '/wishlist',
      '/address',
      '/manage/orders',
      '/dashboard/overview',
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL('/Associate/login');
    }
    expect(await storedKeys(page)).toEqual([]);
  });

  await test.step('the login leads back, and the storage holds six keys that cannot be read', async () => {
    await page.goto('/manage/profile?tab=about');
    await expect(page).toHaveURL('/Associate/login');
    await logIn(page, 'asha');
    await expect(page).toHaveURL('/manage/profile?tab=about');
    await expect(page.getByText('@asha')).toBeVisible();
    await expect.poll(() => storedKeys(page)).toEqual(KEYS);
    const readable = await page.evaluate(() => {
      const isJson = (text: string) => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      };
      return Object.values({ ...localStorage }).filter((text) => isJson(text) || isJson(atob(text)));
    });
    expect(readable).toEqual([]);
    await page.reload();
    await expect(page.getByText('@asha')).toBeVisible();
  });

  await test.step('a member is led on from the login page', async () => {
    await page.goto('/Associate/login', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL('/');
  });

  await test.step('the menu of a member leads to the pages for members', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    const links = page.getByRole('banner').getByRole('link');
    for (const [name, path] of [
      ['Profile', '/manage/profile'],
      ['Orders', '/manage/orders'],
      ['Wishlist', '/manage/wishlist'],
      ['Business Values', '/manage/business-values'],
    ] as const)
      await expect(links.and(page.getByRole('link', { name, exact: true }))).toHaveAttribute('href', path);
    await page.keyboard.press('Escape');
  });

  await test.step('the logout clears the storage and the searches', async () => {
    await openByKey(page);
    await page.keyboard.type('honey');
    await expect(options(page).first()).toContainText('Honey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/?search=honey');
    await expect.poll(() => savedSearches(page)).toEqual(['honey']);
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await page.reload();
    await openByKey(page);
    await expect(palette(page)).toContainText('Type at least two letters');
    await expect(options(page)).toHaveCount(0);
  });
});

test('a stored session that was tampered with means logged out and clean, without an error', async ({
  page,
}) => {
  await startLoggedIn(page, 'ravi');
  await page.goto('/manage/profile');
  await expect(page.getByText('@ravi')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', localStorage.getItem('user') ?? ''));
  await page.reload();
  await expect(page).toHaveURL('/Associate/login');
  expect(await storedKeys(page)).toEqual([]);
});

test('a session that has expired is reported on the login page, which leads back, and in another tab', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/status of 401/);
  // Two logins and as many pages.
  test.slow();
  const ended = 'Your session has ended. Please log in again.';
  const notice = page.getByText(ended);
  await page.goto('/manage/requests');
  await expect(page).toHaveURL('/Associate/login');
  await expect(notice).toHaveCount(0);
  await logIn(page, 'ravi');
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/manage/requests');
  await expect(other.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  const reject = { status: 401, json: { success: false, errors: [], message: 'Token expired' } };
  const isSigned = /\/(requests|orders|notifications|auth\/(verify-token|refresh-token))(\W|$)/;
  await page.route(
    (url) => isSigned.test(url.pathname) && !url.pathname.startsWith('/manage'),
    (route) => (route.request().resourceType() === 'fetch' ? route.fulfill(reject) : route.fallback()),
  );
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).first().click();
  await expect(page).toHaveURL('/Associate/login');
  await expect(notice).toBeVisible();
  await expect(other).toHaveURL('/Associate/login');
  await expect(other.getByText(ended)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await logIn(page, 'ravi');
  await expect(page).toHaveURL('/manage/orders');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/Associate/login');
  await expect(page.getByRole('tab', { name: 'Mobile Login' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('two tabs agree: a login in one is a login in the other, and so is a logout', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/products/', { waitUntil: 'networkidle' });
  await expect(other.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();

  await page.goto('/manage/profile');
  await logIn(page, 'asha');
  await expect(page.getByText('@asha')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();

  await logOut(other);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/Associate/login');
});

test('on a phone the login modal leads back to the page below it; on the home page there is the login page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/skin-care?sort=name', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Login' }).click();
  await logIn(page, 'asha');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products/skin-care?sort=name');
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/', { waitUntil: 'networkidle' });
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Associate/login');
});
