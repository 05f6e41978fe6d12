import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Goes from a shelf to a product of it. */
async function open(page: Page, shelf: string, name: string): Promise<void> {
  await page.goto(`/products/${shelf}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

const label = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: 'On the label' }) });

/** The lines of the label, name to value. */
const lines = async (page: Page) => {
  const [names, values] = await Promise.all([
    label(page).getByRole('term').allTextContents(),
    label(page).getByRole('definition').allInnerTexts(),
  ]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

test('a food says what the law wants on its label, and what 100 g cost beside its price', async ({
  page,
}) => {
  await open(page, 'foods-pantry', 'Wild Forest Honey');
  await expect
    .poll(() => lines(page))
    .toEqual({
      'Common name': 'Honey',
      'Net quantity': '500 g',
      'Maximum retail price': '₹349.00, all taxes included',
      'Unit price': '₹69.80 per 100 g',
      'Packed by': 'Annkosh Foods (sample)\nPlot 0, Sample Industrial Area, Lucknow, Uttar Pradesh 000000',
      'Country of origin': 'India',
      'Month of packing': 'October 2026',
      'Best before': '18 months from packing',
      'FSSAI licence number': '10000000000017',
      'Consumer care': '1800 000 0000\ncare@annkosh.example',
      'HSN code': '04090000',
      'GST in the price': '5 %',
    });
  await expect(page.getByText('Price, taxes included')).toBeVisible();
  await expect(page.getByText('₹69.80 per 100 g')).toHaveCount(2);
  // The same after a reload, from the server.
  await page.reload();
  await expect.poll(async () => (await lines(page))['Net quantity']).toBe('500 g');
});

test('medicine names its licence, and a shirt has neither licence nor unit price', async ({ page }) => {
  await open(page, 'ayurvedic-wellness', 'Ashwagandha Tablets');
  await expect
    .poll(() => lines(page))
    .toMatchObject({
      'Net quantity': '60 tablets of 500 mg',
      'Unit price': '₹5.82 per piece',
      'AYUSH licence number': 'SAMPLE/AYU-0000/2026',
    });
  await open(page, 'everyday-clothing', 'Khadi Cotton Kurta');
  await expect
    .poll(async () => Object.keys(await lines(page)))
    .toEqual([
      'Common name',
      'Net quantity',
      'Maximum retail price',
      'Manufactured by',
      'Country of origin',
      'Month of packing',
      'Consumer care',
      'HSN code',
      'GST in the price',
    ]);
});

test('the label is there without JavaScript, and in Hindi', async ({ page, browser }) => {
  await open(page, 'foods-pantry', 'Wild Forest Honey');
  const address = page.url();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByText('10000000000017')).toBeVisible();
  await plain.goto(`${address}?lang=hi`);
  await expect(plain.getByRole('heading', { name: 'पैक पर लिखी जानकारी' })).toBeVisible();
  await expect(plain.getByText('₹69.80 प्रति 100 ग्राम').first()).toBeVisible();
  await expect(plain.getByText('अक्टूबर 2026')).toBeVisible();
  await context.close();
});

test('the page of a product weighs little more than the list: none of the rules come along', async ({
  page,
}) => {
  await open(page, 'foods-pantry', 'Wild Forest Honey');
  const address = page.url();
  // What the list still loads is not the product's.
  await page.goto('about:blank');
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length']);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect.poll(() => bytes).toBeGreaterThan(90 * 1024);
  expect(bytes).toBeLessThanOrEqual(106 * 1024);
});
