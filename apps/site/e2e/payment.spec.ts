import type { Page } from '@playwright/test';
import { expectStep, goToReview, openCheckout } from './checkout-steps.ts';
import { expect, test } from './test.ts';

/** Places an order that is paid in some way, and waits for the dialog that plays the bank. */
async function placeAndPay(page: Page, product: number, way: 'UPI' | 'Card') {
  // A whole checkout comes before what is to be seen.
  test.slow();
  await openCheckout(page, product);
  await goToReview(page, way);
  await page.getByRole('button', { name: 'Place order and pay' }).dblclick();
  await expect(bank(page)).toBeVisible();
  await expect(page).toHaveURL('/checkout?step=pay');
}

const bank = (page: Page) => page.getByRole('dialog', { name: 'Simulated payment' });
const choose = (page: Page, outcome: string) => bank(page).getByRole('button', { name: outcome }).click();
/** Closes the dialog; before the focus is in it, it hears no key. */
async function escape(page: Page) {
  await expect(bank(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
}
const orderPlaced = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order placed' });

test('an order is paid by UPI: declined at first, then paid, once', async ({ page }) => {
  await placeAndPay(page, 0, 'UPI');
  await choose(page, 'Fail');
  await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the payment.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dev/payments/')) told.push(request.method());
  });
  await bank(page).getByRole('button', { name: 'Succeed' }).dblclick();
  await expect(orderPlaced(page)).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  expect(told).toEqual(['POST']);
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await page.goto('/manage/orders');
  await expect(page.getByRole('main').getByText(/PGM-\d+/)).toHaveCount(1);
});

test('a reload while somebody pays comes back to the payment of the same order', async ({ page }) => {
  await placeAndPay(page, 5, 'Card');
  const number = await page.getByText(/PGM-\d+/).textContent();
  await page.reload();
  await expect(bank(page)).toBeVisible();
  await expect(page.getByText(/PGM-\d+/)).toHaveText(number ?? '');
  await escape(page);
  await expect(page.getByRole('alert').filter({ hasText: 'The payment was not finished.' })).toBeVisible();
  // Back leads to no step of an order that is placed already.
  await page.goBack();
  await expect(page).toHaveURL('/checkout?step=pay');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await choose(page, 'Succeed');
  await expect(orderPlaced(page)).toBeVisible();
  await expect(page.getByText(number ?? '')).toBeVisible();
});

test('a payment that the bank confirms after some seconds is waited for', async ({ page }) => {
  await placeAndPay(page, 12, 'UPI');
  await choose(page, 'Confirm later');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeFocused();
  // Who has paid is not asked again, though the page is loaded anew; by then the bank may have confirmed it.
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Waiting for your bank' }).or(orderPlaced(page)),
  ).toBeVisible();
  await expect(bank(page)).toHaveCount(0);
  await expect(orderPlaced(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Payment received')).toBeVisible();
});

test('a payment that the bank leaves open is given up after a minute, and nothing is lost', async ({
  page,
}) => {
  await page.clock.install();
  await placeAndPay(page, 19, 'UPI');
  await choose(page, 'Leave pending');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByText('Your bank has not confirmed the payment yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(
    page.getByText('Your payment is being confirmed. This can take up to a minute.'),
  ).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('The payment is awaited')).toBeVisible();
  // The bank says yes after all.
  await page.getByRole('button', { name: 'Pay now' }).click();
  await choose(page, 'Succeed');
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
});

test('a line that is cut while the bank is told can be tried again', async ({ page, provoke }) => {
  provoke(/ERR_FAILED/);
  await placeAndPay(page, 6, 'UPI');
  await page.route('**/dev/payments/*', (route) => route.abort());
  await choose(page, 'Succeed');
  await expect(bank(page).getByRole('alert')).toHaveText('No response from server.');
  await page.unroute('**/dev/payments/*');
  await page.route('**/api/orders/*', (route) => route.abort());
  await choose(page, 'Succeed');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for your bank' })).toBeVisible();
  await page.unroute('**/api/orders/*');
  await expect(orderPlaced(page)).toBeVisible();
});

test('who shops on while a payment waits begins a checkout of its own', async ({ page }) => {
  await placeAndPay(page, 10, 'UPI');
  await escape(page);
  await page.goto('/checkout');
  // Nothing else is in the cart: the payment is what there is to do.
  await expect(bank(page)).toBeVisible();
  await escape(page);
  await page.getByRole('link', { name: 'See your order' }).click();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/manage/cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expectStep(page, 'Address', 'address');
});
