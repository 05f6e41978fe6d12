import { type Page, type Response } from '@playwright/test';
import { addProduct, openProduct, toast } from './shopping.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const quantity = (page: Page, name: string) => line(page, name).getByRole('status').first();
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a guest’s cart keeps fast presses, survives a reload, and is taken over with the login, once', async ({
  page,
  context,
}) => {
  // Ten pages, one after the other.
  test.slow();
  const first = await addProduct(page, 0);
  const second = await addProduct(page, 3);
  const third = await addProduct(page, 5);
  await expect(cartLink(page)).toHaveAccessibleName(/3/);
  await cartLink(page).click();
  await expect(page).toHaveURL('/manage/cart');
  for (let press = 0; press < 3; press += 1)
    await line(page, first).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity(page, first)).toHaveText('4');
  await line(page, third).getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Product removed from cart')).toBeVisible();
  // Another tab shows what is stored; what is not yet would be lost by a reload.
  const other = await context.newPage();
  await other.goto('/manage/cart');
  await expect(quantity(other, first)).toHaveText('4');
  await expect(line(other, third)).toHaveCount(0);
  await other.close();
  await page.reload();
  await expect(quantity(page, first)).toHaveText('4');
  await expect(quantity(page, second)).toHaveText('1');
  await expect(line(page, third)).toHaveCount(0);

  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  const merged = page.waitForResponse('**/api/cart/merge');
  await logInAsSomebodyNew(page);
  expect((await merged).ok()).toBe(true);
  await expect(cartLink(page)).toHaveAccessibleName(/5/);
  await page.goto('/manage/cart');
  await expect(quantity(page, first)).toHaveText('4');
  await page.reload();
  await expect(quantity(page, first)).toHaveText('4');
  await expect(quantity(page, second)).toHaveText('1');
  await expect(cartLink(page)).toHaveAccessibleName(/5/);
});

test('a member’s add is posted, and the whole cart read anew; changed quantities stay', async ({ page }) => {
  // Seven pages, one after the other.
  test.slow();
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const calls: string[] = [];
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/cart')) calls.push(`${response.request().method()} ${response.status()}`);
  });
  const name = await openProduct(page, 1);
  // Until it is known who is there, what is added is a guest's.
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
  expect(calls.slice(-2)).toEqual(['POST 200', 'GET 200']);
  await page.goto('/manage/cart');
  await line(page, name).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(quantity(page, name)).toHaveText('2');
  await addProduct(page, 1);
  await expect(cartLink(page)).toHaveAccessibleName(/3/);
  await page.goto('/manage/cart');
  await expect(quantity(page, name)).toHaveText('3');

  for (let press = 0; press < 3; press += 1)
    await line(page, name).getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('what a member adds in one tab comes into the other, and is sent once', async ({ page, context }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const other = await context.newPage();
  const calls: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/cart')) calls.push(request.url());
  });
  await other.goto('/manage/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  // Long enough for the other tab to look at what is stored meanwhile.
  await page.route('**/api/cart', async (route) => {
    await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  const name = await addProduct(page, 1);
  await expect(quantity(other, name)).toHaveText('1');
  await expect(other.getByRole('alert')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a cart is not called empty before it is known whose it is', async ({ page }) => {
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const name = await addProduct(page, 1);
  // As on another device, where nothing of it is stored.
  await page.addInitScript(() => {
    localStorage.removeItem('cartItems');
    const look = () => {
      if (document.body?.textContent.includes('Your cart is empty')) sessionStorage.setItem('seen', 'empty');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/auth/verify-token', async (route) => {
    // By then all that needs no answer has happened.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  await page.goto('/manage/cart');
  await expect(quantity(page, name)).toHaveText('1');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('what the server refuses is taken back and told', async ({ page, provoke }) => {
  provoke(/status of 500|ERR_FAILED/);
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const read = page.waitForResponse(
    (response) => response.url().includes('/api/cart/user/') && page.url().includes('/product'),
  );
  await openProduct(page, 0);
  await read;
  for (const [answer, words] of [
    [{ status: 500, json: { message: 'Oops' } }, 'Failed to sync with server'],
    [undefined, 'No response from server'],
  ] as const) {
    await page.route('**/api/cart', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
    await page.unroute('**/api/cart');
  }
});

test('a heart keeps a product for later, and from the wishlist it goes to the cart', async ({ page }) => {
  const name = await openProduct(page, 2);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await logInAsSomebodyNew(page);
  // The cards of what goes with it have hearts, too.
  const heart = page.getByRole('button', { name: /wishlist/, description: name });
  // It was pressed: the login is all that was missing.
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to your wishlist')).toBeVisible();
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Move to cart' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
});

test('each card of a shelf has a heart for a member, and none for a guest', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toHaveCount(0);

  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹' });
  const second = cards.nth(1);
  const name = (await second.getByRole('heading').textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toHaveCount(await cards.count());
  // The heart is filled ahead of the answer; leaving before that one would take the wish back.
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/wishlist') && response.request().method() === 'POST',
  );
  await second.getByRole('button', { name: 'Add to wishlist' }).click();
  await kept;
  await expect(second.getByRole('button', { name: 'Remove from wishlist' })).toHaveAccessibleDescription(
    name,
  );
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
});

test('a cart whose code cannot be loaded says so, the page stands, and it works once the line is back', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await openProduct(page, 4);
  await page.route('**/assets/account-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You seem to be offline. Check your connection and try again.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute('**/assets/account-*.js');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page stands though the member’s menu and cart cannot be loaded', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cart-link.flow-'));
  await page.route(/\/assets\/(account|user-menu\.flow|cart-link\.flow)-[^/]*\.js/, (route) => route.abort());
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await failed;
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
});
