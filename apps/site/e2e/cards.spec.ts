import type { Page } from '@playwright/test';
import { inHindi } from '@pgm/ui/foundations/language-hi';
import { logInAsNewUser, startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { box, openByKey, options } from './search-palette.ts';
import { toProduct, toProductWithSizes, toSoldOut, toast } from './shopping.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

/** The cards of a list with headings of level 2. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test.describe('on a phone, in Hindi and dark', () => {
  test.use({ viewport: PHONE, colorScheme: 'dark' });
  const t = (words: string) => inHindi(words);

  test('a guest adds from a card, hearts two products, filters by brand and price, and logs in: cart and wishes are whole', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'hi', url: baseURL ?? '' }]);
    const [added, first, second] = await Promise.all([1, 4, 5].map((n) => toProduct(page, n, 'hi')));
    if (!added || !first || !second) throw new Error('three products are needed');
    await page.goto('/products/?sort=name', { waitUntil: 'networkidle' });
    await expect(cards(page)).toHaveCount(20);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: t('Add to wishlist') })).toHaveCount(20);

    await card(page, added.name)
      .getByRole('button', { name: t('Add to cart') })
      .click();
    const notices = page.getByRole('region', { name: t('Notifications') });
    await expect(notices.getByText(t('Product added to cart successfully'))).toBeVisible();
    const cart = page.getByRole('banner').getByRole('link', { name: t('Cart, 1 item') });
    await expect(cart).toBeVisible();

    const filled = main.getByRole('button', { name: t('Remove from wishlist'), pressed: true });
    for (const [at, { name }] of [first, second].entries()) {
      await card(page, name)
        .getByRole('button', { name: t('Add to wishlist') })
        .click();
      await expect(filled).toHaveCount(at + 1);
    }
    await expect(filled.first()).toHaveAccessibleDescription(first.name);

    const sheet = page.getByRole('dialog', { name: t('Filters') });
    const brand = sheet.getByRole('checkbox', { name: /^अरंजीव/ });
    await pressToSee(main.getByRole('link', { name: t('Filters') }), brand);
    await brand.check();
    await sheet.getByRole('radio', { name: /^₹200 से ₹500/ }).check();
    const chip = main.getByRole('link', { name: /^फ़िल्टर अरंजीव/ });
    await pressToSee(sheet.getByRole('button', { name: /उत्पाद दिखाएँ$/ }), chip);
    await expect(page).toHaveURL(/brand=[\da-f-]{36}&price=200-500$/);
    const offered = await cards(page).count();
    expect(offered).toBeGreaterThan(0);
    await expect(main.getByRole('button', { name: /सूची/ })).toHaveCount(offered);

    // The wishes are in the browser: another page shows them too.
    await page.goto('/products/?sort=name', { waitUntil: 'networkidle' });
    await expect(filled).toHaveCount(2);

    const bar = page.getByRole('navigation', { name: t('Quick links') });
    const dialog = page.getByRole('dialog', { name: t('Login') });
    await pressToSee(bar.getByRole('link', { name: t('Login') }), dialog);
    await logInAsNewUser(page, t);
    await expect(dialog).toBeHidden();
    await expect(filled).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishItems'))).toBeNull();

    await page.goto('/manage/wishlist');
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([second.name, first.name]);
    await expect(cart).toBeVisible();
    await page.goto('/manage/cart');
    await expect(main.getByRole('listitem').filter({ hasText: added.name })).toHaveCount(1);
  });
});

test('the card of a product with sizes asks for the size in place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/everyday-clothing', { waitUntil: 'networkidle' });
  const withSizes = cards(page)
    .filter({ has: page.getByRole('button', { name: 'Add to cart' }) })
    .first();
  const name = await withSizes.getByRole('heading').innerText();
  const add = withSizes.getByRole('button', { name: 'Add to cart' });
  const panel = withSizes.getByRole('group', { name: 'Choose a size' });
  await pressToSee(add, panel, 'Enter');
  const size = panel.getByRole('button').and(panel.locator(':enabled')).first();
  await expect(size).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();

  await pressToSee(add, size);
  const chosen = await size.innerText();
  await size.click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(chosen);
});

test('a link opens its page while a card adds its product', async ({ page }) => {
  const { id, name } = await toProduct(page, 1);
  await page.goto('/products/?sort=name', { waitUntil: 'networkidle' });
  const gate = Promise.withResolvers<undefined>();
  const isRead = (url: URL) => url.pathname === `/api/products/${id}`;
  await page.route(isRead, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const read = page.waitForRequest((request) => isRead(new URL(request.url())));
  await card(page, name).getByRole('button', { name: 'Add to cart' }).click();
  await read;
  await expect(card(page, name).getByRole('button', { name: 'Adding...' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everyday wellness for every Indian home');
  gate.resolve(undefined);
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
});

test('a question for a size ends with its page: the wishlist does not ask it', async ({ page, provoke }) => {
  provoke(/status of 404/);
  const { headers } = await startAsNewUser(page);
  const { id, name } = await toProductWithSizes(page);
  await page.request.post('/api/wishlist', { headers, data: { productId: id } });
  await page.goto('/manage/wishlist');
  const wish = page.getByRole('main').getByRole('listitem', { name });
  await expect(wish).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('main').getByLabel('Category').selectOption('everyday-clothing');
  // The page before this one has the card as well.
  await expect(page).toHaveURL('/products/everyday-clothing');
  const panel = page.getByRole('group', { name: 'Choose a size' });
  await pressToSee(card(page, name).getByRole('button', { name: 'Add to cart' }), panel);
  await page.goBack();
  await page.goBack();
  await expect(wish).toBeVisible();
  await expect(wish.getByRole('button', { name: 'Move to cart' })).toBeEnabled();
  await expect(panel).toHaveCount(0);
});

test('a product page that replaces another one has buttons on its cards as well', async ({ page }) => {
  const [first, second] = await Promise.all([0, 1].map((n) => toProduct(page, n)));
  if (!first || !second) throw new Error('two products are needed');
  await page.setViewportSize(PHONE);
  await page.goto(`/product-details-page/${first.id}`, { waitUntil: 'networkidle' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  const related = page.getByRole('heading', { level: 2, name: 'You may also like' });
  await expect(add).toHaveCount(1);
  await openByKey(page);
  await box(page).fill(second.name);
  await options(page).filter({ hasText: second.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
  await expect(add).toHaveCount(1);
  await related.scrollIntoViewIfNeeded();
  await expect.poll(() => add.count()).toBeGreaterThan(1);
});

test('the card of a sold-out product offers a notice, which a guest gets after the login', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { name } = await toSoldOut(page);
  await page.goto(`/products/?search=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
  const notice = card(page, name).getByRole('button', { name: 'Tell me when it is back' });
  await pressToSee(notice, page.getByRole('dialog', { name: 'Login' }));
  await logInAsNewUser(page);
  await expect(card(page, name).getByRole('button', { name: 'Do not tell me' })).toBeVisible();
  await expect(page).toHaveURL(`/products/?search=${encodeURIComponent(name)}`);
});

test('a card has room for its buttons before the scripts run: nothing moves when they come', async ({
  page,
}) => {
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await page.goto('/products/', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(20);
  const boxes = () =>
    cards(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return [Math.round(top + scrollY), Math.round(height)];
        }),
      );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxes();
  gate.resolve(undefined);
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to wishlist' })).toHaveCount(20);
  expect(await boxes()).toEqual(before);
});
