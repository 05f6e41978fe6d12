import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addProduct } from './shopping.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const field = (page: Page) => summary(page).getByRole('textbox', { name: 'Coupon code' });

/** The amount beside a word of the sum, in rupees. */
async function amount(page: Page, word: RegExp): Promise<number> {
  const term = summary(page).getByRole('term').filter({ hasText: word });
  const text = await term.locator('xpath=following-sibling::dd').textContent();
  return Number((text ?? '').replaceAll(/[₹,]/g, '').replace('−', '-'));
}

async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await summary(page).getByRole('button', { name: 'Apply' }).click();
}

/** Makes the quantity of the cart's one line so large that its subtotal is enough, or so small that it is not. */
async function press(
  page: Page,
  button: 'Increase quantity' | 'Decrease quantity',
  until: (subtotal: number) => boolean,
) {
  while (!until(await amount(page, /^Subtotal/))) {
    const before = await amount(page, /^Subtotal/);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect.poll(() => amount(page, /^Subtotal/)).not.toBe(before);
  }
}

test('a guest’s coupon is refused with the reason, applied, judged again as the cart changes, and removed', async ({
  page,
}) => {
  // Each press waits for half a second, and so does what is judged after it.
  test.slow();
  await addProduct(page, 0);
  await page.goto('/manage/cart');
  for (const [code, reason] of [
    ['', 'Enter a coupon code'],
    ['nothing', 'This coupon code does not exist.'],
    ['monsoon20', 'This coupon has expired.'],
    ['FIRST100', 'This coupon is used up.'],
    ['flat100', 'This coupon is for orders of ₹999 or more.'],
  ] as const) {
    await apply(page, code);
    await expect(summary(page).getByRole('alert')).toHaveText(reason);
    await expect(field(page)).toBeFocused();
  }

  // The coupon that was refused counts as soon as the cart is large enough.
  await press(page, 'Increase quantity', (subtotal) => subtotal >= 999);
  await expect(summary(page).getByRole('status')).toContainText('You save ₹100.00');
  const subtotal = await amount(page, /^Subtotal/);
  expect([await amount(page, /^Discount/), await amount(page, /^Total/)]).toEqual([-100, subtotal - 100]);

  await page.reload();
  await expect(summary(page).getByRole('status')).toContainText('You save ₹100.00');
  await press(page, 'Decrease quantity', (sum) => sum < 999);
  await expect(summary(page).getByRole('alert')).toHaveText('This coupon is for orders of ₹999 or more.');
  expect(await amount(page, /^Total/)).toBe(await amount(page, /^Subtotal/));
  await press(page, 'Increase quantity', (sum) => sum >= 999);
  await expect(summary(page).getByRole('status')).toContainText('You save ₹100.00');

  await summary(page).getByRole('button', { name: 'Remove' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await amount(page, /^Total/)).toBe(subtotal);
  await page.reload();
  await expect(field(page)).toHaveValue('');
});

test('the page of coupons lists what can be used, and leads with one to the cart', async ({ page }) => {
  await page.goto('/coupons');
  await expect(page).toHaveTitle(/^Coupons/);
  const main = page.getByRole('main');
  await expect(main.getByText('FLAT100')).toBeVisible();
  await expect(main.getByText('WELCOME10')).toBeVisible();
  await expect(main.getByText('MONSOON20')).toHaveCount(0);
  await main
    .getByRole('listitem', { name: '10% off your first order' })
    .getByRole('button', { name: 'Use' })
    .click();
  await expect(page).toHaveURL('/manage/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();

  await addProduct(page, 0);
  await page.goto('/manage/cart');
  await press(page, 'Increase quantity', (subtotal) => subtotal >= 299);
  await expect(summary(page).getByRole('status')).toContainText('WELCOME10');
  await page.goto('/Associate/login', { waitUntil: 'networkidle' });
  await logInAsSomebodyNew(page);
  await page.goto('/coupons');
  await expect(main.getByText('You can use it 3 times')).toBeVisible();
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on coupons and their box at ${width} px in ${colorScheme}`, async ({ page }) => {
      test.slow();
      // What fades in has less contrast on its way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await addProduct(page, 0);
      await page.goto('/coupons');
      await page.getByRole('button', { name: 'Use' }).last().click();
      await expect(summary(page).getByRole('alert')).toBeVisible();
      for (const path of ['/manage/cart', '/coupons']) {
        await page.goto(path);
        await page.getByRole('main').getByText('₹').first().waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
