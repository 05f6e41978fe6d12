import type { Page } from '@playwright/test';
import { logInAsNewUser, startAsNewUser } from './new-user.ts';
import { freshMobile, latestCode } from './outbox.ts';
import { openProduct, toast } from './shopping.ts';
import { expect, test } from './test.ts';

/** A phone's screen, so that the product's page is longer than it. */
test.use({ viewport: { width: 360, height: 640 } });

const heart = (page: Page, description: string) =>
  page.getByRole('main').getByRole('button', { name: /wishlist/, description });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wishItems'));

/** Presses the heart of the n-th product as a guest, with the page scrolled; how far it is, and its name. */
async function wish(page: Page, n: number) {
  const name = await openProduct(page, n);
  await page.evaluate(() => scrollTo(0, 450));
  await heart(page, name).click();
  await expect(toast(page, 'Added to your wishlist')).toBeVisible();
  await expect(heart(page, name)).toHaveAccessibleName('Remove from wishlist');
  await expect.poll(() => stored(page)).not.toBeNull();
  return name;
}

test('all wishes of a guest are on the list after the login by a code, the page stays where it was, and a wish goes to the cart', async ({
  page,
  request,
  provoke,
}) => {
  const first = await wish(page, 4);
  const second = await wish(page, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Only now: a press brings what it presses into view.
  const [address, before] = [page.url(), await scrolled(page)];
  expect(before).toBeGreaterThan(100);

  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  const mobile = freshMobile();
  await dialog.getByLabel('Full name').fill('Sunita Verma');
  await dialog.getByLabel('Mobile number').fill(mobile);
  const listed = page.waitForResponse(
    (response) => response.url().endsWith('/api/wishlist') && response.request().method() === 'GET',
  );
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await latestCode(request, mobile));
  expect((await (await listed).json()).total).toBe(2);
  await expect.poll(() => stored(page)).toBeNull();

  await test.step('the page is where it was', async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(heart(page, second)).toHaveAccessibleName('Remove from wishlist');
  });

  await test.step('a member’s list of products has a heart on each card', async () => {
    await page.goto('/products/', { waitUntil: 'networkidle' });
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹' });
    await expect(page.getByRole('button', { name: /(Add to|Remove from) wishlist/ })).toHaveCount(
      await cards.count(),
    );
  });

  await test.step('a wish stays when the cart rejects it, and goes to the cart', async () => {
    await page.goto('/wishlist');
    const headings = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect(headings).toHaveText([second, first]);
    const left = { errors: [{ errorDescription: 'Only 4 left' }] };
    provoke(/status of 409/);
    await page.route('**/api/cart', (route) => route.fulfill({ status: 409, json: left }), { times: 1 });
    await page.getByRole('button', { name: 'Move to cart' }).first().click();
    await expect(toast(page, 'Only 4 left')).toBeVisible();
    await expect(headings).toHaveText([second, first]);
    // A wish that was deleted would be gone after a reload.
    await page.reload();
    await expect(headings).toHaveText([second, first]);
    await page.getByRole('button', { name: 'Move to cart' }).first().click();
    await expect(headings).toHaveText([first]);
    await page.getByRole('button', { name: 'Move to cart' }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2/);
  });
});

test('the wishes of an earlier page are on the list after a login on a page without hearts', async ({
  page,
}) => {
  const name = await wish(page, 4);
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsNewUser(page);
  // A logout deletes what is still on the device.
  await expect.poll(() => stored(page)).toBeNull();
  await page.goto('/manage/wishlist');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([name]);
});

test('a wish that a guest takes back is on no list after a login', async ({ page }) => {
  const name = await wish(page, 4);
  await heart(page, name).click();
  await expect(toast(page, 'Removed from your wishlist')).toBeVisible();
  await expect(heart(page, name)).toHaveAccessibleName('Add to wishlist');
  await expect.poll(() => stored(page)).toBeNull();
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  const listed = page.waitForResponse('**/api/wishlist');
  await logInAsNewUser(page);
  expect((await (await listed).json()).data).toEqual([]);
  await expect(heart(page, name)).toHaveAccessibleName('Add to wishlist');
});

test('what one tab of a guest wishes for is shown by the other, and a product that is gone is named at the login', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/status of 404/);
  const name = await wish(page, 4);
  const other = await context.newPage();
  await openProduct(other, 4);
  await expect(heart(other, name)).toHaveAccessibleName('Remove from wishlist');
  await heart(other, name).click();
  await expect(heart(page, name)).toHaveAccessibleName('Add to wishlist');
  await heart(other, name).click();
  await expect(heart(page, name)).toHaveAccessibleName('Remove from wishlist');
  await other.close();

  await page.route('**/api/wishlist', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 404,
          json: {
            success: false,
            errors: [{ errorDescription: 'Product not found' }],
            message: 'Product not found',
          },
        })
      : route.continue(),
  );
  await startAsNewUser(page);
  await page.goto('/manage/wishlist');
  await expect(toast(page, `No longer in the shop, so not on your wishlist: ${name}`)).toBeVisible();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
});
