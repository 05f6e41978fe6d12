import type { Page } from '@playwright/test';
import { CONNECTION_LOST } from './service-worker.ts';
import { openProduct } from './shopping.ts';
import { expect, test } from './test.ts';

const OFFLINE = 'You seem to be offline. Check your connection and try again.';

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to wishlist' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });

test('a guest sees that the connection is lost, and a heart and the way to the login stay on the page until it is back', async ({
  page,
  context,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  await page.setViewportSize({ width: 360, height: 740 });
  const name = await openProduct(page, 4);
  const address = page.url();
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  // What reports a lost connection is loaded some seconds after the page, in several files.
  const report = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name: file }) => file)
        .find((file) => file.includes('/connection.flow-')),
    );
  await expect.poll(report).toBeDefined();
  await page.evaluate((file = '') => import(file).then(() => undefined), await report());

  await context.setOffline(true);
  await expect(page.getByText('You are offline. This is the last version we loaded.')).toBeInViewport();
  await test.step('a heart', async () => {
    await heart(page).click();
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
  await test.step('the bottom bar', async () => {
    await bar.getByRole('link', { name: 'Login' }).hover();
    await bar.getByRole('link', { name: 'Login' }).click();
    await expect(bar.getByRole('alert')).toHaveText(OFFLINE);
    await expect(bar.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveURL(address);
  });

  await context.setOffline(false);
  await expect(page.getByText('You are back online.', { exact: true })).toBeInViewport();
  await expect(bar.getByRole('alert')).toBeHidden();
  await heart(page).click();
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Remove from wishlist' }).first(),
  ).toBeVisible();
  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('where the login modal cannot be loaded, the page says that it is offline, and leads to the login page once it is not', async ({
  page,
  context,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  provoke(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/assets/auth-forms-*.js', (route) => route.abort());
  await page.goto('/manage/cart', { waitUntil: 'networkidle' });
  const links = page.getByRole('navigation', { name: 'Member area' });
  const logIn = links.getByRole('link', { name: 'Login' });
  await expect(links.getByRole('link')).toHaveText(['Cart', 'Login']);
  await context.setOffline(true);
  await logIn.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(OFFLINE);
  await expect(alert).toBeInViewport();
  await expect(page).toHaveURL('/manage/cart');
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await logIn.click();
  await expect(page).toHaveURL('/Associate/login');
});
