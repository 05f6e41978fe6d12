import { CONNECTION_LOST } from './service-worker.ts';
import { expect, test } from './test.ts';

test('a visitor filters the shop, opens a product, goes back and finds the same product list', async ({
  page,
}) => {
  // Before the scripts run, a link loads the page from the server.
  await page.goto('/', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const call = page.waitForRequest(/\/api\/products\?/);
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  expect(new URL((await call).url()).searchParams.get('limit')).toBe('20');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(main.getByRole('status')).toHaveText('Showing 1 to 20 of 48 products');
  await expect(main.getByRole('button', { name: 'Add to wishlist' })).toHaveCount(20);
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products/?page=2');
  await expect(main.getByRole('status')).toHaveText('Showing 21 to 40 of 48 products');

  await main.getByLabel('Category').selectOption('skin-care');
  await expect(page).toHaveURL('/products/skin-care');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Skin Care');
  await main.getByLabel('Sort').selectOption('price-asc');
  await expect(page).toHaveURL('/products/skin-care?sort=price-asc');
  const cards = main
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(6);
  const prices = () =>
    cards.evaluateAll((links) =>
      links.map((link) => Number(/₹([\d,.]+)/.exec(link.textContent)?.[1]?.replaceAll(',', ''))),
    );
  const sorted = (await prices()).toSorted((a, b) => a - b);
  // The address changes before the page does.
  await expect.poll(prices).toEqual(sorted);

  const name = await cards.first().getByRole('heading').textContent();
  await cards.first().click();
  await expect(page).toHaveURL(/\/product-details-page\/[0-9a-f-]{36}$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(main.getByText(/^₹[\d,]+\.\d\d$/).first()).toBeVisible();
  await expect(page).toHaveTitle(`${name} – PGM Wellness`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', page.url());

  await page.goBack();
  await expect(page).toHaveURL('/products/skin-care?sort=price-asc');
  await expect(main.getByLabel('Category')).toHaveValue('skin-care');
  await expect(main.getByLabel('Sort')).toHaveValue('price-asc');
  await page.reload();
  await expect(main.getByLabel('Sort')).toHaveValue('price-asc');
  await expect(cards).toHaveCount(6);
});

test('what was searched for stands above what was found, goes along to a category, and can be removed', async ({
  page,
}) => {
  await page.goto('/products/?search=tea');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const status = main.getByRole('status');
  await expect(heading).toHaveText('Results for “tea”');
  await expect(page).toHaveTitle('Results for “tea” – PGM Wellness');
  await expect(status).toHaveText('Showing 1 to 2 of 2 products');

  await main.getByLabel('Sort').selectOption('price-asc');
  await expect(page).toHaveURL('/products/?sort=price-asc&search=tea');
  await main.getByLabel('Category').selectOption('Personal Care');
  await expect(page).toHaveURL('/products/personal-care?sort=price-asc&search=tea');
  await expect(heading).toHaveText('Results for “tea” in Personal Care');
  await expect(main.getByText('Nothing found for “tea”')).toBeVisible();
  await main.getByRole('link', { name: 'Search all categories' }).click();
  await expect(page).toHaveURL('/products/?sort=price-asc&search=tea');
  await expect(status).toHaveText('Showing 1 to 2 of 2 products');

  await page.goBack();
  await expect(heading).toHaveText('Results for “tea” in Personal Care');
  await main.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/products/personal-care?sort=price-asc');
  await expect(heading).toHaveText('Personal Care');
  await expect(page).toHaveTitle('Personal Care – PGM Wellness');
  await expect(status).toHaveText('Showing 1 to 6 of 6 products');
  await expect(main.getByRole('link', { name: 'Clear search' })).toHaveCount(0);
});

test('a page that cannot be fetched says why: a lost connection, or too many requests, with Try again', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/status of 429/);
  provoke(CONNECTION_LOST);
  const alert = page.getByRole('alert');
  // First, because the browser must not have the code of the error page yet, not even in its cache.
  await test.step('a lost connection', async () => {
    await page.goto('/products/', { waitUntil: 'networkidle' });
    const product = page.getByRole('main').getByRole('link', { name: /₹/ }).first();
    // Pointing at a link loads the code of its page ahead, in several files.
    const files = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => ({
          href,
          isHere: performance.getEntriesByName(href).length > 0,
        })),
      );
    const before = (await files()).length;
    await product.hover();
    await expect.poll(async () => (await files()).length).toBeGreaterThan(before);
    await expect.poll(async () => (await files()).filter(({ isHere }) => !isHere)).toEqual([]);
    await context.setOffline(true);
    await product.click();
    await expect(alert).toContainText('You seem to be offline. Check your connection and try again.');
    await expect(alert.getByRole('link', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('too many requests', async () => {
    await page.goto('/products/', { waitUntil: 'networkidle' });
    await page.route('**/api/products?**', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          errors: [{ errorDescription: 'Too many requests. Please try again in 20 seconds.' }],
          message: 'Too many requests. Please try again in 20 seconds.',
        },
      }),
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(alert.getByRole('heading', { name: 'Please wait a moment' })).toBeVisible();
    await expect(alert).toContainText('Too many requests. Please try again in 20 seconds.');
    await page.unroute('**/api/products?**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/products/?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });
});
