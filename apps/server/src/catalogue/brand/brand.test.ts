import { describe, expect, it } from 'vitest';
import { listBrands } from '@pgm/api/contract';
import { useTestApp } from '../../../test/test-app.ts';
import { sampleId } from '../../platform/database/id.ts';
import { brands as samples, products } from '../../seed/catalogue/index.ts';

describe('GET /api/brands', () => {
  const app = useTestApp();

  it('lists the brands by name', async () => {
    const response = await app.call('/api/brands');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: samples
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ slug, name, description, brandSlogan }) => ({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          name,
          slug,
          description,
          brandSlogan,
          brandImage: null,
          isDeleted: false,
          productCount: products.filter(({ brandSlug }) => brandSlug === slug).length,
        })),
      total: samples.length,
    });
  });

  it('finds a brand by a part of its name', async () => {
    const [first] = samples;
    const response = await (
      await app.call(`/api/brands?search=${encodeURIComponent(first?.name.slice(1) ?? '')}`)
    ).json();
    expect(response).toMatchObject({ data: [{ name: first?.name }] });
  });

  it('counts the products that visitors see', async () => {
    const count = async () => {
      const { data } = listBrands.response.body.parse(
        await (await app.call('/api/brands?search=karghana')).json(),
      );
      return data[0]?.productCount;
    };
    const all = products.filter(({ brandSlug }) => brandSlug === 'karghana').length;
    expect(await count()).toBe(all);
    const one = `update products set is_visible = false where id =
      (select id from products where brand_id = '${sampleId('brand/karghana')}' and is_visible limit 1)`;
    await app.sql(one);
    await expect.poll(count).toBe(all - 1);
    await app.sql(`update categories set is_deleted = true where unique_name = 'everyday-clothing'`);
    await expect.poll(count).toBe(0);
  });
});
