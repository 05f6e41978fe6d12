import { type Page, type Response } from '@playwright/test';
import { addToCart, openProduct, toScarcest, toast } from './shopping.ts';
import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const quantity = (page: Page, name: string) => line(page, name).getByRole('status').first();
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a member’s cart is the same in each tab and on each device', async ({ page, context }) => {
  // Two tabs and seven pages.
  test.slow();
  await startAsNewUser(page);
  const openAsMember = async () => {
    const opened = await openProduct(page, 1);
    // Until the session is known, what is added is a guest's.
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    return opened;
  };
  const name = await openAsMember();
  const other = await context.newPage();

  await test.step('an added product is posted once, read again, and comes into the other tab', async () => {
    const calls: string[] = [];
    page.on('response', (response: Response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/cart')) calls.push(`${response.request().method()} ${response.status()}`);
    });
    const posted: string[] = [];
    other.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/cart')) posted.push(request.url());
    });
    await other.goto('/manage/cart');
    await expect(other.getByText('Your cart is empty')).toBeVisible();
    // Long enough for the other tab to look at the storage meanwhile.
    await page.route('**/api/cart', async (route) => {
      await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
    expect(calls.slice(-2)).toEqual(['POST 200', 'GET 200']);
    await expect(quantity(other, name)).toHaveText('1');
    await expect(other.getByRole('alert')).toHaveCount(0);
    expect(posted).toEqual([]);
    await page.unroute('**/api/cart');
  });

  await test.step('a changed quantity stays when more is added', async () => {
    await other.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(quantity(other, name)).toHaveText('2');
    await expect(cartLink(page)).toHaveAccessibleName(/2/);
    await openAsMember();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/3/);
    await other.close();
  });

  await test.step('on another device it is never called empty while it is read', async () => {
    // As on another device, where nothing of it is stored.
    await page.addInitScript(() => {
      localStorage.removeItem('cartItems');
      const look = () => {
        if (document.body?.textContent.includes('Your cart is empty'))
          sessionStorage.setItem('seen', 'empty');
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/auth/verify-token', async (route) => {
      // By then everything that needs no response has happened.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await route.continue();
    });
    await page.goto('/manage/cart');
    await expect(quantity(page, name)).toHaveText('2');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test('no more of a product is added than there are, and a coupon that helps is there on the next day', async ({
  page,
  context,
}) => {
  const { id, name, stock } = await toScarcest(page);
  await page.goto(`/product-details-page/${id}`, { waitUntil: 'networkidle' });

  await test.step('the press after the last piece says how many are left, and leads to the cart', async () => {
    for (let piece = 1; piece < stock.quantity; piece += 1)
      await page.getByRole('button', { name: 'Add to cart' }).click();
    await addToCart(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const rejected = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await rejected
      .filter({ hasText: `Only ${stock.quantity} left` })
      .getByRole('link', { name: 'View cart' })
      .click();
    await expect(quantity(page, name)).toHaveText(String(stock.quantity));
    await expect(line(page, name).getByText(`Only ${stock.quantity} left`)).toBeVisible();
  });

  await test.step('the coupon that helps is applied in one press, and is there in another tab', async () => {
    const offer = page.getByRole('button', { name: /^Use [A-Z0-9]+: you save ₹/ });
    const [, code = ''] = /^Use (\w+)/.exec((await offer.textContent()) ?? '') ?? [];
    await offer.click();
    const applied = (tab: Page) => tab.getByRole('status').filter({ hasText: code });
    await expect(applied(page)).toContainText('You save');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartCoupon'))).not.toBeNull();
    // The next day begins with a new tab.
    await page.close();
    const later = await context.newPage();
    await later.goto('/manage/cart');
    await expect(applied(later)).toContainText('You save');
  });
});

for (const width of [360, 1280]) {
  test(`the toast of an added product leads to the cart, and covers nothing of the header, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.clock.install();
    await openProduct(page, 1);
    // Only the local profile names above the header what is not set; it moves the header.
    await page.evaluate(() => {
      document.body.style.paddingTop = '0';
      document.querySelector('#sample-facts')?.remove();
    });
    // The time stands still, so that the toast stays.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    const added = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(added).toContainText('Product added to cart successfully');
    const shown = await added.boundingBox();
    const covered = await page
      .getByRole('banner')
      .locator('a:visible, button:visible, input:visible')
      .evaluateAll(
        (parts, { y, height }) =>
          parts
            .filter((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              return top < y + height && bottom > y;
            })
            .map((part) => part.textContent),
        { y: shown?.y ?? 0, height: shown?.height ?? 0 },
      );
    expect(covered).toEqual([]);
    await added.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/manage\/cart$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
