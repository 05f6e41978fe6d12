import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };
const header = (page: Page) => page.getByRole('banner');

test('a page that takes its time says that it is coming', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const line = Promise.withResolvers<undefined>();
  await page.route(/\.data|\/api\/products/, async (route) => {
    await line.promise;
    await route.continue();
  });
  const main = page.getByRole('main');
  await expect(main).not.toHaveAttribute('aria-busy');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  line.resolve(undefined);
  await expect(page).toHaveURL('/products');
  await expect(main).not.toHaveAttribute('aria-busy');
});

test('the header’s groups open by key and by press, say so, and close with a chosen place', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const about = header(page).getByRole('button', { name: 'About' });
  await about.focus();
  await page.keyboard.press('Enter');
  const team = header(page).getByRole('link', { name: 'Our Team' });
  await expect(team).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team).toBeHidden();
  await expect(about).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(team).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about/ourteam');
  await expect(team).toBeHidden();
  await expect(about).toHaveAttribute('aria-current', 'true');

  await header(page).getByRole('button', { name: 'Business' }).click();
  await header(page).getByRole('button', { name: 'Inspiring World' }).click();
  await expect(header(page).getByRole('link', { name: 'Success Story' })).toBeHidden();
  await header(page).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/shop/gallery');
});

test('the groups open before any script has come', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await header(page).getByRole('button', { name: 'Business' }).click();
  await header(page).getByRole('link', { name: 'Success Story' }).click();
  await expect(page).toHaveURL('/business/sucessstory');
  await context.close();
});

test('on a phone the same places are in a slide-out menu that takes and gives back the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = header(page).getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole('link', { name: 'Business Opportunity' }).click();
  await expect(page).toHaveURL('/business/businessoportunity');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Back closes the menu; on Android, whose browsers tell of it first, the page stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'pressBackOnAndroid', () => undefined);
    const Native = window.CloseWatcher;
    if (!Native) return;
    class Watcher extends Native {
      constructor() {
        super();
        Reflect.set(window, 'pressBackOnAndroid', () => this.requestClose());
      }
    }
    Reflect.set(window, 'CloseWatcher', Watcher);
  });
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = header(page).getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await menu.getByRole('link', { name: 'Business Opportunity' }).click();
  await expect(page).toHaveURL('/business/businessoportunity');

  await opener.click();
  await expect(menu).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'pressBackOnAndroid')());
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/business/businessoportunity');

  await opener.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a chosen theme is painted at once and is there from the first byte of every page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await header(page).getByRole('button', { name: 'Light or dark' }).click();
  await expect(page.getByRole('radio', { name: 'As on this device' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  const answer = await context.request.get('/products/');
  expect(await answer.text()).toMatch(/^<!DOCTYPE html><html data-theme="dark" lang="en">/);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  expect(await ground()).toBe(dark);

  await header(page).getByRole('button', { name: 'Light or dark' }).click();
  await page.getByRole('radio', { name: 'As on this device' }).check();
  await expect.poll(ground).toBe(light);
  expect(await context.cookies()).toEqual([]);
});

test('the choice of theme that is asked for before the scripts run is there when they do', async ({
  page,
}) => {
  const line = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await header(page).getByRole('button', { name: 'Light or dark' }).click();
  line.resolve(undefined);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('header and menu show the same theme, wherever it was chosen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'networkidle' });
  const opener = header(page).getByRole('button', { name: 'Light or dark' });
  await opener.click();
  await header(page).getByRole('radio', { name: 'Dark' }).check();
  await opener.click();
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await menu.getByRole('radio', { name: 'Light' }).check();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(header(page).getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a new page begins at its top, and going back finds the place again', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  const product = page.getByRole('main').locator('a[href^="/product-details-page/"]').nth(9);
  // Pointing at it scrolls as far as pressing it would.
  await product.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await product.click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('the way to chat with the company stands on the page, in reach and over nothing that is pressed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/');
  await page.getByRole('main').locator('a[href^="/product-details-page/"]').first().click();
  const buy = page.getByRole('button', { name: 'Add to cart' });
  await expect(buy).toBeVisible();
  const [chatBox, buyBox] = [await chat.boundingBox(), await buy.boundingBox()];
  expect((chatBox?.y ?? 0) + (chatBox?.height ?? 0)).toBeLessThan(buyBox?.y ?? 0);
});

test('header and footer are hidden where the specification has them hidden', async ({ page }) => {
  for (const path of ['/Associate/login', '/Associate/signup']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await page.goto('/about/ourcompany');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Home', 'Shop', 'About', 'Business', 'Contact', 'Join Us'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Shop by category' }).getByRole('link')).toHaveCount(5);
  await expect(footer.getByRole('navigation', { name: 'Policies' }).getByRole('link')).toHaveCount(5);
});
