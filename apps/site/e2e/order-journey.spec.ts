import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { addAddress, goToReview } from './checkout-steps.ts';
import { logIn } from './log-in.ts';
import { pressTwice } from './press-twice.ts';
import { addProduct, addToCart, toast } from './shopping.ts';
import { expect, test } from './test.ts';

const Product = z.object({
  id: z.string(),
  name: z.string(),
  points: z.number(),
  stock: z.object({ quantity: z.number() }),
});
const OneProduct = z.object({ data: Product });
const Products = z.object({ data: z.array(Product) });

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The title of a page of the shop. */
const titled = (words: string) => new RegExp(`^${words} – [^–]+$`);

/** It is bought in a size. */
const KURTA = 'Khadi Cotton Kurta for Men';

/** Puts the product of this page into the cart, by keyboard: first without a size, which is rejected. */
async function addInSize(page: Page, size: string): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' });
  await expect(sizes.getByRole('radio', { name: 'XXL Sold out' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(sizes).toHaveAccessibleDescription('Choose a size');
  await expect(sizes.getByRole('radio', { name: 'S', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { name: size, exact: true })).toBeChecked();
  await expect(sizes).not.toHaveAttribute('aria-invalid');
  await addToCart(page);
}

/** The pieces of a product that are in stock. */
async function toStock(page: Page, id: string): Promise<number> {
  const response = await page.request.get(`/api/products/${id}`);
  return OneProduct.parse(await response.json()).data.stock.quantity;
}

test('from the cart of a guest to an order and its cancellation', async ({ page, context }) => {
  // The longest way there is, with some twenty pages.
  test.slow();
  const byName = Products.parse(await (await page.request.get('/api/products?sort=name')).json()).data;
  const summary = page.getByRole('region', { name: 'Summary' });
  const names: string[] = [];
  const quantities = [4, 2, 1];
  const ids = () => names.map((name) => byName.find((product) => product.name === name)?.id ?? '');
  const stocks = () => Promise.all(ids().map((id) => toStock(page, id)));
  const expectQuantities = async (tab: Page) => {
    for (const [at, name] of names.entries())
      await expect(line(tab, name).getByRole('status').first()).toHaveText(String(quantities[at]));
  };
  const placed = page.getByRole('heading', { level: 1, name: 'Order placed' });

  await test.step('a guest chooses a coupon and fills the cart by fast presses; another tab and a reload show the same', async () => {
    await page.goto('/coupons', { waitUntil: 'networkidle' });
    await page
      .getByRole('listitem', { name: '10% off your first order' })
      .getByRole('button', { name: 'Use' })
      .click();
    await expect(page).toHaveURL('/manage/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    for (const product of [16, 17]) names.push(await addProduct(page, product));
    names.push(KURTA);
    await page.goto(`/product-details-page/${ids()[2]}`, { waitUntil: 'networkidle' });
    await addInSize(page, 'M');
    const [first = '', second = ''] = names;
    const removed = await addProduct(page, 19);
    await cartLink(page).click();
    await expect(page).toHaveURL('/manage/cart');
    const more = line(page, first).getByRole('button', { name: 'Increase quantity' });
    await more.click({ clickCount: 3, delay: 5 });
    await line(page, second).getByRole('button', { name: 'Increase quantity' }).click();
    await line(page, removed).getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Product removed from cart')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/7/);
    // Another tab shows what is stored; what is not yet would be lost by a reload.
    const other = await context.newPage();
    await other.goto('/manage/cart');
    await expectQuantities(other);
    await expect(line(other, removed)).toHaveCount(0);
    await other.close();
    await page.reload();
    await expectQuantities(page);
    await expect(page.getByRole('listitem', { name: `${KURTA}, size M` })).toBeVisible();
    await expect(summary.getByRole('status')).toContainText('WELCOME10');
  });

  await test.step('with the login the cart becomes the member’s, once', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    const merged = page.waitForResponse('**/api/cart/merge');
    await logIn(page, 'ravi');
    expect((await merged).ok()).toBe(true);
    await expect(page).toHaveURL('/checkout');
    await page.goto('/manage/cart');
    await expect(cartLink(page)).toHaveAccessibleName(/7/);
    await expectQuantities(page);
    await page.goto('/coupons');
    await expect(page.getByRole('main').getByText('You can use it 3 times')).toBeVisible();
  });

  const before = await stocks();
  await test.step('the order is placed once, and stays placed after a reload and Back', async () => {
    await page.goto('/checkout');
    await addAddress(page);
    await goToReview(page, 'Cash on delivery');
    await expect(page.getByText('WELCOME10').first()).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url());
    });
    await pressTwice(page.getByRole('button', { name: 'Place order' }));
    await expect(placed).toBeFocused();
    await expect(page).toHaveTitle(titled('Order placed – Checkout'));
    await expect(page.getByText('You will pay in cash on delivery.')).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
    await page.reload();
    await expect(placed).toBeVisible();
    await page.goBack();
    await expect(placed).toBeVisible();
  });

  const each = ids().map((id) => byName.find((product) => product.id === id)?.points ?? 0);
  const points = each.reduce((sum, one, at) => sum + one * (quantities[at] ?? 0), 0);
  const figuresOfPoints = async () => {
    const figures = page.waitForResponse('**/api/bvPoints/**');
    await page.goto('/manage/business-values');
    return (await figures).json();
  };
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/orders\/./);
  const order = page.url();
  await test.step('stock and pending points have changed', async () => {
    expect(await stocks()).toEqual(before.map((stock, at) => stock - (quantities[at] ?? 0)));
    expect(points).toBeGreaterThan(0);
    expect(await figuresOfPoints()).toMatchObject({
      pendingPoints: points,
      confirmedPoints: 0,
      cancelledPoints: 0,
    });
  });

  await test.step('the order has a page with its own title, and no invoice before it is sent or paid', async () => {
    await page.goto(order);
    await expect(page).toHaveTitle(titled('PGM-\\d+ – Order details'));
    await expect(
      page
        .getByRole('main')
        .getByText(names[0] ?? 'none')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('listitem', { name: `${KURTA}, size M` })).toBeVisible();
    await expect(page.getByRole('main').getByText('Lucknow').first()).toBeVisible();
    await expect(page.getByText('Discount (WELCOME10)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invoice' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveTitle(titled('Orders'));
    await page.goBack();
    await expect(page).toHaveTitle(titled('PGM-\\d+ – Order details'));
    await expect(page.locator('title')).toHaveCount(1);
  });

  await test.step('a cancellation gives stock and points back', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Order cancelled')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    expect(await stocks()).toEqual(before);
    expect(await figuresOfPoints()).toMatchObject({ pendingPoints: 0, cancelledPoints: points });
    await page.goto('/orders');
    await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible();
  });
});
