import { Product } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { products as samples } from '../../seed/catalogue/index.ts';

const List = z.object({
  success: z.literal(true),
  data: z.array(Product),
  pagination: z.optional(z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })),
});

describe('the products', () => {
  const app = useTestApp();
  const list = async (query = '') => List.parse(await (await app.call(`/api/products${query}`)).json());

  it('are all listed without a page parameter', async () => {
    const response = await list();
    expect(response.data.map((product) => product.name).toSorted()).toEqual(
      samples.map(({ name }) => name).toSorted(),
    );
    expect(response.pagination).toBeUndefined();
  });

  it('have price in rupees, stock, images, brand and category', async () => {
    const [sample] = samples;
    const found = (await list()).data.find((product) => product.name === sample?.name);
    expect(found).toMatchObject({
      price: (sample?.pricePaise ?? 0) / 100,
      points: sample?.points,
      isVisible: true,
      isDeleted: false,
      images: [
        { url: `/media/products/${sample?.slug}-front/640.webp` },
        { url: `/media/products/${sample?.slug}-detail/640.webp` },
      ],
      stock: { quantity: sample?.stock.quantity },
    });
  });

  it('keep the order of their facts', async () => {
    const [sample] = samples;
    const found = (await list()).data.find((product) => product.name === sample?.name);
    expect(Object.entries(found?.medicalDetails ?? {})).toEqual(Object.entries(sample?.medicalDetails ?? {}));
  });

  it('are listed page by page without gaps or repeats', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`?page=${page}&limit=10&sort=name`)));
    expect(pages[0]?.pagination).toEqual({
      page: 1,
      limit: 10,
      total: samples.length,
      pages: Math.ceil(samples.length / 10),
    });
    const names = pages.flatMap((page) => page.data.map(({ name }) => name));
    expect(names).toEqual((await list('?sort=name')).data.map(({ name }) => name));
    expect((await list('?page=999&limit=10')).data).toEqual([]);
  });

  it.each([
    ['price-asc', (a: Product, b: Product) => a.price - b.price],
    ['price-desc', (a: Product, b: Product) => b.price - a.price],
    ['points-desc', (a: Product, b: Product) => b.points - a.points],
  ])('can be sorted by %s', async (sort, compare) => {
    const keys = (await list(`?sort=${sort}`)).data.map((product) => [product.price, product.points]);
    const sorted = (await list()).data.toSorted(compare).map((product) => [product.price, product.points]);
    const column = sort.startsWith('price') ? 0 : 1;
    expect(keys.map((key) => key[column])).toEqual(sorted.map((key) => key[column]));
  });

  it('can be searched, with wildcards as literal text', async () => {
    const [sample] = samples;
    const word = sample?.name.split(' ')[0] ?? '';
    const found = (await list(`?search=${encodeURIComponent(word.toUpperCase())}`)).data;
    expect(found.map(({ name }) => name)).toContain(sample?.name);
    expect((await list('?search=%25')).data.filter(({ name }) => !name.includes('%'))).toEqual([]);
  });

  it('are found despite typing errors, best first unless another order is requested', async () => {
    const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
    expect((await names('?search=tulsi%20dorps'))[0]).toBe('Panch Tulsi Drops, 30 ml');
    expect((await names('?search=tulsi%20dorps&sort=price-desc'))[0]).not.toBe('Panch Tulsi Drops, 30 ml');
    const page = await list('?search=tulsi&limit=1&page=2');
    expect(page.data.map(({ name }) => name)).toEqual((await names('?search=tulsi')).slice(1, 2));
    expect(page.pagination).toMatchObject({ page: 2, total: (await names('?search=tulsi')).length });
  });

  it('can be filtered by category and brand', async () => {
    const [first] = (await list()).data;
    const listInCategory = (await list(`?category=${first?.categoryUniqueName}`)).data;
    expect(new Set(listInCategory.map((product) => product.categoryId))).toEqual(
      new Set([first?.categoryId]),
    );
    const brandProducts = (await list(`?brand=${first?.brandId}`)).data;
    expect(new Set(brandProducts.map((product) => product.brandId))).toEqual(new Set([first?.brandId]));
  });

  it.each([
    ['page=0', 'Page must be a whole number from 1 to 100000'],
    ['page=x', 'Page must be a whole number from 1 to 100000'],
    ['limit=1000', 'Limit must be a whole number from 1 to 100'],
    ['limit=1.5', 'Limit must be a whole number from 1 to 100'],
    [
      'sort=cheap',
      'Sort must be one of: featured, newest, name, price-asc, price-desc, points-desc, rating-desc.',
    ],
    [`search=${'x'.repeat(101)}`, 'Search must be at most 100 characters'],
    ['search=%00', 'Search contains an unreadable character'],
    ['brand=1', 'Brand must be the id of a brand'],
  ])('reject ?%s with a sentence', async (query, sentence) => {
    const response = await app.call(`/api/products?${query}`);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });

  it('are listed per category, with a message for an empty or unknown one', async () => {
    const [first] = (await list()).data;
    const response = List.parse(await (await app.call(`/api/products/category/${first?.categoryId}`)).json());
    expect(response.data).toEqual((await list(`?category=${first?.categoryUniqueName}`)).data);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const empty = await app.call(`/api/products/category/${id}`);
      expect(empty.status).toBe(400);
      expect(await empty.json()).toEqual({
        success: false,
        errors: [{ errorDescription: 'No products found for this category' }],
        message: 'No products found for this category',
      });
    }
  });

  it('are an empty list for a page past the end of a category and for a search without hits', async () => {
    const [first] = (await list()).data;
    for (const query of ['page=9&limit=20', 'search=nothing-like-it']) {
      const response = await app.call(`/api/products/category/${first?.categoryId}?${query}`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ success: true, data: [] });
    }
  });

  it('can be read one by one; an unknown one responds with 404', async () => {
    const [first] = (await list()).data;
    expect(await (await app.call(`/api/products/${first?.id}`)).json()).toMatchObject({
      success: true,
      data: first,
    });
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', '%00', 'x'.repeat(100)]) {
      expect((await app.call(`/api/products/${id}`)).status).toBe(404);
    }
  });

  it('disappear as soon as they are hidden or deleted, and stock changes appear at once', async () => {
    const [first, second, third] = (await list()).data;
    await app.sql(`update products set is_visible = false where id = '${first?.id}'`);
    await app.sql(`update products set is_deleted = true where id = '${second?.id}'`);
    await app.sql(`update store_entries set quantity = 0 where product_id = '${third?.id}'`);
    await expect.poll(async () => (await list()).data.length).toBe(samples.length - 2);
    expect((await app.call(`/api/products/${first?.id}`)).status).toBe(404);
    expect((await app.call(`/api/products/${second?.id}`)).status).toBe(404);
    expect((await list()).data.find(({ id }) => id === third?.id)?.stock).toEqual({
      status: 'SOLD_OUT',
      quantity: 0,
    });
  });
});
