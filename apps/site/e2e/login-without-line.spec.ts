import type { Page } from '@playwright/test';
import { LOST_LINE } from './service-worker.ts';
import { openProduct } from './shopping.ts';
import { expect, test } from './test.ts';

const OFFLINE = 'You seem to be offline. Check your connection and try again.';

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });

test('a heart that a guest presses without a line says so on the page, and asks to log in once there is one', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  const name = await openProduct(page, 4);
  const address = page.url();
  await context.setOffline(true);
  await heart(page).click();
  await expect(page.getByRole('alert')).toHaveText(OFFLINE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await context.setOffline(false);
  await heart(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test("'Login' of the bottom bar stays on the page without a line and says so until there is one", async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  await context.setOffline(true);
  // What is pointed at is loaded ahead after a moment, but not now.
  await bar.getByRole('link', { name: 'Login' }).hover();
  await page.clock.runFor(1000);
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(bar.getByRole('alert')).toHaveText(OFFLINE);
  await expect(bar.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveURL('/products/');

  await context.setOffline(false);
  await expect(bar.getByRole('alert')).toBeHidden();
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(dialog(page)).toBeVisible();
});

test("'Login' of the member area says the same above its page, where the login has not been loaded", async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  provoke(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/assets/account-*.js', (route) => route.abort());
  await page.goto('/manage/cart', { waitUntil: 'networkidle' });
  const logIn = page.getByRole('navigation', { name: 'Member area' }).getByRole('link', { name: 'Login' });
  await expect(logIn).toBeVisible();
  await context.setOffline(true);
  await logIn.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(OFFLINE);
  await expect(alert).toBeInViewport();
  await expect(page).toHaveURL('/manage/cart');
  await context.setOffline(false);
  await expect(alert).toBeHidden();

  // The page has given up what would show the modal.
  await page.unrouteAll({ behavior: 'wait' });
  await logIn.click();
  await expect(page).toHaveURL('/Associate/login');
});

test('a heart whose login cannot be loaded though there is a line leads to the login page', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/);
  await openProduct(page, 4);
  await page.route('**/assets/account-*.js', (route) => route.abort());
  await heart(page).click();
  await expect(page).toHaveURL('/Associate/login');
});
