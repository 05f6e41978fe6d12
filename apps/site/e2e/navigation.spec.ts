import { expect, test } from './test.ts';

const PHONE = { width: 360, height: 740 };

test('a link shows that the next page loads, opens it at its top with the focus on its heading, and Back finds the place again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const product = main.locator('a[href^="/product-details-page/"]').nth(9);
  const gate = Promise.withResolvers<undefined>();
  await page.route(/\.data|\/api\/products\//, async (route) => {
    await gate.promise;
    await route.continue();
  });

  await product.focus();
  // What a focus ring needs around it is scrolled into view.
  await product.hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);

  await expect(main).not.toHaveAttribute('aria-busy');
  await product.press('Enter');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  gate.resolve(undefined);
  await expect(page).toHaveURL(/\/product-details-page\//);
  // The cards of the list have such a button, too.
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(1);
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => [scrollY, 'stays' in window])).toEqual([0, true]);

  await page.goBack();
  await expect(page).toHaveURL('/products/');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a link of the header keeps the focus, and the head of the page follows', async ({ page }) => {
  await page.goto('/about/ourcompany', { waitUntil: 'networkidle' });
  const header = page.getByRole('banner');
  const home = header.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(home).toBeFocused();

  const about = header.getByRole('button', { name: 'About' });
  await about.press('Enter');
  const team = header.getByRole('link', { name: 'Our Team' });
  await team.press('Enter');
  await expect(page).toHaveURL('/about/ourteam');
  await expect(page).toHaveTitle(/^Our team – /);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Our team');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about\/ourteam$/);
  await expect(team).toBeHidden();
  await expect(about).toHaveAttribute('aria-current', 'true');
});

test('on a phone the menu closes by Back and by the gesture of Android, and leads to a page', async ({
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
  const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });

  await test.step('a link of it', async () => {
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Business Opportunity' }).click();
    await expect(page).toHaveURL('/business/businessoportunity');
    await expect(menu).toBeHidden();
  });

  await test.step('the gesture of Android: the page stays', async () => {
    await opener.click();
    await expect(menu).toBeVisible();
    await page.evaluate(() => Reflect.get(window, 'pressBackOnAndroid')());
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL('/business/businessoportunity');
  });

  await test.step('Back', async () => {
    await opener.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
