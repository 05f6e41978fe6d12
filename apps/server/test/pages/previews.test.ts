import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { fetchHead } from './page-head.ts';
import { ORIGIN, openShop } from './shop.ts';

const app = openShop();

const Products = z.object({
  data: z.tuple([z.object({ id: z.string(), name: z.string(), price: z.number() })]),
});

describe('the head of a page', () => {
  const firstProduct = async () => {
    const { data } = Products.parse(await (await app.call('/api/products?page=1&limit=1')).json());
    return data[0];
  };

  it('previews a product link with name, description, price and image', async () => {
    const product = await firstProduct();
    const { title, canonical, meta, things } = await fetchHead(app, `/product-details-page/${product.id}`);
    expect(title).toBe(`${product.name} – PGM Wellness`);
    expect(canonical).toBe(`${ORIGIN}/product-details-page/${product.id}`);
    expect(meta).toMatchObject({
      'og:type': 'product',
      'product:price:amount': product.price.toFixed(2),
      'product:price:currency': 'INR',
      'product:availability': 'in stock',
      'product:retailer_item_id': product.id,
    });
    expect(things[0]).toMatchObject({
      '@type': 'Product',
      name: product.name,
      offers: {
        price: product.price.toFixed(2),
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
    });
    const image = await app.call(meta['og:image'] ?? '');
    expect(image.headers.get('Content-Type')).toBe('image/jpeg');
  });

  it('previews an article as one, with the day it appeared', async () => {
    const { meta } = await fetchHead(app, '/Shop/blog/read-a-label');
    expect(meta).toMatchObject({
      'og:type': 'article',
      'og:url': `${ORIGIN}/Shop/blog/read-a-label`,
      'og:locale': 'en_IN',
      'article:published_time': '2026-11-09T00:00:00+05:30',
    });
  });

  it('names a category and its one address, whatever the query', async () => {
    const { title, canonical, meta } = await fetchHead(app, '/products/skin-care?sort=name&page=1');
    expect(title).toBe('Skin Care – PGM Wellness');
    expect(meta['description']).toMatch(/\S/);
    expect(canonical).toBe(`${ORIGIN}/products/skin-care`);
  });
});

describe('the headers of a page', () => {
  it('carry the id by which an operator finds the request, and forbid other sites to frame the page', async () => {
    const { headers } = await app.call('/');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /script-src 'self' 'nonce-[\w-]{22}'; .*frame-ancestors 'none'/,
    );
  });

  it('have a nonce of their own each time, also after a HEAD request, and the page is whole', async () => {
    const path = '/products/personal-care';
    expect((await app.call(path, { method: 'HEAD' })).status).toBe(200);
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers, ...page } = await read(path);
      const nonce = /'nonce-([\w-]+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none';
      nonces.add(nonce);
      // Cached pages share nothing that a response adds to.
      expect(headers.get('Vary')).toBe('Cookie, Sec-Fetch-Dest, Accept-Encoding');
      expect(page.html).toContain('<h1');
      expect(page.html).toContain(`nonce="${nonce}"`);
    }
    expect(nonces.size).toBe(3);
  });

  async function read(path: string) {
    const response = await app.call(path);
    return { headers: response.headers, html: await response.text() };
  }
});
