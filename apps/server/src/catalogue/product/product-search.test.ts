import { ListedProduct, Product, listProducts } from '@pgm/api/contract';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { toFailure } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { SiteBuild } from '../../platform/site/site.ts';

const List = z.object({
  success: z.literal(true),
  data: z.array(Product),
  pagination: z.optional(z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })),
});

const ListWithMatches = z.object({ data: z.array(ListedProduct) });

/** A site whose pages show the result of their API call. */
const SITE: SiteBuild = {
  createSiteHandler: () => async (request, call) => {
    const search = new URL(request.url).searchParams.get('search') ?? '';
    const result = await call(listProducts, { query: { search } });
    return new Response(String(result.ok ? 200 : result.failure.status));
  },
  searchPages: [],
  toAgreementText: vi.fn<SiteBuild['toAgreementText']>(),
};

describe('the product search', () => {
  const app = useTestApp({ TRUSTED_PROXIES: '1' }, { site: SITE });
  const ask = (query: string, address?: string) =>
    app.call(
      `/api/products${query}`,
      address === undefined ? {} : { headers: { 'X-Forwarded-For': address } },
    );
  const searchOften = (address: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => ask('?search=qx', address)));
  const list = async (query: string) => List.parse(await (await ask(query)).json());
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

  it('counts all hits on every page, also past the end', async () => {
    const all = await names('?search=tulsi');
    const total = all.length;
    expect(total).toBeGreaterThan(2);
    const pages = await Promise.all([1, 2, 99].map((page) => list(`?search=tulsi&limit=2&page=${page}`)));
    expect(pages.map(({ data }) => data.map(({ name }) => name))).toEqual([
      all.slice(0, 2),
      all.slice(2, 4),
      [],
    ]);
    expect(pages.map(({ pagination }) => pagination)).toEqual(
      [1, 2, 99].map((page) => ({ page, limit: 2, total, pages: Math.ceil(total / 2) })),
    );
    expect((await list('?search=qxzvkw&limit=2&page=3')).pagination).toMatchObject({ total: 0, pages: 1 });
    expect((await list('?search=tulsi')).pagination).toBeUndefined();
  });

  it('finds and counts only the products of a requested category and brand', async () => {
    const [first] = (await list('?search=tulsi')).data;
    const of = (await list('?search=tulsi')).data.filter(
      ({ categoryId }) => categoryId === first?.categoryId,
    );
    const response = await list(`/category/${first?.categoryId}?search=tulsi&page=1&limit=1`);
    expect(response.data.map(({ id }) => id)).toEqual([first?.id]);
    expect(response.pagination?.total).toBe(of.length);
    expect((await names(`?search=tulsi&brand=${first?.brandId}`)).length).toBeGreaterThan(0);
  });

  it('says why each product is found, and says nothing in a list without a search', async () => {
    const { data } = ListWithMatches.parse(await (await ask('?search=tulsi&limit=2')).json());
    expect(data.map(({ match }) => [match?.field, match?.parts.includes('Tulsi')])).toEqual([
      ['name', true],
      ['name', true],
    ]);
    const whole = ListWithMatches.parse(await (await ask('')).json());
    expect(whole.data.filter(({ match }) => match !== undefined)).toEqual([]);
  });

  it.each(['t', '%25', '_', '%20a%20'])('finds nothing for a single character such as %s', async (search) => {
    expect(await list(`?search=${search}&page=1&limit=5`)).toEqual({
      success: true,
      data: [],
      pagination: { page: 1, limit: 5, total: 0, pages: 1 },
    });
  });

  it('returns all products without a search text', async () => {
    expect(await names('?search=')).toEqual(await names(''));
  });

  it('runs each time, while lists are cached', async () => {
    const before = await names('');
    expect(await names('?search=triphala')).toEqual(['Triphala Churna, 100 g']);
    // This change sends no notification.
    await app.sql('alter table products disable trigger user');
    await app.sql(`update products set name = 'Triphala, 90 g' where name like 'Triphala%'`);
    await app.sql('alter table products enable trigger user');
    expect(await names('?search=triphala')).toEqual(['Triphala, 90 g']);
    expect(await names('')).toEqual(before);
  });

  it('gives at most 200 products of each way to find them, the best first', async () => {
    const add = (name: string, description: string, count: number) =>
      app.sql(`insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description)
        select gen_random_uuid(), brand_id, category_id, '${name}', '${description}', 100, 0, 'many'
        from (select * from products limit 1) as one, generate_series(1, ${count})`);
    await add('Jar', 'With jatamansi.', 300);
    await add('Pure Jatamansi', '', 1);
    const { data, pagination } = await list('?search=jatamansi&page=1&limit=1');
    await app.sql(`delete from products where point_description = 'many'`);
    expect([data[0]?.name, pagination?.total]).toEqual(['Pure Jatamansi', 201]);
  });

  it('is rejected for the rest of the minute when one address searches too often', async () => {
    const [first] = (await list('')).data;
    await searchOften('203.0.113.7', 299);
    expect((await ask(`/category/${first?.categoryId}?search=qx`, '203.0.113.7')).status).toBe(200);
    const rejected = await ask('?search=qx', '203.0.113.7');
    expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await rejected.json()).toEqual(toFailure('Too many requests. Please try again in 60 seconds.'));
    expect((await ask('', '203.0.113.7')).status).toBe(200);
    expect((await ask('?search=qx', '203.0.113.8')).status).toBe(200);
    app.clock.now += 60_000;
    expect((await ask('?search=qx', '203.0.113.7')).status).toBe(200);
  });

  it('counts for the visitor when the server renders the page', async () => {
    const openShop = async (address: string) =>
      (await app.call('/products/?search=qx', { headers: { 'X-Forwarded-For': address } })).text();
    await searchOften('198.51.100.7', 299);
    expect(await openShop('198.51.100.7')).toBe('200');
    expect(await openShop('198.51.100.7')).toBe('429');
    expect((await ask('?search=qx', '198.51.100.7')).status).toBe(429);
    expect(await openShop('198.51.100.8')).toBe('200');
  });
});
