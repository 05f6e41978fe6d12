import type { Page } from '@playwright/test';
import { expectStep, goToReview, openCheckout } from './checkout-steps.ts';
import { pressTwice } from './press-twice.ts';
import { expect, test } from './test.ts';

/** Places an order that is paid in some way, and waits for the dialog that plays the bank. */
async function placeAndPay(page: Page, product: number, way: 'UPI' | 'Card') {
  // A whole checkout comes before the payment.
  test.slow();
  await openCheckout(page, product);
  await goToReview(page, way);
  await pressTwice(page.getByRole('button', { name: 'Place order and pay' }));
  await expect(bank(page)).toBeVisible();
  await expect(page).toHaveURL('/checkout?step=pay');
}

const bank = (page: Page) => page.getByRole('dialog', { name: 'Simulated payment' });
const choose = (page: Page, outcome: string) => bank(page).getByRole('button', { name: outcome }).click();
/** Closes the dialog; before the focus is in it, it receives no key. */
async function escape(page: Page) {
  await expect(bank(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
}
const orderPlaced = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order placed' });

test('an order is paid by UPI: declined at first, then confirmed late, once', async ({ page }) => {
  await placeAndPay(page, 0, 'UPI');
  await choose(page, 'Fail');
  await expect(page.getByRole('alert').filter({ hasText: 'The bank declined the payment.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dev/payments/')) calls.push(request.method());
  });
  await pressTwice(bank(page).getByRole('button', { name: 'Confirm later' }));
  const waiting = page.getByRole('heading', { level: 1, name: 'Waiting for your bank' });
  await expect(waiting).toBeFocused();
  expect(calls).toEqual(['POST']);
  // After a reload the page does not ask to pay again; by then the bank may have confirmed it.
  await page.reload();
  await expect(waiting.or(orderPlaced(page))).toBeVisible();
  await expect(bank(page)).toHaveCount(0);
  await expect(orderPlaced(page)).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await page.goto('/manage/orders');
  await expect(page.getByRole('main').getByText(/PGM-\d+/)).toHaveCount(1);
});

test('a reload during the payment comes back to the same order, which can be paid later and then has an invoice, and another checkout begins', async ({
  page,
  context,
}) => {
  await placeAndPay(page, 5, 'Card');
  const number = await page.getByText(/PGM-\d+/).textContent();

  await test.step('after a reload and Back it is the same order', async () => {
    await page.reload();
    await expect(bank(page)).toBeVisible();
    await expect(page.getByText(/PGM-\d+/)).toHaveText(number ?? '');
    await escape(page);
    await expect(page.getByRole('alert').filter({ hasText: 'The payment was not completed.' })).toBeVisible();
    // Back leads to no step of an order that is placed already.
    await page.goBack();
    await expect(page).toHaveURL('/checkout?step=pay');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // Nothing else is in the cart: the checkout asks for the payment.
    await page.goto('/checkout');
    await expect(bank(page)).toBeVisible();
    await escape(page);
  });

  await test.step('it is paid on its own page', async () => {
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByText('Payment pending')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await choose(page, 'Succeed');
    await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
    const invoice = context.waitForEvent('response', (response) => response.url().includes('/invoices/'));
    await page.getByRole('button', { name: 'Invoice' }).click();
    const opened = await invoice;
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });

  await test.step('the same products begin another checkout', async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL('/manage/cart');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expectStep(page, 'Address');
  });
});
