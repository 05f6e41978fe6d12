import { openProduct, toast } from './shopping.ts';
import { startAsNewUser } from './new-user.ts';
import { expect, test } from './test.ts';

test('a page stays usable though a part of its code cannot be loaded, and works once it can', async ({
  page,
  consoleMessages,
  provoke,
}) => {
  // React, too, says that what the server wrote is gone.
  provoke(/ERR_FAILED|error #418/);
  // Eight pages, one after the other.
  test.slow();

  await test.step('the sizes of a card', async () => {
    await page.goto('/products/everyday-clothing', { waitUntil: 'networkidle' });
    await page.route('**/assets/account-*.js', (route) => route.abort());
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await expect(page.getByRole('alert')).toHaveText(
      'You seem to be offline. Check your connection and try again.',
    );
    await page.unroute('**/assets/account-*.js');
    await add.click();
    await expect(page.getByRole('group', { name: 'Choose a size' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a guest’s cart', async () => {
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

  await test.step('a form', async () => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/lead-form.flow-'),
    );
    await page.route('**/lead-form.flow-*.js', (route) => route.abort());
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Join the business' });
    await form.scrollIntoViewIfNeeded();
    await failed;
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Everyday wellness for every Indian home',
    );
    await page.unroute('**/lead-form.flow-*.js');

    await page.goto('/', { waitUntil: 'networkidle' });
    await form.getByLabel('Full name').fill('Sunita Verma');
    await form.getByLabel('Mobile number').fill('9876543210');
    await form.getByLabel('Email').fill('sunita@example.in');
    await form.getByRole('button', { name: /Submit/ }).click();
    await expect(page.getByRole('status').filter({ hasText: /thank/i })).toBeVisible();
  });

  await test.step('the words for an empty search', async () => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/empty-catalogue-'),
    );
    await page.route('**/empty-catalogue-*.js', (route) => route.abort());
    await page.goto('/products/?search=zzzzzz');
    await failed;
    await expect(page.getByRole('main').getByText('Nothing found for “zzzzzz”')).toBeVisible();
    // React reports it once its scripts have missed the file.
    await expect.poll(() => consoleMessages.join('\n')).toMatch(/error #418/);
    await page.unroute('**/empty-catalogue-*.js');
  });

  await test.step('a member’s menu and cart', async () => {
    await startAsNewUser(page);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/cart-link.flow-'),
    );
    await page.route(/\/assets\/(account|user-menu\.flow|cart-link\.flow)-[^/]*\.js/, (route) =>
      route.abort(),
    );
    await page.goto('/products/', { waitUntil: 'networkidle' });
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  });
});
