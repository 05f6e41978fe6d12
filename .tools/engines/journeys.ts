import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Part, PartOptions } from './finder.ts';
import type { Page } from './page.ts';

const button = (name: string, more?: PartOptions): Part => ({ role: 'button', name, ...more });
const link = (name: string, more?: PartOptions): Part => ({ role: 'link', name, ...more });
const heading = (name: string): Part => ({ role: 'heading', name });
const dialog = (name: string): Part => ({ role: 'dialog', name });
const text = (words: string, more?: PartOptions): Part => ({ text: words, ...more });

const ADDRESS = {
  Name: 'Kiran Devi',
  'Phone number': '9876543210',
  'Street address': '12 Hazratganj',
  'Postal code': '226001',
};

const Product = z.object({
  id: z.string(),
  name: z.string(),
  sizes: z.optional(z.unknown()),
  stock: z.object({ quantity: z.number() }),
});
type Product = z.infer<typeof Product>;
const Products = z.object({ data: z.tuple([Product], Product) });

/** The SMS and mails that would be sent. */
const Outbox = z.array(z.object({ to: z.string(), body: z.string() }));

/** What a person does on the site, from the first page to the last. */
export type Journey = (page: Page) => Promise<void>;

/** What visitors, members and staff do most, each in a browser without stored data. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  browse: async (page) => {
    await page.open('/');
    await page.press(link('Shop', { within: { role: 'banner' } }));
    await page.see(text('Showing 1 to 20 of 48 products'));
    await page.choose({ label: 'Category' }, 'Skin Care');
    await page.seePath('/products/skin-care');
    await page.see(heading('Skin Care'));
    const { data } = Products.parse(await page.json('/api/products?category=skin-care'));
    await page.press(link(data[0].name, { exact: false, within: { role: 'main' } }));
    await page.seePath(`/product-details-page/${data[0].id}`);
    await page.see(heading(data[0].name));
    await page.back();
    await page.seePath('/products/skin-care');
    await page.see(heading('Skin Care'));
  },

  'cart of a guest': async (page) => {
    const product = await addProduct(page);
    await page.press(link('Cart', { exact: false, within: { role: 'banner' } }));
    await page.seePath('/manage/cart');
    await page.press(button('Increase quantity', { exact: false }));
    await page.see(link('Cart, 2', { exact: false, within: { role: 'banner' } }));
    await page.open('/manage/cart');
    await page.see(text(product.name, { within: { role: 'main' } }));
    await page.press(button('Remove', { exact: false }));
    await page.see(text('Your cart is empty'));
  },

  'login by code': (page) => logInByCode(page),

  'login by password': (page) => logIn(page, 'asha'),

  checkout: async (page) => {
    await logInByCode(page);
    await addProduct(page);
    await page.open('/checkout');
    await page.press(button('Add New Address'));
    await fillAddress(page);
    await page.press(button('Continue'));
    await page.see({ role: 'radio', name: 'Standard delivery', exact: false });
    await page.press(button('Continue'));
    await page.press({ role: 'radio', name: 'Cash on delivery', exact: false });
    await page.press(button('Continue'));
    await page.press(button('Place order', { exact: false }));
    await page.see(heading('Order placed'));
  },

  address: async (page) => {
    await logInByCode(page);
    await page.open('/manage/addresses');
    await page.press(button('Add your first address'));
    await fillAddress(page);
    await page.see(text('12 Hazratganj', { exact: false }));
    await page.press(button('Edit', { exact: false, within: { role: 'main' } }));
    await page.fill({ label: 'City', within: dialog('Edit Address') }, 'Kanpur');
    await page.press(button('Update Address'));
    await page.see(text('Kanpur', { exact: false, within: { role: 'main' } }));
    await page.press(button('Delete', { exact: false, within: { role: 'main' } }));
    await page.press(button('Delete', { within: { role: 'dialog' } }));
    await page.see(button('Add your first address'));
  },

  profile: async (page) => {
    await logIn(page, 'asha');
    await page.open('/manage/profile');
    await page.press(button('Edit Profile'));
    await page.fill({ label: 'Last Name', exact: false, within: { role: 'dialog' } }, 'Sharma');
    await page.choose({ label: 'Gender', within: { role: 'dialog' } }, 'female');
    await page.press(button('Save', { exact: false, within: { role: 'dialog' } }));
    await page.miss({ role: 'dialog' });
    await page.open('/manage/profile');
    await page.see(text('Sharma', { exact: false }));
  },

  points: async (page) => {
    await logIn(page, 'asha');
    await page.open('/manage/business-values');
    await page.see(text('1 to 3 of 3'));
    await page.press({ role: 'tab', name: 'Confirmed' });
    await page.see({ role: 'list', name: 'Confirmed Transactions' });
  },

  'product by staff': async (page) => {
    await logIn(page, 'staff');
    const { data } = Products.parse(await page.json('/api/products?sort=name'));
    await page.open(`/dashboard/products/${data[0].id}`);
    await page.fill({ label: 'Price, taxes included', exact: false }, '123');
    await page.press(button('Save'));
    await page.see(text('Product saved'));
  },
};

/** Puts the first product without sizes into the cart. */
async function addProduct(page: Page): Promise<Product> {
  const { data } = Products.parse(await page.json('/api/products?sort=name'));
  const product = data.find(({ sizes, stock }) => sizes === undefined && stock.quantity > 9);
  if (product === undefined) throw new Error('No product without sizes is in stock.');
  await page.open(`/product-details-page/${product.id}`);
  await page.press(button('Add to cart'));
  await page.see(text('Product added to cart successfully'));
  return product;
}

/** Logs a sample user in by password. */
async function logIn(page: Page, username: string): Promise<void> {
  await page.open('/Associate/login');
  await page.press({ role: 'tab', name: 'Email Login' });
  await page.fill({ label: 'Username or email' }, username);
  await page.fill({ label: 'Password', exact: true }, 'demo1234');
  await page.press(button('Login'));
  await page.see(button('Account'));
}

/** Logs in with a new number, which becomes an account. The header shows a session once it is stored. */
async function logInByCode(page: Page): Promise<void> {
  const mobile = `7${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await page.open('/Associate/login');
  await page.fill({ label: 'Full name' }, 'Kiran Devi');
  await page.fill({ label: 'Mobile number' }, mobile);
  await page.press(button('Send OTP'));
  await page.press({ role: 'textbox', name: 'Digit 1 of 6' });
  await page.type(await latestCode(page, mobile));
  await page.see(button('Account'));
}

async function latestCode(page: Page, mobile: string): Promise<string> {
  for (;;) {
    const messages = Outbox.parse(await page.json('/dev/outbox'));
    const message = messages.find(({ to }) => to === `+91${mobile}`);
    const code = message && /\d{6}/.exec(message.body)?.[0];
    if (code !== undefined) return code;
    await pause(100);
  }
}

async function fillAddress(page: Page): Promise<void> {
  const within = dialog('Add New Address');
  for (const [label, value] of Object.entries(ADDRESS)) await page.fill({ label, within }, value);
  await page.fill({ label: 'City', within }, 'Lucknow');
  await page.choose({ label: 'State', within }, 'Uttar Pradesh');
  await page.press(button('Save Address'));
  await page.miss({ role: 'dialog' });
}
