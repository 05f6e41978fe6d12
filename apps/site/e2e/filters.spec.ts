import type { Page } from '@playwright/test';
import { pressToSee } from './press-to-see.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

function shop(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    status: main.getByRole('status'),
    chips: main.getByRole('list', { name: 'Filters' }).getByRole('link'),
    filters: main.getByRole('link', { name: /^Filters/ }),
    sheet: page.getByRole('dialog', { name: 'Filters' }),
  };
}

test('a visitor on a phone sets several filters at once, removes one, goes back, and removes all', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const { main, status, chips, filters, sheet } = shop(page);
  const brands = page.waitForResponse('**/api/brands');
  const counts = page.waitForResponse('**/api/product-counts');
  await pressToSee(filters, sheet.getByRole('checkbox', { name: /^Aranjeev/ }));
  expect([(await brands).status(), (await counts).status()]).toEqual([200, 200]);

  await sheet.getByRole('checkbox', { name: /^Aranjeev/ }).check();
  await sheet.getByRole('checkbox', { name: /^Poshara/ }).check();
  const again = page.waitForResponse(/product-counts\?brand=.*inStock=true/);
  await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
  await again;
  await sheet.getByRole('radio', { name: /^₹200 to ₹500/ }).check();
  const show = sheet.getByRole('button', { name: /^Show \d+ products$/ });
  await expect(show).toBeVisible();
  const count = Number(/\d+/.exec(await show.innerText())?.[0]);
  await pressToSee(show, chips.first());
  await expect(page).toHaveURL(/\?brand=[\da-f-]{36}&brand=[\da-f-]{36}&price=200-500&inStock=true$/);
  await expect(status).toHaveText(`Showing 1 to ${count} of ${count} products`);
  await expect(filters).toHaveText('Filters: 4');
  await expect(chips).toHaveText(['Aranjeev', 'Poshara', '₹200 to ₹500', 'In stock', 'Clear all']);
  const prices = await main
    .getByRole('listitem')
    .getByRole('link', { name: /₹[\d,.]+/ })
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const price = /₹([\d,]+\.\d\d)/.exec(link.textContent)?.[1];
        return price === undefined ? [] : [Number(price.replaceAll(',', ''))];
      }),
    );
  expect(prices).toHaveLength(count);
  expect(prices.filter((price) => price < 200 || price >= 500)).toEqual([]);

  const filtered = page.url();
  await main.getByLabel('Sort').selectOption('price-asc');
  await expect(page).toHaveURL(filtered.replace('?', '?sort=price-asc&'));
  await main.getByRole('link', { name: 'Remove filter Poshara' }).click();
  await expect(chips).toHaveText(['Aranjeev', '₹200 to ₹500', 'In stock', 'Clear all']);
  await page.goBack();
  await expect(chips).toHaveText(['Aranjeev', 'Poshara', '₹200 to ₹500', 'In stock', 'Clear all']);
  await page.reload();
  await expect(chips).toHaveCount(5);
  await main.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products/?sort=price-asc');
  await expect(chips).toHaveCount(0);
});

test('a subcategory is a filter of its category, a chip and a step of the breadcrumbs', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/foods-pantry', { waitUntil: 'networkidle' });
  const { main, chips, filters, sheet, status } = shop(page);
  const crumbs = main.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
  const honey = sheet.getByRole('radio', { name: /^Honey and ghee/ });
  await pressToSee(filters, honey);
  await expect(sheet.getByText('Honey and ghee').locator('..')).toContainText('(2)');
  await honey.check();
  await pressToSee(sheet.getByRole('button', { name: 'Show 2 products' }), chips.first());
  await expect(page).toHaveURL('/products/foods-pantry?sub=Honey+and+ghee');
  await expect(chips).toHaveText(['Honey and ghee', 'Clear all']);
  await expect(crumbs).toHaveText([/Home/, /Shop/, /Foods & Pantry/, /Honey and ghee/]);
  await expect(status).toHaveText('Showing 1 to 2 of 2 products');
  await main.getByRole('link', { name: /Wild Forest Honey/ }).click();
  await expect(crumbs).toHaveText([/Home/, /Shop/, /Foods & Pantry/, /Honey and ghee/, /Wild Forest Honey/]);
  await crumbs.getByRole('link', { name: 'Honey and ghee' }).click();
  await expect(page).toHaveURL('/products/foods-pantry?sub=Honey+and+ghee');
  await main.getByRole('link', { name: 'Remove filter Honey and ghee' }).click();
  await expect(page).toHaveURL('/products/foods-pantry');
});

test('a fact of a category is a filter, and is left out in another category', async ({ page }) => {
  await page.goto('/products/everyday-clothing', { waitUntil: 'networkidle' });
  const { main, chips, filters, sheet } = shop(page);
  const group = sheet.getByRole('group', { name: 'Net quantity' });
  await pressToSee(filters, group);
  await group.getByRole('checkbox').first().check();
  await pressToSee(sheet.getByRole('button', { name: /^Show \d+ products?$/ }), chips.first());
  await expect(page).toHaveURL(/everyday-clothing\?fact=Net\+quantity%3A/);
  await expect(chips.first()).toHaveText(/^Net quantity: \S/);
  await main.getByLabel('Category').selectOption('skin-care');
  await expect(page).toHaveURL('/products/skin-care');
  await page.goBack();
  await chips.first().click();
  await expect(page).toHaveURL('/products/everyday-clothing');
});

test('filters that nothing matches say what nearly does', async ({ page }) => {
  await page.goto('/products/skin-care?price=1000-&points=100');
  const { main, chips, status } = shop(page);
  await expect(main.getByText('No products match all filters')).toBeVisible();
  await main.getByRole('link', { name: /^Without price: \d+ products?$/ }).click();
  await expect(page).toHaveURL('/products/skin-care?points=100');
  await expect(chips).toHaveText(['100 points or more', 'Clear all']);
  await expect(status).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('category, sort, search, pages and filters are links and forms', async ({ page }) => {
    await page.goto('/products/');
    const { main, chips, filters, status } = shop(page);
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(status).toHaveText('Showing 21 to 40 of 48 products');
    await main.getByLabel('Category').selectOption('skin-care');
    await main.getByLabel('Sort').selectOption('price-asc');
    await main.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/products/skin-care?sort=price-asc');

    await filters.click();
    const form = main.getByRole('form', { name: 'Filters' });
    await expect(form.getByRole('radio', { name: /^Face oils/ })).toBeVisible();
    await form.getByRole('radio', { name: /^Under ₹200/ }).check();
    await form.getByRole('checkbox', { name: /^In stock/ }).check();
    await form.getByRole('button', { name: 'Show products' }).click();
    await expect(chips).toHaveText(['Under ₹200', 'In stock', 'Clear all']);
    await expect(main.getByLabel('Sort')).toHaveValue('price-asc');
    await expect(form).toHaveCount(0);
    await main.getByRole('link', { name: 'Remove filter In stock' }).click();
    await expect(page).toHaveURL('/products/skin-care?sort=price-asc&price=0-200');
    // Another category has the same filters.
    await main.getByLabel('Category').selectOption('personal-care');
    await main.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL('/products/personal-care?sort=price-asc&price=0-200');

    const search = page.getByRole('search').first();
    await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('tea');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “tea”');
  });
});
