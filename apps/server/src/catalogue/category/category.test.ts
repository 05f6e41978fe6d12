import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';
import { categories as samples, products } from '../../seed/catalogue/index.ts';

describe('GET /api/categories', () => {
  const app = useTestApp();

  it('lists the categories in their order with the number of visible products', async () => {
    const response = await app.call('/api/categories');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      data: samples.map((sample) => ({
        name: sample.name,
        description: sample.description,
        categoryUniqueName: sample.categoryUniqueName,
        subCategories: sample.subCategories,
        categoryImage: expect.stringMatching(/^\/media\/products\/[a-z0-9-]+\/640\.webp$/),
        isDeleted: false,
        productCount: products.filter((product) => product.categorySlug === sample.slug).length,
      })),
    });
  });

  it('returns one page of five with its pagination', async () => {
    const response = await (await app.call('/api/categories?limit=5&sort=name')).json();
    expect(response).toMatchObject({
      data: samples
        .map(({ name }) => ({ name }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .slice(0, 5),
      pagination: { page: 1, limit: 5, total: samples.length, pages: Math.ceil(samples.length / 5) },
    });
  });

  it('hides a deleted category together with its products', async () => {
    const [first] = samples;
    await app.sql(
      `update categories set is_deleted = true where unique_name = '${first?.categoryUniqueName}'`,
    );
    await expect
      .poll(async () => (await app.call('/api/categories')).json())
      .toMatchObject({ data: samples.slice(1).map(({ name }) => ({ name })) });
    const gone = await app.call(`/api/products?category=${first?.categoryUniqueName}`);
    expect(await gone.json()).toEqual({ success: true, data: [], total: 0 });
  });
});
