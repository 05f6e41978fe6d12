import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { BY_ITSELF, LOST_LINE, keptAddresses, keptWords, whenKept } from './service-worker.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** What stands in copies after a member's pages were looked at must name none of these. */
const OF_ASHA = /asha\b|Mishra|9000000001|PGM-\d{6}/i;

const openOrders = (page: Page) =>
  page
    .getByRole('button', { name: 'Account' })
    .click()
    .then(() => page.getByRole('link', { name: 'Orders' }).first().click());

test('nothing of a member is kept: not for her without a line, and not for who comes after her', async ({
  page,
  context,
  provoke,
}) => {
  provoke(LOST_LINE);
  // Two members, and a dozen pages.
  test.slow();
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'asha');
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await whenKept(page, '/products');
  for (const path of ['/manage/orders', '/manage/profile', '/manage/addresses', '/manage/business-values']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/manage/orders', { waitUntil: 'networkidle' });
  await expect(page.getByText(/PGM-\d{6}/).first()).toBeVisible();
  await page.goto('/products/', { waitUntil: 'networkidle' });

  expect(await keptWords(page)).not.toMatch(OF_ASHA);
  const kept = await keptAddresses(page);
  expect(
    kept.filter((path) =>
      /manage|orders|profile|address|auth|photos|cart|user/.test(path.replace(/^\/assets\/.*/, '')),
    ),
  ).toEqual([]);

  await context.setOffline(true);
  await openOrders(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/PGM-\d{6}/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs a connection');
  // It is everybody's, and takes her for nobody.
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
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logIn(page, 'ravi');
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await openOrders(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText(/PGM-\d{6}/)).toHaveCount(0);
  expect(await keptWords(page)).not.toMatch(OF_ASHA);
});
