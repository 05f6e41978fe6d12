import { headOf } from './page-head.ts';
import { expect, test } from './test.ts';

test('a product link previews with name, description, price and picture', async ({ request, baseURL }) => {
  const list = await (await request.get('/api/products?page=1&limit=1')).json();
  const [product] = list.data;
  const { title, canonical, meta, things } = await headOf(request, `/product-details-page/${product.id}`);
  expect(title).toBe(`${product.name} – PGM Wellness`);
  expect(canonical).toBe(`${baseURL}/product-details-page/${product.id}`);
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    name: product.name,
    offers: {
      price: product.price.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
  const picture = await request.get(meta['og:image'] ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
});

test('an article previews as one, with the day it appeared', async ({ request, baseURL }) => {
  const { meta } = await headOf(request, '/Shop/blog/read-a-label');
  expect(meta).toMatchObject({
    'og:type': 'article',
    'og:url': `${baseURL}/Shop/blog/read-a-label`,
    'og:locale': 'en_IN',
    'article:published_time': '2026-11-09T00:00:00+05:30',
  });
});

test('a product previews with what it costs', async ({ request }) => {
  const [product] = (await (await request.get('/api/products?page=1&limit=1')).json()).data;
  const { meta } = await headOf(request, `/product-details-page/${product.id}`);
  expect(meta).toMatchObject({
    'og:type': 'product',
    'product:price:amount': product.price.toFixed(2),
    'product:price:currency': 'INR',
    'product:availability': 'in stock',
    'product:retailer_item_id': product.id,
  });
});

test('a page carries the id by which an operator finds its request, and no stranger may frame it', async ({
  request,
}) => {
  const { 'x-request-id': id, 'content-security-policy': policy } = (await request.get('/')).headers();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}'; .*frame-ancestors 'none'/);
});

test('a page is whole after someone asked for its head only, and each answer has a nonce of its own', async ({
  request,
}) => {
  const path = '/products/personal-care';
  expect((await request.head(path)).status()).toBe(200);
  const answers = [await request.get(path), await request.get(path), await request.get(path)];
  const nonces = answers.map(
    (answer) => /'nonce-([\w-]+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1],
  );
  expect(new Set(nonces).size).toBe(3);
  for (const [index, answer] of answers.entries()) {
    // Kept pages share nothing that an answer adds to.
    expect(answer.headers()['vary']).toBe('Cookie, Accept-Encoding');
    const page = await answer.text();
    expect(page).toContain('<h1');
    expect(page).toContain(`nonce="${nonces[index]}"`);
  }
});

test('a category page names itself and its one address, whatever the query', async ({ request, baseURL }) => {
  const { title, canonical, meta } = await headOf(request, '/products/skin-care?sort=name&page=1');
  expect(title).toBe('Skin Care – PGM Wellness');
  expect(meta['description']).toMatch(/\S/);
  expect(canonical).toBe(`${baseURL}/products/skin-care`);
});
