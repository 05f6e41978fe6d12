import { type Page, expect } from '@playwright/test';
import { addProduct } from './shopping.ts';
import { logInAsNewUser } from './new-user.ts';

/** Fills the form of a new address. */
export async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Address' });
  for (const [label, value] of [
    ['Name', 'Kiran Devi'],
    ['Phone number', '9876543210'],
    ['Street address', '12 Hazratganj'],
    ['City', 'Lucknow'],
    ['Postal code', '226001'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await form.getByLabel('State', { exact: true }).selectOption('Uttar Pradesh');
  await form.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/**
 * Puts the n-th product into the cart, and opens the checkout for a new user with one address; returns the username.
 */
export async function openCheckout(page: Page, product: number): Promise<string> {
  await addProduct(page, product);
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const username = await logInAsNewUser(page);
  await addAddress(page);
  return username;
}

/** Goes on to the next step of the checkout. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The step that the checkout shows, by the words beside its mark. */
export async function expectStep(page: Page, name: string, step: string): Promise<void> {
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')).toHaveText(
    new RegExp(name),
  );
  await expect(page).toHaveURL(
    step === 'address' ? /\/checkout(\?step=address)?$/ : new RegExp(`/checkout\\?step=${step}$`),
  );
}

/** Goes from the address to the review of an order that is paid in some way. */
export async function goToReview(page: Page, way: 'Cash on delivery' | 'UPI' | 'Card'): Promise<void> {
  await goOn(page);
  await expectStep(page, 'Delivery', 'delivery');
  await goOn(page);
  await expectStep(page, 'Payment', 'payment');
  await page.getByRole('radio', { name: way }).check();
  await goOn(page);
  await expectStep(page, 'Review', 'review');
}
