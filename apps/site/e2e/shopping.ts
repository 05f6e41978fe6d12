import { type Locator, type Page, expect } from '@playwright/test';

/** Words on a toast. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** Opens the n-th product of the list, and returns its name. */
export async function openProduct(page: Page, n: number): Promise<string> {
  await page.goto('/products/?sort=name', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: /₹/ }).nth(n).click();
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Puts the n-th product into the cart; what it is called. */
export async function addProduct(page: Page, n: number): Promise<string> {
  const name = await openProduct(page, n);
  const stored = () => page.evaluate(() => localStorage.getItem('cartItems'));
  const before = await stored();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
  // It is encrypted before it is stored, with a key that the first visit makes: what comes next may leave the page.
  await expect.poll(stored).not.toBe(before);
  return name;
}
