import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

const PAGES = {
  home: '/',
  list: '/products/',
  category: '/products/health-devices',
  product: 'the first product',
  'not found': '/nowhere',
  login: '/Associate/login',
  'sign-up': '/Associate/signup',
  registration: '/Inspiring%20World/registrationfrom',
  'forgotten password': '/Associate/forgot-password',
  'new password': '/Associate/reset-password',
  'our company': '/about/ourcompany',
  'a policy': '/terms&condiction',
  gallery: '/Shop/gallery',
};

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${name} at ${width} px in ${colorScheme}`, async ({ page, complaints }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path.startsWith('/') ? path : '/products/');
        if (!path.startsWith('/'))
          await page.getByRole('main').getByRole('link', { name: /₹/ }).first().click();
        await page.getByRole('heading', { level: 1 }).waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual(
          [],
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // Chromium reports the 404 of the document itself.
        if (name === 'not found') {
          expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
        }
      });
    }
  }
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/', '/products/']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('the keyboard skips to the content and reaches the first product', async ({ page }) => {
  await page.goto('/products/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
