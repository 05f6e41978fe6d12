import type { Page } from '@playwright/test';
import { logInAsNewUser } from './new-user.ts';
import { freshMobile, latestCode } from './outbox.ts';
import { openProduct, toast } from './shopping.ts';
import { expect, test } from './test.ts';

/** A phone's screen, so that the product's page is longer than it. */
test.use({ viewport: { width: 360, height: 640 } });

const heart = (page: Page, description: string) =>
  page.getByRole('main').getByRole('button', { name: /wishlist/, description });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Presses the heart of a product as a guest, with the page scrolled; how far it is, and what the product is called. */
async function wish(page: Page) {
  const name = await openProduct(page, 4);
  const address = page.url();
  await page.evaluate(() => scrollTo(0, 450));
  await heart(page, name).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  // Only now: a press brings what it presses into view.
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  return { name, address, before };
}

test('a guest’s wish is added after the login by a code, the page stays where it was, and the wish goes to the cart', async ({
  page,
  request,
}) => {
  const { name, address, before } = await wish(page);
  const mobile = freshMobile();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Full name').fill('Sunita Verma');
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await latestCode(request, mobile));

  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Added to your wishlist')).toBeVisible();
  await expect(heart(page, name)).toHaveAccessibleName('Remove from wishlist');
  await expect(heart(page, name)).toBeFocused();
  expect([page.url(), await scrolled(page)]).toEqual([address, before]);

  await test.step('a member’s list of products has a heart on each card', async () => {
    await page.goto('/products/', { waitUntil: 'networkidle' });
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹' });
    await expect(page.getByRole('button', { name: /(Add to|Remove from) wishlist/ })).toHaveCount(
      await cards.count(),
    );
  });

  await test.step('what is on the wishlist goes to the cart', async () => {
    await page.goto('/wishlist');
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Move to cart' }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  });
});

test('a login that is closed adds no wish, also after a later login from the bottom bar', async ({
  page,
}) => {
  const { name } = await wish(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heart(page, name)).toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  const listed = page.waitForResponse('**/api/wishlist');
  await logInAsNewUser(page);
  expect((await (await listed).json()).data).toEqual([]);
  await expect(heart(page, name)).toHaveAccessibleName('Add to wishlist');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeFocused();
});
