import { LOST_LINE } from './service-worker.ts';
import { expect, test } from './test.ts';

test('a visitor filters the shop, opens a product, goes back and finds the same shelf', async ({ page }) => {
  await page.goto('/products/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(main.getByRole('status')).toHaveText('Showing 1 to 20 of 48 products');

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

  await page.goBack();
  await expect(page).toHaveURL('/products/skin-care?sort=price-asc');
  await expect(main.getByLabel('Category')).toHaveValue('skin-care');
  await expect(main.getByLabel('Sort')).toHaveValue('price-asc');
  await page.reload();
  await expect(main.getByLabel('Sort')).toHaveValue('price-asc');
  await expect(cards).toHaveCount(6);
});

test('pages of the shop have addresses that survive reload and back', async ({ page }) => {
  await page.goto('/products/');
  const status = page.getByRole('main').getByRole('status');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/products/?page=2');
  await expect(status).toHaveText('Showing 21 to 40 of 48 products');
  await page.reload();
  await expect(status).toHaveText('Showing 21 to 40 of 48 products');
  await page.getByRole('link', { name: '3', exact: true }).click();
  await expect(status).toHaveText('Showing 41 to 48 of 48 products');
  await page.goBack();
  await expect(status).toHaveText('Showing 21 to 40 of 48 products');
});

test('a page past the end leads to the last one', async ({ page }) => {
  await page.goto('/products/?page=99');
  await expect(page).toHaveURL('/products/?page=3');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 41 to 48 of 48 products');
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
  await expect(
    main.getByText('What comes close to your words, with prices, points and what is left.'),
  ).toBeVisible();
  await expect(main.getByText('Everything on our shelves')).toHaveCount(0);
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

test('in Hindi, what was searched for stands there as it was typed', async ({ page }) => {
  await page.goto('/products/?search=Cart&lang=hi');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('“Cart” के लिए नतीजे');
  await page.goto('/products/?search=zzzqqq&lang=hi');
  await expect(main.getByText('“zzzqqq” के लिए कुछ नहीं मिला')).toBeVisible();
  await main.getByRole('link', { name: 'खोज हटाएँ' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('दुकान');
});

test('words that no product has lead to the pages that they mean, in either language', async ({ page }) => {
  const main = page.getByRole('main');
  const elsewhere = main.getByRole('navigation', { name: 'Matching pages and categories' });
  const refund = elsewhere.getByRole('link', { name: 'Cancellation and refund' });
  await page.goto('/products/?search=refund');
  await expect(main.getByText('Nothing found for “refund”')).toBeVisible();
  await expect(refund).toHaveAttribute('href', '/cancelrefund');
  await main.getByRole('link', { name: 'Clear search' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(elsewhere).toHaveCount(0);
  await page.goBack();
  await refund.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cancellation and refund');

  const inHindi = main.getByRole('navigation', { name: 'मिलते-जुलते पेज और श्रेणियाँ' });
  await page.goto('/products/?search=रिफंड&lang=hi');
  await expect(inHindi.getByRole('link', { name: 'ऑर्डर रद्द करना और पैसे की वापसी' })).toHaveAttribute(
    'href',
    '/cancelrefund',
  );
  await page.goto('/products/?search=शिकायत&lang=hi');
  await expect(inHindi.getByRole('link', { name: 'शिकायत', exact: true })).toHaveAttribute(
    'href',
    '/grievance',
  );
  await page.goto('/products/?search=लॉगिन&lang=hi');
  await expect(inHindi.getByRole('link', { name: 'लॉगिन', exact: true })).toHaveAttribute(
    'href',
    '/Associate/login',
  );
  await page.goto('/products/?search=zzzqqq&lang=hi');
  await expect(main.getByText('वर्तनी जाँच लें, या कोई दूसरा शब्द लिखकर देखें।')).toBeVisible();
  await expect(inHindi).toHaveCount(0);
});

test('the browser itself calls the API when it navigates', async ({ page }) => {
  // Before its scripts run, a link is answered by the server.
  await page.goto('/', { waitUntil: 'networkidle' });
  const call = page.waitForRequest(/\/api\/products\?/);
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click();
  expect(new URL((await call).url()).searchParams.get('limit')).toBe('20');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1 to 20 of 48 products');
});

test('a product that cannot be fetched says that the line is lost', async ({ page, context, provoke }) => {
  provoke(LOST_LINE);
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
  await expect(page.getByRole('alert')).toHaveText(
    'You seem to be offline. Check your connection and try again.',
  );
});

test('an unknown category and an unknown product are 404 and show the categories', async ({
  page,
  provoke,
}) => {
  provoke(/status of 404/);
  for (const path of ['/products/nothing', '/product-details-page/nothing', '/nowhere/at/all']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find this page');
    await expect(page.getByRole('main').getByRole('link', { name: 'Skin Care' })).toBeVisible();
  }
});

test('addresses match whatever their case', async ({ page }) => {
  expect((await page.goto('/Products/Skin-Care'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skin Care');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop and a product can be read, filtered and paged', async ({ page }) => {
    await page.goto('/products/');
    const main = page.getByRole('main');
    await main.getByLabel('Category').selectOption('foods-pantry');
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/products/foods-pantry');
    await main.getByRole('link', { name: /₹/ }).first().click();
    await expect(main.getByText(/^₹[\d,]+\.\d\d$/).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'More from this shelf' })).toBeVisible();
  });

  test('a search is shown, finds nothing in words of its own, and can be removed', async ({ page }) => {
    await page.goto('/products/?search=zzzqqq&sort=name');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “zzzqqq”');
    await expect(main.getByText('Nothing found for “zzzqqq”')).toBeVisible();
    await expect(main.getByText('Check the spelling, or try another word.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products/');
    await main.getByRole('link', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/products/?sort=name');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop');
  });

  test('the home page shows shelves, products and the lead form', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Skin Care' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Join the business' })).toBeVisible();
    await expect(page.getByRole('form').getByRole('paragraph')).toHaveText(
      'This needs JavaScript, which your browser has switched off.',
    );
  });
});

test('a search that finds nothing says so, even where the words for it cannot be loaded', async ({
  page,
  complaints,
  provoke,
}) => {
  provoke(/ERR_FAILED|error #418/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/empty-shelf-'));
  await page.route('**/empty-shelf-*.js', (route) => route.abort());
  await page.goto('/products/?search=zzzzzz');
  await failed;
  await expect(page.getByRole('main').getByText('Nothing found for “zzzzzz”')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // React, too, says that what the server wrote is gone: once its scripts have missed it.
  await expect.poll(() => complaints.join('\n')).toMatch(/error #418/);
});
