import type { Page } from '@playwright/test';
import { expectStep, goOn, goToReview, openCheckout } from './checkout-steps.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

/** What stands between a page's own words and the shop's name. */
const titled = (words: string) => new RegExp(`^${words} – [^–]+$`);
const turnTo = (page: Page, step: string) => page.getByRole('button', { name: step, exact: true }).click();

test('the title names the step of the checkout that is shown', async ({ page }) => {
  test.slow();
  await openCheckout(page, 3);
  await expect(page).toHaveTitle(titled('Address – Checkout'));
  await goToReview(page, 'Cash on delivery');
  await expect(page).toHaveTitle(titled('Review – Checkout'));
  await turnTo(page, 'Payment');
  await expect(page).toHaveTitle(titled('Payment – Checkout'));
  await turnTo(page, 'Delivery');
  await expect(page).toHaveTitle(titled('Delivery – Checkout'));
  await goOn(page);
  await expectStep(page, 'Payment', 'payment');
  await goOn(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveTitle(titled('Order placed – Checkout'));
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveTitle(titled('PGM-\\d+ – Order details'));
});

test('the title of an order says which it is, and that of the page after it does not', async ({ page }) => {
  await page.goto('/manage/orders');
  await logIn(page, 'asha');
  const orders = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const number = (await orders.getByRole('heading').first().textContent()) ?? '';
  await orders.first().getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveTitle(titled(`${number} – Order details`));
  await expect(page.locator('title')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveTitle(titled('Orders'));
  await page.goBack();
  await expect(page).toHaveTitle(titled(`${number} – Order details`));
});
