import { type Page, expect } from '@playwright/test';
import { startAsNewUser } from './new-user.ts';
import { freshMobile, latestCode } from './outbox.ts';
import { pressToSee } from './press-to-see.ts';
import { toProduct } from './shopping.ts';

/** What the calls of an address take. */
export const ADDRESS = {
  name: 'Kiran Devi',
  phone_number: '9876543210',
  street_address: '12 Hazratganj',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  postal_code: '226001',
};

/** Fills the form of a new address. */
export async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Address' });
  for (const [label, value] of [
    ['Name', ADDRESS.name],
    ['Phone number', ADDRESS.phone_number],
    ['Street address', ADDRESS.street_address],
    ['City', ADDRESS.city],
    ['Postal code', ADDRESS.postal_code],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByLabel('State', { exact: true }).selectOption(ADDRESS.state);
  await form.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Opens the checkout of a new user who has one address and the n-th product in the cart; returns the username. The API
 * stores both: how a visitor does it is the journey of the order.
 */
export async function openCheckout(page: Page, product: number): Promise<string> {
  const { username, headers } = await startAsNewUser(page);
  const { id } = await toProduct(page, product);
  const calls = [
    await page.request.post('/api/cart', { headers, data: { productId: id } }),
    await page.request.post('/addresses', { headers, data: ADDRESS }),
  ];
  expect(calls.map((call) => call.status())).toEqual([200, 200]);
  await page.goto('/checkout');
  await expectStep(page, 'Address');
  return username;
}

/** Proves a mobile number at the payment step, which cash on delivery needs; returns the number. */
export async function proveMobile(page: Page): Promise<string> {
  const mobile = freshMobile();
  await page.getByRole('button', { name: 'Verify a mobile number' }).click();
  await page
    .getByRole('dialog', { name: 'Your mobile number' })
    .getByRole('textbox', { name: 'Mobile number' })
    .fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(await latestCode(page.request, mobile));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Cash on delivery needs a verified mobile number.')).toHaveCount(0);
  return mobile;
}

/** A step of the checkout, by the words beside its mark. */
export type Step = 'Address' | 'Delivery' | 'Payment' | 'Review';

const currentStep = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current]');

/** Goes on to the next step of the checkout; all steps have the same button. */
export async function goOn(page: Page, next: Step): Promise<void> {
  await pressToSee(
    page.getByRole('button', { name: 'Continue' }),
    currentStep(page).filter({ hasText: next }),
  );
}

/** Expects that the checkout shows a step, and that the address names it. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  await expect(currentStep(page)).toHaveText(new RegExp(step));
  await expect(page).toHaveURL(
    step === 'Address'
      ? /\/checkout(\?step=address)?$/
      : new RegExp(`/checkout\\?step=${step.toLowerCase()}$`),
  );
}

/** Goes from the address to the review of an order that is paid in some way. */
export async function goToReview(page: Page, way: 'Cash on delivery' | 'UPI' | 'Card'): Promise<void> {
  await goOn(page, 'Delivery');
  await goOn(page, 'Payment');
  await page.getByRole('radio', { name: way }).check();
  await goOn(page, 'Review');
}
