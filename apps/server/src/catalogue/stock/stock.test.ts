import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';
import { spreadStock } from './spread-stock.ts';
import { products } from '../../seed/catalogue/index.ts';

describe('GET /api/stores/', () => {
  const app = useTestApp();
  const expected = products.map(({ slug, sizes, stock }) => ({
    id: sampleId(`store/${slug}`),
    productId: sampleId(`product/${slug}`),
    ...(sizes && { sizes: spreadStock(stock.quantity, sizes) }),
    ...stock,
  }));

  it.each(['/api/stores/', '/api/stores'])('lists the stock of every visible product at %s', async (path) => {
    const response = await app.call(path);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body).toMatchObject({ success: true, data: expect.arrayContaining(expected) });
    expect(body).toHaveProperty('data.length', expected.length);
  });

  it('hides the stock of a deleted category', async () => {
    const [first] = products;
    await app.sql(`update categories set is_deleted = true where unique_name = '${first?.categorySlug}'`);
    const left = products.filter((product) => product.categorySlug !== first?.categorySlug);
    await expect
      .poll(async () => (await app.call('/api/stores/')).json())
      .toHaveProperty('data.length', left.length);
    await app.sql('update categories set is_deleted = false');
    await expect
      .poll(async () => (await app.call('/api/stores/')).json())
      .toHaveProperty('data.length', products.length);
  });

  it('lists the smallest stock first when sorted by quantity', async () => {
    const response = await (await app.call('/api/stores/?sort=quantity&limit=3')).json();
    const quantities = products.map(({ stock }) => stock.quantity).toSorted((a, b) => a - b);
    expect(response).toMatchObject({
      data: quantities.slice(0, 3).map((quantity) => ({ quantity })),
      pagination: { page: 1, limit: 3, total: products.length },
    });
  });
});
