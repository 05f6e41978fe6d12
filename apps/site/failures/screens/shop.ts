import type { Page } from '@playwright/test';
import { ADDRESS, goOn } from '../../e2e/checkout-steps.ts';
import { toProduct } from '../../e2e/shopping.ts';
import { type Screen, type Visit, press, run, type } from '../screen.ts';

const product = async ({ page }: Visit) => `/product-details-page/${(await toProduct(page, 1)).id}`;

/** Puts a product into the cart of the member. */
async function fillCart({ page, headers }: Visit): Promise<void> {
  const { id } = await toProduct(page, 1);
  await page.request.post('/api/cart', { headers, data: { productId: id } });
}

const cartWithProduct = async (visit: Visit) => {
  await fillCart(visit);
  return '/manage/cart';
};

const checkout = async (visit: Visit) => {
  await fillCart(visit);
  const { page, headers } = visit;
  const listed = await (await page.request.get('/addresses', { headers })).text();
  if (!listed.includes(ADDRESS.street_address))
    await page.request.post('/addresses', { headers, data: ADDRESS });
  return '/checkout';
};

const removeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Remove' });

/** Cart, wishlist and checkout. */
export const shop: readonly Screen[] = [
  {
    name: 'Cart',
    as: 'new member',
    at: cartWithProduct,
    isDocument: true,
    call: 'getCart',
    flow: 'cart',
    right: removeButton,
  },
  {
    name: 'Add to cart',
    as: 'new member',
    at: product,
    call: 'addToCart',
    flow: 'cart',
    send: press('Add to cart'),
    right: 'Product added to cart successfully',
  },
  {
    name: 'Remove from cart',
    as: 'new member',
    at: cartWithProduct,
    call: 'removeFromCart',
    flow: 'cart',
    send: press(/^Remove/),
    right: 'Your cart is empty',
  },
  {
    name: 'Coupon',
    as: 'new member',
    at: cartWithProduct,
    steps: [type('Coupon code', 'WELCOME10')],
    call: 'quoteOrder',
    flow: 'coupon',
    send: press('Apply'),
    right: /^You save/,
  },
  {
    name: 'Add to wishlist',
    as: 'new member',
    at: product,
    call: 'addToWishlist',
    flow: 'wishlist',
    send: press(/^Add to wishlist/),
    right: (page) => page.getByRole('button', { name: /^Remove from wishlist/ }),
  },
  {
    name: 'Wishlist',
    as: 'new member',
    at: '/manage/wishlist',
    isDocument: true,
    call: 'listWishlist',
    flow: 'wishlist',
    right: 'Your wishlist is empty',
  },
  {
    name: 'Checkout: addresses',
    as: 'new member',
    at: checkout,
    call: 'listAddresses',
    flow: 'checkout',
    right: 'Lucknow, Uttar Pradesh - 226001',
  },
  {
    name: 'Checkout: sums',
    as: 'new member',
    at: checkout,
    call: 'quoteOrder',
    flow: 'checkout',
    right: /^\d+ items?$/,
  },
  {
    name: 'Checkout: place the order',
    as: 'new member',
    at: checkout,
    steps: [
      run((page) => goOn(page, 'Delivery')),
      run((page) => goOn(page, 'Payment')),
      run((page) => page.getByRole('radio', { name: 'UPI' }).check()),
      run((page) => goOn(page, 'Review')),
    ],
    call: 'placeOrder',
    flow: 'checkout',
    send: press(/^(?:Place order|Pay ₹)/, 'button'),
    right: (page) => page.getByRole('dialog', { name: 'Simulated payment' }),
  },
];
