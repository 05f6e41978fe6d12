import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { box, keptSearches, openByKey, options, palette } from './search-palette.ts';
import { expect, test } from './test.ts';

const headerBox = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: 'Search' });

test('what is typed in the header goes on in the palette, typing errors are forgiven, Enter leads there', async ({
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
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-details-page\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panch Tulsi Drops, 30 ml');
  await expect(palette(page)).toHaveCount(0);
  await expect(headerBox(page)).toHaveValue('');
});

test('what is typed while the palette is still on its way is found in it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const line = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(headerBox(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('tulsi tea');
  line.resolve(undefined);
  await expect(box(page)).toHaveValue('tulsi tea');
  await expect(box(page)).toBeFocused();
});

test('the list is walked around its ends, and Escape clears the box before it closes', async ({ page }) => {
  await page.goto('/products/');
  await openByKey(page, 'Meta+k');
  await page.keyboard.type('tulsi');
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL('/products/');
});

test('Back closes the palette', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/Shop/news');
  await openByKey(page);
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL('/products/');
});

test('no letter is lost while the palette is on its way', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const line = Promise.withResolvers<undefined>();
  await page.route('**/search.flow-*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await headerBox(page).focus();
  await page.keyboard.type('ashwa');
  line.resolve(undefined);
  await page.keyboard.type('ganda', { delay: 60 });
  await expect(box(page)).toHaveValue('ashwaganda');
  await expect(options(page).first()).toContainText('Ashwagandha');
});

test('Enter while the palette is on its way searches for all that was typed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const line = Promise.withResolvers<undefined>();
  await page.route('**/search.flow-*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('searchbox').click();
  await page.keyboard.type('tulsi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/?search=tulsi');
  line.resolve(undefined);
});

test('Enter without a chosen line leads to all that is like it', async ({ page }) => {
  await page.goto('/');
  await openByKey(page);
  await page.keyboard.type('shampo');
  await expect(options(page).first()).toContainText('Shampoo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/?search=shampo');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Shampoo');
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

test('recent searches outlast the page and are forgotten one by one or all together', async ({ page }) => {
  await page.goto('/');
  for (const word of ['honey', 'ghee', 'HONEY']) {
    await openByKey(page);
    await page.keyboard.type(word);
    await expect(options(page).first()).toContainText(/honey|ghee/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/products/?search=${word}`);
    await expect(palette(page)).toHaveCount(0);
  }
  await expect.poll(() => keptSearches(page)).toEqual(['HONEY', 'ghee']);
  await page.reload();
  await openByKey(page);
  await expect(options(page)).toHaveText(['HONEY', 'ghee']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('HONEY');
  await expect(options(page).first()).toContainText('Wild Forest Honey');
  await page.keyboard.press('Escape');

  await palette(page).getByRole('button', { name: 'Forget HONEY' }).click();
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
  await expect.poll(() => keptSearches(page)).toEqual([]);
  await page.reload();
  await openByKey(page);
  await expect(palette(page)).toContainText('two letters are enough');
  await expect(options(page)).toHaveCount(0);
});

test('without a line it says so, and searches again when asked', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await page.goto('/');
  await openByKey(page);
  await page.route('**/api/search?*', (route) => route.abort());
  // At once: a call for each letter could be cut off where typing is slow.
  await page.keyboard.insertText('honey');
  await expect(palette(page).getByRole('alert')).toContainText('No response from server.');
  await page.unroute('**/api/search?*');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('Honey');
});

test('only the last of what is typed is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') asked.push(searchParams.get('query') ?? '');
  });
  await page.clock.install();
  await page.goto('/');
  await openByKey(page);
  // From here on no time passes but what is let pass, however slowly the letters come.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'ashwagandha') {
    await page.keyboard.type(letter);
    await page.clock.runFor(20);
  }
  await page.clock.runFor(1000);
  await expect(options(page).first()).toContainText('Ashwagandha');
  expect(asked).toEqual(['ashwagandha']);
});

for (const [width, colorScheme] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`axe finds nothing on the palette at ${width} px in ${colorScheme}, and it fits`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await openByKey(page);
    for (const typed of ['', 'tulsi', 'qxzvk']) {
      await box(page).fill(typed);
      if (typed === 'tulsi') await expect(options(page).first()).toBeVisible();
      if (typed === 'qxzvk') await expect(palette(page).getByRole('status')).toHaveText('Nothing found');
      await atRest(page);
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
