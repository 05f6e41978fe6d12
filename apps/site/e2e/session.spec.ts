import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { keptSearches, openByKey, options, palette } from './search-palette.ts';
import { expect, test } from './test.ts';

const KEYS = ['associateUser', 'cartItems', 'isAuthentication', 'refreshToken', 'token', 'user'];

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

test('a guarded page leads to the login page, and that back to it; a reload stays logged in', async ({
  page,
}) => {
  await page.goto('/manage/profile?tab=about');
  await expect(page).toHaveURL('/Associate/login');
  await logIn(page, 'asha');
  await expect(page).toHaveURL('/manage/profile?tab=about');
  await expect(page.getByRole('heading', { name: 'Profile Overview' })).toBeVisible();
  await expect(page.getByText('@asha')).toBeVisible();
  await page.reload();
  await expect(page.getByText('@asha')).toBeVisible();
});

for (const path of [
  '/profile',
  '/orders',
  '/wishlist',
  '/address',
  '/manage/orders',
  '/dashboard/overview',
]) {
  test(`a guest who asks for ${path} is sent to the login page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/Associate/login');
    await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  });
}

test('local storage holds exactly the six keys, and nobody can read their values', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  expect(await storedKeys(page)).toEqual([]);
  await logIn(page, 'asha');
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
});

for (const [what, tamper] of Object.entries({
  'a changed value': () => localStorage.setItem('token', btoa('something else altogether')),
  'a value of another key': () => localStorage.setItem('token', localStorage.getItem('user') ?? ''),
  'a value in the clear': () => localStorage.setItem('user', '{"roles":["ADMIN"]}'),
  'a missing value': () => localStorage.removeItem('refreshToken'),
})) {
  test(`${what} in the storage means logged out and clean, without a crash`, async ({ page }) => {
    await page.goto('/manage/profile');
    await logIn(page, 'ravi');
    await expect(page.getByText('@ravi')).toBeVisible();
    await page.evaluate(tamper);
    await page.reload();
    await expect(page).toHaveURL('/Associate/login');
    expect(await storedKeys(page)).toEqual([]);
  });
}

test('a session that has come to its end is told of on the login page, which leads back, and in another tab', async ({
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
  const refuse = { status: 401, json: { success: false, errors: [], message: 'Token expired' } };
  const isSigned = /\/(requests|orders|notifications|auth\/(verify-token|refresh-token))(\W|$)/;
  await page.route(
    (url) => isSigned.test(url.pathname) && !url.pathname.startsWith('/manage'),
    (route) => (route.request().resourceType() === 'fetch' ? route.fulfill(refuse) : route.fallback()),
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

test('logging out clears the storage and leads to the start; from a member’s page to the login page', async ({
  page,
}) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'ravi');
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  };
  await logOut();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'New Member? SignIn' })).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);

  await page.goto('/manage/profile');
  await logIn(page, 'ravi');
  await expect(page.getByText('@ravi')).toBeVisible();
  await logOut();
  await expect(page).toHaveURL('/Associate/login');
  await page.goto('/manage/profile');
  await expect(page).toHaveURL('/Associate/login');
});

test('logging out forgets what was searched for', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'ravi');
  await page.goto('/', { waitUntil: 'networkidle' });
  await openByKey(page);
  await page.keyboard.type('honey');
  await expect(options(page).first()).toContainText('Honey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/?search=honey');
  await expect.poll(() => keptSearches(page)).toEqual(['honey']);
  await page.reload();
  await openByKey(page);
  await expect(options(page)).toHaveText(['honey']);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await openByKey(page);
  await expect(palette(page)).toContainText('two letters are enough');
  await expect(options(page)).toHaveCount(0);
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

  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/Associate/login');
});

test('the menu of a member leads to the member’s pages', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'asha');
  for (const [link, path] of [
    ['Profile', '/manage/profile'],
    ['Orders', '/manage/orders'],
    ['Wishlist', '/manage/wishlist'],
    ['Business Values', '/manage/business-values'],
  ] as const) {
    await page.getByRole('button', { name: 'Account' }).click();
    // The member area, which is on its way, has the same links.
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test('on a phone the bar opens the login modal, which leads back to the page below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/skin-care?sort=name', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Login' }).click();
  await logIn(page, 'asha');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products/skin-care?sort=name');
  await expect(
    page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Profile' }),
  ).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/Associate/login');
});

test('a member who opens the login page is led on', async ({ page }) => {
  await page.goto('/manage/profile');
  await logIn(page, 'asha');
  await expect(page.getByText('@asha')).toBeVisible();
  await page.goto('/Associate/login');
  await expect(page).toHaveURL('/');
});

test('a token that was refused is renewed once for all who ask', async ({ page, provoke }) => {
  provoke(/status of 401/);
  await page.goto('/manage/profile');
  await logIn(page, 'asha');
  await expect(page.getByText('@asha')).toBeVisible();
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token')) refreshes.push(request.url());
  });
  await page.route('**/auth/verify-token', (route) =>
    route.fulfill({ status: 401, json: { success: false, errors: [], message: 'Failed to verify token' } }),
  );
  await page.reload();
  await expect(page.getByText('@asha')).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('everything about logging in can be done by keyboard alone', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Mobile Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Email Login' })).toBeFocused();
  await expect(page.getByLabel('Username or email')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Username or email')).toBeFocused();
  await page.keyboard.type('ravi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();

  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Profile', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
});
