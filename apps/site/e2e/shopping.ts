import { type Locator, type Page, expect } from '@playwright/test';
import * as z from 'zod/mini';

const Products = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sizes: z.optional(z.array(z.string())),
      points: z.number(),
      stock: z.object({ quantity: z.number() }),
    }),
  ),
});

/** Words on a toast. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

/** The n-th product without sizes by English name; its own name is in `language`. */
export async function toProduct(page: Page, n: number, language: 'en' | 'hi' = 'en') {
  const listed = await page.request.get(`/api/products?sort=name&language=${language}`);
  const { data } = Products.parse(await listed.json());
  const product = data.filter(({ sizes }) => sizes === undefined)[n];
  if (product === undefined) throw new Error(`there is no product ${n}`);
  return product;
}

/** A product that is sold out. */
export async function toSoldOut(page: Page) {
  const listed = await page.request.get('/api/products?sort=name');
  const product = Products.parse(await listed.json()).data.find(({ stock }) => stock.quantity === 0);
  if (product === undefined) throw new Error('no product is sold out');
  return product;
}

/** The product without sizes of which the fewest are left. */
export async function toScarcest(page: Page) {
  const listed = await page.request.get('/api/products?sort=name');
  const [product] = Products.parse(await listed.json())
    .data.filter(({ sizes, stock }) => sizes === undefined && stock.quantity > 0)
    .toSorted((one, other) => one.stock.quantity - other.stock.quantity);
  if (product === undefined) throw new Error('no product is in stock');
  return product;
}

/** A product that is in stock in several sizes. */
export async function toProductWithSizes(page: Page) {
  const listed = await page.request.get('/api/products?sort=name');
  const product = Products.parse(await listed.json()).data.find(
    ({ sizes, stock }) => sizes !== undefined && stock.quantity > 0,
  );
  if (product === undefined) throw new Error('no product has sizes');
  return product;
}

/** Opens the n-th product at its address, and returns its name. */
export async function openProduct(page: Page, n: number): Promise<string> {
  const { id, name } = await toProduct(page, n);
  await page.goto(`/product-details-page/${id}`, { waitUntil: 'networkidle' });
  return name;
}

/** Puts the n-th product into the cart; what it is called. */
export async function addProduct(page: Page, n: number): Promise<string> {
  const name = await openProduct(page, n);
  await addToCart(page);
  return name;
}

/** Puts the product of this page into the cart. */
export async function addToCart(page: Page): Promise<void> {
  const stored = () => page.evaluate(() => localStorage.getItem('cartItems'));
  const before = await stored();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(toast(page, 'Product added to cart successfully')).toBeVisible();
  // It is encrypted before it is stored, with a key that the first visit makes: what comes next may leave the page.
  await expect.poll(stored).not.toBe(before);
}
