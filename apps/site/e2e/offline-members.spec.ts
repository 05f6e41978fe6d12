import type { BrowserContext, Page } from '@playwright/test';
import { startLoggedIn } from './log-in.ts';
import { BY_ITSELF, CONNECTION_LOST, cachedAddresses, cachedWords, whenCached } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ page }) => page.clock.install());

/** The cached copies must not contain these words of the member after the member's pages were opened. */
const ASHA_PAGES = /asha\b|Mishra|9000000001|PGM-\d{6}/i;

/** Cuts the connection, and waits for the note that says so: it moves the header, whose buttons come next. */
async function cut({ page, context }: { page: Page; context: BrowserContext }): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText('You are offline. This is the last version we loaded.')).toBeVisible();
}

const goToOrders = (page: Page) =>
  page
    .getByRole('button', { name: 'Account' })
    .click()
    .then(() => page.getByRole('link', { name: 'Orders' }).first().click());

/**
 * What the orders say offline: that they could not be loaded, or, when the connection was lost before the browser knew the
 * way to their page, the page that stands in for every missing one.
 */
const needsConnection = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('heading', { level: 1, name: 'This page needs a connection' }))
    .first();

test('nothing of a member is cached: neither for the member offline, nor for the next user of the browser', async ({
  page,
  context,
  provoke,
}) => {
  provoke(CONNECTION_LOST);
  // Two members, and a dozen pages.
  test.slow();
  await startLoggedIn(page, 'asha');
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenCached(page, '/products');
  for (const path of ['/manage/orders', '/manage/profile', '/manage/addresses', '/manage/business-values']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/manage/orders', { waitUntil: 'networkidle' });
  await expect(page.getByText(/PGM-\d{6}/).first()).toBeVisible();
  await page.goto('/products/', { waitUntil: 'networkidle' });

  expect(await cachedWords(page)).not.toMatch(ASHA_PAGES);
  const saved = await cachedAddresses(page);
  expect(
    saved.filter((path) =>
      /manage|orders|profile|address|auth|photos|cart|user/.test(path.replace(/^\/assets\/.*/, '')),
    ),
  ).toEqual([]);

  await cut({ page, context });
  await goToOrders(page);
  await expect(needsConnection(page)).toBeVisible();
  await expect(page.getByText(/PGM-\d{6}/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection');
  // The page is the same for everyone and shows the links of a guest.
  await expect(page.getByRole('link', { name: /login|sign ?in/i, includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Orders', includeHidden: true })).toHaveCount(1);

  await context.setOffline(false);
  // It comes by itself; another page that is asked for meanwhile would be left again.
  await expect(page.getByText(/PGM-\d{6}/).first()).toBeVisible(BY_ITSELF);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // Logging out leads there by itself; a page asked for meanwhile would be left again.
  await expect(page).toHaveURL('/');
  await startLoggedIn(page, 'ravi');
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await cut({ page, context });
  await goToOrders(page);
  await expect(needsConnection(page)).toBeVisible();
  await expect(page.getByText(/PGM-\d{6}/)).toHaveCount(0);
  expect(await cachedWords(page)).not.toMatch(ASHA_PAGES);
});
