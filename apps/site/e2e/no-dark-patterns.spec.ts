import type { Page } from '@playwright/test';
import { addAddress, goOn } from './checkout-steps.ts';
import { addProduct } from './shopping.ts';
import { logInAsSomebodyNew } from './somebody-new.ts';
import { expect, test } from './test.ts';

/** Boxes and switches that are on although nobody has touched them. */
const ticked = (page: Page) =>
  page.getByRole('checkbox', { checked: true }).or(page.getByRole('switch', { checked: true }));

const chosen = (page: Page) => page.getByRole('radio', { checked: true });

test('no form of a visitor comes with a box ticked or a way chosen', async ({ page }) => {
  for (const path of ['/about/ourcompany', '/Associate/login', '/Associate/signup', '/Shop/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(ticked(page), path).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('radio', { checked: true }), path).toHaveCount(0);
  }
});

test('sign-up says on both of its pages that joining is free and can be taken back', async ({ page }) => {
  for (const path of ['/Associate/signup', '/Inspiring%20World/registrationfrom']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Joining is free, and you need not buy anything.')).toBeVisible();
    await expect(main.getByText('For 30 days you can end the agreement')).toBeVisible();
    for (const [name, href] of [
      ['Agreement and disclosures', '/disclouser'],
      ['Terms and conditions', '/terms&condiction'],
      ['Privacy policy', '/privecypolicy'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
      expect((await page.request.get(href)).status()).toBe(200);
    }
  }
});

test('somebody new has agreed to nothing', async ({ page }) => {
  await page.goto('/manage/privacy');
  await logInAsSomebodyNew(page);
  await expect(page.getByRole('switch')).toHaveCount(3);
  await expect(page.getByRole('switch', { disabled: false })).toHaveCount(3);
  await expect(ticked(page)).toHaveCount(0);
  await page.goto('/manage/addresses');
  await page.getByRole('button', { name: 'Add New' }).first().click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(1);
  await expect(ticked(page)).toHaveCount(0);
});

test('the checkout proposes what costs least, and adds nothing', async ({ page }) => {
  await addProduct(page, 11);
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logInAsSomebodyNew(page);
  await addAddress(page);
  await expect(ticked(page)).toHaveCount(0);
  await goOn(page);
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked();
  await expect(chosen(page)).toHaveCount(1);
  await expect(ticked(page)).toHaveCount(0);
  await goOn(page);
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await expect(chosen(page)).toHaveCount(1);
  await expect(ticked(page)).toHaveCount(0);
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await expect(ticked(page)).toHaveCount(0);
  const lines = page.getByRole('main').getByRole('term');
  await expect(lines.filter({ hasText: /donation|insurance|tip|protection/i })).toHaveCount(0);
});
