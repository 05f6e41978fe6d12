import type { Page } from '@playwright/test';
import { box, savedSearches, openByKey, options, palette } from './search-palette.ts';
import { expect, test } from './test.ts';

const headerBox = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search' });

test('what is typed in the header goes on in the palette, typing errors are forgiven, Enter leads there and Back closes it', async ({
  page,
}) => {
  await page.goto('/');
  await headerBox(page).click();
  await openByKey(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await headerBox(page).pressSequentially('tulsi dorps');
  await expect(box(page)).toHaveValue('tulsi dorps');
  const first = palette(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(first).toContainText('Panch Tulsi Drops, 30 ml');
  await expect(first).toContainText(/₹[\d,]+\.\d\d.*points/);
  // What was found for the first letters stays in view; what is found for all of them takes the keyboard's place away.
  await expect(
    palette(page)
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ }),
  ).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-details-page\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panch Tulsi Drops, 30 ml');
  await expect(palette(page)).toHaveCount(0);
  await expect(headerBox(page)).toHaveValue('');

  await test.step('Back closes the palette', async () => {
    await openByKey(page, 'Meta+k');
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  await test.step('Escape clears the box before it closes', async () => {
    await openByKey(page);
    await page.keyboard.type('tulsi');
    await expect(
      palette(page)
        .getByRole('status')
        .filter({ hasText: /^\d+ results$/ }),
    ).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  });
});

test('no key is lost while the code of the palette is loading', async ({ page }) => {
  const hold = async (files: string) => {
    const line = Promise.withResolvers<undefined>();
    await page.route(files, async (route) => {
      await line.promise;
      await route.continue();
    });
    return () => line.resolve(undefined);
  };

  await test.step('letters typed after the shortcut', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const release = await hold('**/assets/*.js');
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(headerBox(page)).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type('tulsi tea');
    release();
    await expect(box(page)).toHaveValue('tulsi tea');
    await expect(box(page)).toBeFocused();
  });

  await test.step('letters typed in the header before and after it has come', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const release = await hold('**/search.flow-*.js');
    await headerBox(page).focus();
    await page.keyboard.type('ashwa');
    release();
    await page.keyboard.type('ganda', { delay: 60 });
    await expect(box(page)).toHaveValue('ashwaganda');
    await expect(options(page).first()).toContainText('Ashwagandha');
  });

  await test.step('Enter', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const release = await hold('**/search.flow-*.js');
    await headerBox(page).click();
    await page.keyboard.type('tulsi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/?search=tulsi');
    release();
  });
});

test('a search says why each result is found, and offers what nearly matches when it finds nothing', async ({
  page,
}) => {
  await page.goto('/');
  await openByKey(page);
  await page.keyboard.type('bedtime');
  await expect(options(page).first().locator('mark')).toHaveText('bedtime');
  await page.keyboard.press('Escape');
  await page.keyboard.type('hunney');
  const meant = palette(page).getByRole('group', { name: 'Did you mean' }).getByRole('option');
  await expect(meant).toHaveText('honey');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('honey');
  await expect(options(page).first().locator('mark')).toHaveText('Honey');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a search says why its products are found, and leads to the search that was probably meant', async ({
    page,
  }) => {
    await page.goto('/products/?search=hunney');
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing found for “hunney”')).toBeVisible();
    const near = main.getByRole('region', { name: 'Products that nearly match' });
    await expect(near.getByRole('link').first().locator('mark')).toHaveText('Honey');
    await main.getByRole('link', { name: 'honey', exact: true }).click();
    await expect(page).toHaveURL('/products/?search=honey');
    await expect(main.getByRole('heading', { level: 2 }).first().locator('mark')).toHaveText('Honey');
    await page.goto('/products/?search=bedtime');
    await expect(main.getByRole('listitem').locator('mark')).toHaveText('bedtime');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test('categories and pages are found, in Hindi too', async ({ page }) => {
  await page.goto('/');
  await openByKey(page);
  await page.keyboard.type('skin');
  await palette(page).getByRole('option', { name: 'Skin Care', exact: true }).click();
  await expect(page).toHaveURL('/products/skin-care');

  await page.goto('/?lang=hi');
  await page.reload();
  const hindi = page.getByRole('dialog', { name: 'खोज' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(hindi.getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.insertText('हमारी टीम');
  await hindi.getByRole('group', { name: 'पेज' }).getByRole('option').first().click();
  await expect(page).toHaveURL('/about/ourteam');
  await expect(hindi).toHaveCount(0);
});

test('recent searches outlast the page and are removed one by one or all together', async ({ page }) => {
  await page.goto('/');
  for (const word of ['honey', 'ghee', 'HONEY']) {
    await openByKey(page);
    await page.keyboard.type(word);
    await expect(options(page).first()).toContainText(/honey|ghee/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/products/?search=${word}`);
    await expect(palette(page)).toHaveCount(0);
  }
  await expect.poll(() => savedSearches(page)).toEqual(['HONEY', 'ghee']);
  await page.reload();
  await openByKey(page);
  await expect(options(page)).toHaveText(['HONEY', 'ghee']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('HONEY');
  await expect(options(page).first()).toContainText('Wild Forest Honey');
  await page.keyboard.press('Escape');

  await palette(page).getByRole('button', { name: 'Remove HONEY' }).click();
  await expect(options(page)).toHaveText(['ghee']);
  await options(page).first().click();
  await expect(box(page)).toHaveValue('ghee');
  await expect(options(page).first()).toContainText('Ghee');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await palette(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(options(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect.poll(() => savedSearches(page)).toEqual([]);
  await page.reload();
  await openByKey(page);
  await expect(palette(page)).toContainText('Type at least two letters');
  await expect(options(page)).toHaveCount(0);
});
