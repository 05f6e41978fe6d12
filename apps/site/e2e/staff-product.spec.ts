import type { Browser, Locator, Page } from '@playwright/test';
import { ADDRESS, goOn, proveMobile } from './checkout-steps.ts';
import { chooseAction } from './choose-action.ts';
import { startLoggedIn } from './log-in.ts';
import { startAsNewUser } from './new-user.ts';
import { pressToSee } from './press-to-see.ts';
import { sampleImage } from './sample-image.ts';
import { addToCart } from './shopping.ts';
import { expect, test } from './own-server.ts';

/** Presses a button or a link by keyboard. */
const press = (target: Locator) => target.press('Enter');
/** A field that is ready to type into: until it is there, what adds it has the focus. */
const focusedField = (page: Page) => page.locator('input:focus');

/** The day in India so many days from now, such as '2026-12-05'. */
const toIndiaDay = (days: number) =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** The page of a new user who has an address. */
async function openAsBuyer(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { headers } = await startAsNewUser(page);
  await page.request.post('/addresses', { headers, data: ADDRESS });
  return page;
}

/** Buys what is in the cart, by cash on delivery to the stored address. */
async function buyCart(page: Page) {
  await page.goto('/checkout');
  await goOn(page, 'Delivery');
  await goOn(page, 'Payment');
  await page.getByRole('button', { name: 'Continue' }).click();
  await proveMobile(page);
  await goOn(page, 'Review');
  await press(page.getByRole('button', { name: 'Place order' }));
  await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
}

async function createRecord(page: Page, address: string, dialogName: string, fields: Record<string, string>) {
  await page.goto(address);
  await press(page.getByRole('link', { name: dialogName }));
  const dialog = page.getByRole('dialog', { name: dialogName });
  // The first field of these words: the same in Hindi comes after it.
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  await press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toHaveCount(0);
}

test('staff bring a product with sizes into the shop, on sale and out of it, by keyboard on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await startLoggedIn(page, 'staff');

  await test.step('a category, whose unique name another one has at first, and a brand', async () => {
    await page.goto('/dashboard/categories?open=new');
    const dialog = page.getByRole('dialog', { name: 'New category' });
    await dialog.getByLabel('Name', { exact: true }).fill('Handloom');
    await dialog.getByLabel('Unique name').fill('foods-pantry');
    await expect(dialog.getByText('Another category has this unique name')).toBeVisible();
    await dialog.getByLabel('Unique name').fill('handloom');
    for (const [at, name] of ['Shirts', 'Shawls'].entries()) {
      await dialog.getByRole('button', { name: 'Add subcategory' }).click();
      await dialog.getByLabel(`Subcategory ${at + 1}`, { exact: true }).fill(name);
    }
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await createRecord(page, '/dashboard/brands', 'New brand', { Name: 'Bunkar', Slogan: 'Woven by hand' });
  });

  await test.step('a product: a draft first, since its label is incomplete', async () => {
    await page.goto('/dashboard/products');
    await press(page.getByRole('link', { name: 'New product' }));
    await page.getByLabel('Name', { exact: true }).fill('Handloom Shirt');
    await page.getByLabel('Brand').selectOption('Bunkar');
    await page.getByLabel('Category', { exact: true }).selectOption('Handloom');
    await page.getByLabel('Subcategory').selectOption('Shirts');
    await page.getByLabel('Description', { exact: true }).fill('Cotton, woven by hand.');
    await page.getByLabel('Price, taxes included').fill('799');
    await page
      .getByLabel('Add images')
      .setInputFiles([sampleImage('front.png'), sampleImage('back.png'), sampleImage('cuff.png')]);
    await expect(page.getByRole('button', { name: /Move later/ })).toHaveCount(3);
    for (const size of ['S', 'M', 'L']) {
      await pressToSee(page.getByRole('button', { name: 'Add size' }), focusedField(page), 'Enter');
      await page.keyboard.type(size);
    }
    for (const [group, label, value] of [
      ['Clothing details', 'Fabric', 'Cotton'],
      ['Home essential details', 'Care', 'Wash by hand'],
    ] as const) {
      const section = page.getByRole('region', { name: group });
      await pressToSee(section.getByRole('button', { name: 'Add detail' }), focusedField(page), 'Enter');
      await page.keyboard.type(label);
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await expect(page.getByLabel('Visible in the shop')).toBeDisabled();
    await press(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Product saved')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/products\/[0-9a-f-]{36}$/);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const guest = await (await browser.newContext()).newPage();
  const asGuest = async () => (await guest.request.get(`/api/products/${id}`)).status();
  expect(await asGuest()).toBe(404);

  await test.step('its label is completed by the links to the fields, and it is made visible', async () => {
    await press(page.getByRole('link', { name: 'Common name' }));
    await expect(page.getByLabel('Common name', { exact: true })).toBeFocused();
    for (const [label, value] of [
      ['Common name', 'Shirt'],
      ['Net quantity', '1'],
      ['Maximum retail price', '899'],
      ['Country of origin', 'India'],
      ['Company name', 'Bunkar Weavers'],
      ['Company address', 'Mau, Uttar Pradesh'],
      ['Month of packing', '2026-09'],
      ['Consumer care phone', '1800 000 000'],
      ['Consumer care email', 'care@example.in'],
      ['HSN code', '6205'],
      ['GST in the price', '5'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Unit').selectOption('Pieces');
    await page.getByLabel('Visible in the shop').press('Space');
    const product = page.getByRole('combobox', { name: 'Add a product' });
    await product.fill('honey');
    await expect(page.getByRole('option', { name: 'Wild Forest Honey' })).toBeVisible();
    await product.press('ArrowDown');
    await product.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Wild Forest Honey' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Save' }));
    await expect.poll(asGuest).toBe(200);
  });

  await test.step('stock of each size, and a delivery of two at once', async () => {
    await page.goto('/dashboard/stock?search=Handloom+Shirt');
    await press(page.getByRole('link', { name: 'Handloom Shirt' }));
    const dialog = page.getByRole('dialog', { name: 'Handloom Shirt' });
    for (const [size, pieces] of [
      ['S', '3'],
      ['M', '1'],
      ['L', '0'],
    ] as const)
      await dialog.getByLabel(size, { exact: true }).fill(pieces);
    await dialog.getByLabel('Alert at').fill('2');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await chooseAction(page, 'Handloom Shirt', 'Receive');
    const receive = page.getByRole('dialog', { name: 'Receive' });
    await receive.getByLabel('M', { exact: true }).fill('1');
    await receive.getByLabel('L', { exact: true }).fill('4');
    await receive.getByLabel('Reason').fill('Delivery from Mau');
    await press(receive.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('S: 3 · M: 2 · L: 4')).toBeVisible();
  });

  await test.step('a sale from today', async () => {
    await page.goto(`/dashboard/products/${id}`);
    await page.getByLabel('Sale price').fill('649');
    await page.getByLabel('First day of the sale').fill(toIndiaDay(0));
    await page.getByLabel('Last day of the sale').fill(toIndiaDay(7));
    await press(page.getByRole('button', { name: 'Save' }));
    const offered = async () => (await guest.request.get(`/api/products/${id}`)).text();
    await expect.poll(offered).toContain('"price":649');
    await page.goto('/dashboard/stock?search=Handloom+Shirt');
  });

  await test.step('a visitor buys it in one size, and only this size has one piece less', async () => {
    const { headers } = await startAsNewUser(guest);
    await guest.request.post('/addresses', { headers, data: ADDRESS });
    await guest.goto(`/product-details-page/${id}`);
    const beside = guest.getByRole('region', { name: 'Goes well with' });
    await expect(beside.getByRole('link', { name: 'Wild Forest Honey' })).toBeVisible();
    const price = guest.getByText('Price, taxes included').locator('..');
    await expect(price).toContainText(/₹649\.00 Maximum retail price ₹899\.00Sale until \d+ \w+ \d{4}/);
    await expect(price.locator('s')).toHaveText('Maximum retail price ₹899.00');
    await guest.getByRole('radio', { name: 'M' }).press('Space');
    await addToCart(guest);
    await buyCart(guest);
    await press(guest.getByRole('link', { name: 'See your order' }));
    const bought = guest.getByRole('listitem', { name: 'Handloom Shirt, size M' });
    await expect(bought).toContainText('₹649.00');
    await page.reload();
    await expect(page.getByText('S: 3 · M: 1 · L: 4')).toBeVisible();
  });

  await test.step('one size with its own price instead of the sale, which a member buys', async () => {
    await page.goto(`/dashboard/products/${id}`);
    for (const field of ['Sale price', 'First day of the sale', 'Last day of the sale'])
      await page.getByLabel(field).fill('');
    await page.getByLabel('L has its own price').press('Space');
    await page.getByLabel('L: price').fill('849');
    await page.getByLabel('L: points').fill('40');
    await press(page.getByRole('button', { name: 'Save' }));
    const offered = async () => (await guest.request.get(`/api/products/${id}`)).text();
    await expect.poll(offered).toContain('"L":{"price":849,"maximumRetailPrice":899,"points":40}');
    const member = await openAsBuyer(browser);
    await member.goto(`/product-details-page/${id}`);
    const price = member.getByText('Price, taxes included').locator('..');
    await expect(price).toContainText('From ₹799.00');
    await member.getByRole('radio', { name: 'L ₹849.00' }).press('Space');
    await expect(price).toHaveText('Price, taxes included₹849.00');
    await addToCart(member);
    await buyCart(member);
    await press(member.getByRole('link', { name: 'See your order' }));
    const bought = member.getByRole('listitem', { name: 'Handloom Shirt, size L' });
    await expect(bought).toContainText('₹849.00');
  });

  await test.step('hidden, deleted and restored', async () => {
    await page.goto(`/dashboard/products/${id}`);
    await page.getByLabel('Visible in the shop').press('Space');
    await press(page.getByRole('button', { name: 'Save' }));
    await expect.poll(asGuest).toBe(404);
    await page.goto('/dashboard/products?search=Handloom+Shirt');
    await chooseAction(page, 'Handloom Shirt', 'Delete');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('No products')).toBeVisible();
    await press(page.getByRole('button', { name: 'Filters', exact: true }));
    await page.getByLabel('Show', { exact: true }).selectOption('Deleted');
    await chooseAction(page, 'Handloom Shirt', 'Restore');
    await expect(page.getByText('Restored', { exact: true })).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('In use');
    await expect(page.getByRole('link', { name: 'Handloom Shirt' })).toBeVisible();
  });
});

test('staff make a bundle, pack it of what is in stock, and a visitor buys it', async ({ page, browser }) => {
  test.slow();
  await startLoggedIn(page, 'staff');
  const findStock = async (search: string) => {
    await page.goto(`/dashboard/stock?search=${search}`);
    return page.getByRole('row', { name: new RegExp(search, 'i') });
  };
  const oil = await findStock('mustard oil');
  const before = Number(await oil.getByRole('cell').first().innerText());

  await test.step('a copy of a product becomes the bundle', async () => {
    await page.goto('/dashboard/products?search=forest+honey');
    await press(page.getByRole('link', { name: 'Wild Forest Honey' }));
    await press(page.getByRole('link', { name: 'Duplicate' }));
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue('Wild Forest Honey, 500 g (copy)');
    await name.fill('Winter Wellness Box');
    const bundle = page.getByRole('region', { name: 'In this bundle' });
    const product = bundle.getByRole('combobox', { name: 'Add to the bundle' });
    for (const [search, found] of [
      ['mustard', /Mustard Oil/],
      ['rib socks', 'Cotton Rib Socks, 3 Pairs, UK 4-7'],
    ] as const) {
      await product.fill(search);
      await page.getByRole('option', { name: found }).click();
      await expect(bundle.getByRole('listitem').filter({ hasText: found })).toBeVisible();
    }
    await bundle.getByRole('spinbutton', { name: /Mustard Oil/ }).fill('2');
    await page.getByLabel('Visible in the shop').press('Space');
    await press(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Product saved')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/products\/[0-9a-f-]{36}$/);
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('three are packed', async () => {
    const bundle = await findStock('Winter Wellness Box');
    await expect(bundle).toContainText('Sold out');
    await chooseAction(page, 'Winter Wellness Box', 'Pack bundles');
    const dialog = page.getByRole('dialog', { name: 'Pack bundles' });
    await dialog.getByLabel('Bundles packed').fill('3');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await expect(bundle).toContainText('In stock');
    await expect((await findStock('mustard oil')).getByRole('cell').first()).toHaveText(String(before - 6));
  });

  await test.step('a visitor sees what is in it, and buys one', async () => {
    const guest = await openAsBuyer(browser);
    await guest.goto(`/product-details-page/${id}`);
    const contents = guest.getByRole('region', { name: 'In this bundle' }).getByRole('listitem');
    await expect(contents).toHaveText([/^2 × .*Mustard Oil/, '1 × Cotton Rib Socks, 3 Pairs, size UK 4-7']);
    await addToCart(guest);
    await buyCart(guest);
    await expect((await findStock('Winter Wellness Box')).getByRole('cell').first()).toContainText('2');
  });
});
