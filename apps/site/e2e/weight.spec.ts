import { test as onOwnServer } from './own-server.ts';
import { expect, test } from './test.ts';

const KIB = 1024;

// What other tests add to the shop makes its pages longer.
onOwnServer(
  'the list page stays within 112 KiB of JavaScript, 9 KiB of CSS and 40 kB of HTML, 20 KiB with its styles, the page of a product within 118 KiB of JavaScript',
  async ({ page }) => {
    const brotliBytes = { script: 0, stylesheet: 0 };
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      expect(response.headers()['content-encoding']).toBe('br');
      brotliBytes[type] += Number(response.headers()['content-length']);
    });
    const opened = await page.goto('/products/', { waitUntil: 'networkidle' });
    expect(brotliBytes.script).toBeGreaterThan(0);
    expect(brotliBytes.script).toBeLessThanOrEqual(112 * KIB);
    // A page that a browser opens contains its styles.
    expect(brotliBytes.stylesheet).toBe(0);
    expect(Number(await opened?.headerValue('Content-Length'))).toBeLessThanOrEqual(20 * KIB);
    const link = page.locator('link[rel=stylesheet]');
    await expect(link).toHaveJSProperty('disabled', true);
    const headers = { 'Accept-Encoding': 'br' };
    const file = await page.request.get((await link.getAttribute('href')) ?? '', { headers });
    expect(file.headers()['content-encoding']).toBe('br');
    expect(Number(file.headers()['content-length'])).toBeLessThanOrEqual(9 * KIB);
    // Without its styles, as a program gets it.
    expect((await (await page.request.get('/products/')).body()).byteLength).toBeLessThanOrEqual(40_000);

    const product = page.getByRole('main').getByRole('link', { name: /Wild Forest Honey/ });
    await page.goto('/products/foods-pantry');
    const address = (await product.getAttribute('href')) ?? '';
    // What the list still loads does not belong to the product.
    await page.goto('about:blank');
    brotliBytes.script = 0;
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect.poll(() => brotliBytes.script).toBeGreaterThan(90 * KIB);
    expect(brotliBytes.script).toBeLessThanOrEqual(118 * KIB);
  },
);

test('the home page stays within 125 KiB of JavaScript; its form is loaded when the visitor comes near it', async ({
  page,
}) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(90 * KIB);
  expect(bytes).toBeLessThanOrEqual(125 * KIB);

  const loaded = page.waitForResponse(/lead-form/);
  await page.getByRole('form', { name: 'Join the business' }).scrollIntoViewIfNeeded();
  await loaded;
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await submit.click();
  await expect(page.getByText('Name is required')).toBeVisible();

  // The page may be left and opened again before the visitor has come near the form.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await submit.click();
  await expect(page.getByText('Name is required')).toBeVisible();
});

test('a visitor loads nothing of the staff area', async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(response.text());
  });
  await page.goto('/products/', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.length).toBeGreaterThan(4);
  const texts = await Promise.all(loaded);
  // The calls of staff, and a style that only the search of the staff area has.
  expect(
    texts.filter((text) => text.includes('/api/admin/') || text.includes('_label\\]\\:sr-only')),
  ).toEqual([]);
});
