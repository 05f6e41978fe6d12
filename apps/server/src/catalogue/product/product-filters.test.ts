import { POINT_STEPS, PRICE_STEPS, Product, ProductCounts } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

const List = z.object({ success: z.literal(true), data: z.array(Product), total: z.int() });
const Counts = z.object({ success: z.literal(true), data: ProductCounts });

describe('the filters of the products', () => {
  const app = useTestApp({ CALLS_PER_ADDRESS: '100000' });
  const list = async (query = '') => List.parse(await (await app.call(`/api/products?${query}`)).json()).data;
  const count = async (query = '') =>
    Counts.parse(await (await app.call(`/api/product-counts?${query}`)).json()).data;
  const ids = (products: readonly Product[]) => products.map(({ id }) => id).toSorted();
  const brandIds = (products: readonly Product[]) => [...new Set(products.map(({ brandId }) => brandId))];
  const isAvailable = ({ stock }: Product) => stock.quantity > 0;

  it.each<[string, (product: Product) => boolean]>([
    ['minPrice=200', ({ price }) => price >= 200],
    ['underPrice=199', ({ price }) => price < 199],
    ['minPrice=199&underPrice=349', ({ price }) => price >= 199 && price < 349],
    ['minPrice=145.5', ({ price }) => price >= 145.5],
    ['minPoints=50', ({ points }) => points >= 50],
    ['inStock=true', isAvailable],
    [
      'minPrice=200&minPoints=50&inStock=true',
      (one) => one.price >= 200 && one.points >= 50 && isAvailable(one),
    ],
  ])('leave the products that match: %s', async (query, matches) => {
    const all = await list();
    const expected = all.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(ids(await list(query))).toEqual(ids(expected));
  });

  it('take several brands, in any order and spelling, and say how many products there are on all pages', async () => {
    const all = await list();
    const [first = '', second = ''] = brandIds(all);
    const expected = ids(all.filter(({ brandId }) => [first, second].includes(brandId)));
    expect(ids(await list(`brand=${second},${first.toUpperCase()},${second}`))).toEqual(expected);
    const page = await app.call(`/api/products?brand=${first},${second}&limit=1&page=2`);
    expect(await page.json()).toMatchObject({
      total: expected.length,
      pagination: { pages: expected.length },
    });
  });

  it('narrow a category and a search too, and an empty result is an empty list', async () => {
    const [first] = await list();
    const path = `/api/products/category/${first?.categoryId}`;
    const category = List.parse(await (await app.call(path)).json()).data;
    const narrowed = List.parse(await (await app.call(`${path}?underPrice=300`)).json()).data;
    expect(ids(narrowed)).toEqual(ids(category.filter(({ price }) => price < 300)));
    const none = await app.call(`${path}?minPrice=100000`);
    expect([none.status, await none.json()]).toEqual([200, { success: true, data: [], total: 0 }]);
    const found = await list('search=tulsi');
    expect(ids(await list('search=tulsi&underPrice=180'))).toEqual(
      ids(found.filter(({ price }) => price < 180)),
    );
  });

  it('leave the products of a subcategory, and count those of each in its category', async () => {
    const query = 'category=foods-pantry';
    const all = await list(query);
    const named = (name: string) => all.filter(({ subCategory }) => subCategory === name);
    expect(named('Honey and ghee')).toHaveLength(2);
    expect(ids(await list(`${query}&subCategory=Honey%20and%20ghee`))).toEqual(ids(named('Honey and ghee')));
    const path = `/api/products/category/${all[0]?.categoryId}?subCategory=Oils`;
    expect(ids(List.parse(await (await app.call(path)).json()).data)).toEqual(ids(named('Oils')));
    const counts = await count(`${query}&subCategory=Oils&minPrice=1`);
    expect([counts.total, counts.without.subCategory]).toEqual([1, all.length]);
    expect(counts.subCategories).toEqual([
      { name: 'Honey and ghee', count: 2 },
      { name: 'Millets and tea', count: 2 },
      { name: 'Oils', count: 1 },
      { name: 'Spices', count: 1 },
    ]);
    expect((await count(`${query}&subCategory=Oils&minPrice=100000`)).subCategories).toEqual([]);
    expect(await list(`${query}&subCategory=Juices`)).toEqual([]);
    expect(ids(await list(`${query}&subCategory=`))).toEqual(ids(all));
  });

  describe('by the facts of a category', () => {
    /** Gives the products of a category, in the order of their names, these details. */
    const setDetails = async (category: string, details: readonly Record<string, string>[]) => {
      const products = (await list(`category=${category}&sort=name`)).map(({ id }) => id);
      for (const [at, id] of products.entries())
        await app.sql(
          `update products set clothing_details = '${JSON.stringify(details[at] ?? {})}' where id = '${id}'`,
        );
      return products;
    };
    const facts = (...some: string[]) => `facts=${encodeURIComponent(some.join('\n'))}`;

    it('take several values of one fact and several facts, and count each choice', async () => {
      const [a, b, c, d] = await setDetails('everyday-clothing', [
        { Fabric: 'Cotton', Fit: 'Loose' },
        { Fabric: 'Cotton', Fit: 'Close' },
        { Fabric: 'Silk', Fit: 'Close' },
        { Fabric: 'Linen', Fit: 'Loose', Details: `${'A long sentence about it. '.repeat(4)}` },
      ]);
      const query = 'category=everyday-clothing';
      const of = async (...some: string[]) => ids(await list(`${query}&${facts(...some)}`));
      expect(await of('Fabric:Cotton')).toEqual([a, b].toSorted());
      expect(await of('Fabric:Cotton', 'Fabric:Silk')).toEqual([a, b, c].toSorted());
      expect(await of('Fabric:Cotton', 'Fabric:Linen', 'Fit:Loose')).toEqual([a, d].toSorted());
      expect(await of('Fabric:Velvet')).toEqual([]);

      const counts = await count(`${query}&${facts('Fabric:Cotton', 'Fit:Loose')}`);
      const named = new Map(counts.facts.map(({ name, values }) => [name, values]));
      expect(named.get('Fabric')).toEqual([
        { value: 'Cotton', count: 1 },
        { value: 'Linen', count: 1 },
        { value: 'Silk', count: 0 },
      ]);
      expect(named.get('Fit')).toEqual([
        { value: 'Close', count: 1 },
        { value: 'Loose', count: 1 },
      ]);
      expect([counts.total, counts.without.price]).toEqual([1, 1]);
      expect(counts.without.facts).toEqual([
        { name: 'Fabric', count: 2 },
        { name: 'Fit', count: 2 },
      ]);
      const narrowed = await count(`${query}&${facts('Fit:Loose')}&minPrice=100000`);
      expect(narrowed.without.facts).toEqual([{ name: 'Fit', count: 0 }]);
      expect(narrowed.facts.flatMap(({ values }) => values).every((value) => value.count === 0)).toBe(true);
    });

    it('offer what most products have, and several share', async () => {
      await setDetails('everyday-clothing', [
        { Fabric: 'Cotton', Colour: 'Red', Batch: '1', 'Odd:name': 'x' },
        { Fabric: 'Silk', Colour: 'Red', Batch: '2', 'Odd:name': 'x' },
        { Fabric: 'Cotton', Batch: '3', 'Odd:name': 'y' },
        { Fabric: ' Cotton ', Batch: '4', 'Odd:name': 'y' },
      ]);
      const offered = (await count('category=everyday-clothing')).facts;
      const details = offered.filter(({ name }) => name !== 'Net quantity');
      expect(details).toEqual([
        {
          name: 'Fabric',
          values: [
            { value: 'Cotton', count: 3 },
            { value: 'Silk', count: 1 },
          ],
        },
      ]);
      // A chosen one stays in the list.
      const chosen = await count(`category=everyday-clothing&${facts('Colour:Red')}`);
      expect(chosen.facts.map(({ name }) => name)).toContain('Colour');
    });

    it('have the net quantity of the label, and follow each change at once', async () => {
      const [first] = await list('category=foods-pantry');
      const of = async () => ids(await list(`category=foods-pantry&${facts('Net quantity:7 g')}`));
      expect(await of()).toEqual([]);
      const set = (amount: number) =>
        app.sql(`update products set label_facts = json_build_object('goods', 'FOOD', 'netQuantity',
          json_build_object('amount', ${amount}, 'unit', 'g')) where id = '${first?.id}'`);
      await set(7);
      expect(await of()).toEqual([first?.id]);
      await set(8);
      expect(await of()).toEqual([]);
    });

    it.each([
      ['facts=Fabric', 'Facts must be at most 10 lines of a name, a colon and a value'],
      [
        facts(...Array.from({ length: 11 }, (_, at) => `a:${at}`)),
        'Facts must be at most 10 lines of a name, a colon and a value',
      ],
      [`facts=a:${'x'.repeat(61)}`, 'Facts must be at most 10 lines of a name, a colon and a value'],
      [`facts=a:${'x'.repeat(2000)}`, 'Facts must be at most 1620 characters'],
    ])('reject %s', async (query, sentence) => {
      const response = await app.call(`/api/product-counts?${query}`);
      expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
    });
  });

  it('leave the products that are asked for by their ids, as far as visitors can see them', async () => {
    const [first, second] = await list();
    const wanted = [second?.id, crypto.randomUUID(), first?.id.toUpperCase()].join(',');
    const found = async () => ids(await list(`ids=${wanted}`));
    expect(await found()).toEqual([first?.id, second?.id].toSorted());
    await app.sql(`update products set is_visible = false where id = '${first?.id}'`);
    // The list is cached until the notice of a change comes.
    await expect.poll(found).toEqual([second?.id]);
    await app.sql(`update products set is_visible = true where id = '${first?.id}'`);
    await expect.poll(found).toEqual([first?.id, second?.id].toSorted());
  });

  it.each([
    ['ids=1', 'Product must be the id of a product'],
    [
      `ids=${Array.from({ length: 13 }, () => crypto.randomUUID()).join(',')}`,
      'Product must be at most 12 ids of products',
    ],
  ])('reject ids that are none, and too many: %s', async (query, sentence) => {
    const response = await app.call(`/api/products?${query}`);
    expect([response.status, await response.json()]).toEqual([400, toFailure(sentence)]);
  });

  it.each([
    ['brand=1', 'Brand must be the id of a brand'],
    [`brand=${crypto.randomUUID()},`, 'Brand must be the id of a brand'],
    [
      `brand=${Array.from({ length: 21 }, () => crypto.randomUUID()).join(',')}`,
      'Brand must be at most 20 ids of brands',
    ],
    ['minPrice=cheap', 'Lowest price must be a number from 0 to 10000000'],
    ['minPrice=-1', 'Lowest price must be a number from 0 to 10000000'],
    ['underPrice=1e9', 'Highest price must be a number from 0 to 10000000'],
    ['minPoints=1.5', 'Points must be a whole number from 0 to 10000000'],
    ['inStock=yes', 'In stock must be true'],
    [`subCategory=${'x'.repeat(101)}`, 'Subcategory must be at most 100 characters'],
  ])('reject ?%s with a sentence', async (query, sentence) => {
    for (const path of ['/api/products', '/api/product-counts']) {
      const response = await app.call(`${path}?${query}`);
      expect([path, response.status, await response.json()]).toEqual([path, 400, toFailure(sentence)]);
    }
  });

  describe('with the number of products that each choice leaves', () => {
    it('count all products without a filter', async () => {
      const all = await list();
      const counts = await count();
      expect(counts.total).toBe(all.length);
      expect(new Map(counts.brands.map((brand) => [brand.id, brand.count]))).toEqual(
        new Map(brandIds(all).map((id) => [id, all.filter(({ brandId }) => brandId === id).length] as const)),
      );
      const limits = [0, ...PRICE_STEPS, Infinity];
      expect(counts.prices).toEqual(
        limits
          .slice(1)
          .map((top, at) => all.filter(({ price }) => price >= (limits[at] ?? 0) && price < top).length),
      );
      expect(counts.points).toEqual(
        POINT_STEPS.map((step) => all.filter(({ points }) => points >= step).length),
      );
      expect(counts.inStock).toBe(all.filter(isAvailable).length);
      expect(counts.without).toEqual({
        brand: all.length,
        price: all.length,
        points: all.length,
        inStock: all.length,
        subCategory: all.length,
        facts: [],
      });
      expect(counts.facts).toEqual([]);
      expect(counts.subCategories).toEqual([]);
    });

    it('keep the other filters in each count, and say what is left without one of them', async () => {
      const all = await list();
      const [brand = ''] = brandIds(all);
      const counts = await count(`brand=${brand}&underPrice=300&inStock=true&minPoints=50`);
      const left = (filters: ((product: Product) => boolean)[]) =>
        all.filter((product) => filters.every((matches) => matches(product))).length;
      const ofBrand = (product: Product) => product.brandId === brand;
      const isCheap = ({ price }: Product) => price < 300;
      const hasPoints = ({ points }: Product) => points >= 50;
      expect(counts.total).toBe(left([ofBrand, isCheap, hasPoints, isAvailable]));
      expect(counts.without).toEqual({
        brand: left([isCheap, hasPoints, isAvailable]),
        price: left([ofBrand, hasPoints, isAvailable]),
        points: left([ofBrand, isCheap, isAvailable]),
        inStock: left([ofBrand, isCheap, hasPoints]),
        subCategory: counts.total,
        facts: [],
      });
      expect(counts.inStock).toBe(counts.total);
      expect(counts.brands.reduce((sum, one) => sum + one.count, 0)).toBe(counts.without.brand);
    });

    it('count within a category and a search, and follow the stock at once', async () => {
      const [first] = await list();
      const category = await list(`category=${first?.categoryUniqueName}`);
      const path = `category=${first?.categoryUniqueName}`;
      expect((await count(path)).total).toBe(category.length);
      expect((await count('search=tulsi')).total).toBe((await list('search=tulsi')).length);
      const before = (await count(path)).inStock;
      const available = category.find(isAvailable);
      await app.sql(`update store_entries set quantity = 0 where product_id = '${available?.id}'`);
      expect((await count(path)).inStock).toBe(before - 1);
    });

    it('reject a search of one character', async () => {
      const response = await app.call('/api/product-counts?search=t');
      expect([response.status, await response.json()]).toEqual([
        400,
        toFailure('Search must be at least 2 characters'),
      ]);
    });
  });
});

describe('a filtered list', () => {
  const app = useTestApp({ CALLS_PER_ADDRESS: '100000' });

  it('counts as a search of its address, and a list without filters does not', async () => {
    const statuses = new Map<number, number>();
    for (let call = 0; call < 301; call += 1) {
      const { status } = await app.call(`/api/products?minPrice=${call}&limit=1`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 1 });
    expect((await app.call('/api/product-counts')).status).toBe(429);
    expect((await app.call('/api/products?sort=name')).status).toBe(200);
  });
});
