import { randomInt } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod/mini';
import { quantile } from './figure.ts';
import { fillCatalogue } from './full-catalogue.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { BEHIND_A_PROXY, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const PRODUCTS = 100_000;
const ROUNDS = 20;
const WHAT = `filters over ${PRODUCTS.toLocaleString('en')} products`;

/** One filter and several, with few and many products left, in several orders, on a later page, and in a category. */
const LISTS = [
  ...[
    'inStock=true|minPoints=100|minPrice=200&underPrice=500|minPrice=900&minPoints=150|underPrice=11',
    'minPrice=200&sort=price-asc|inStock=true&sort=name|minPoints=100&sort=points-desc|minPoints=50&page=200',
    'brand={brands}|brand={brands}&minPrice=500&underPrice=1000&minPoints=25&inStock=true',
  ].flatMap((queries) => queries.split('|').map((query) => `?${query}`)),
  '/category/{category}?inStock=true',
  '/category/{category}?underPrice=200&minPoints=50&inStock=true',
  '/category/{category}?subCategory=Kind%202&inStock=true',
  '/category/{category}?facts=Form:Oil%0AForm:Soap%0AOrigin:Wild',
].map((path) => `/api/products${path}&limit=20`);

/** What a visitor sees while choosing: of everything, of a category and of a search. */
const COUNTS =
  '|category=skin-care|category=skin-care&facts=Form:Oil%0AOrigin:Wild&inStock=true|search=tulsi|inStock=true&minPoints=50|brand={brands}&underPrice=500'
    .split('|')
    .map((query) => `/api/product-counts?${query}`);

/** The times of filtered lists and of the counts beside the filters, one call after the other; none of them is cached. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using _catalogue = await fillCatalogue(place.databaseUrl, PRODUCTS);
  await using stock = await fillStock(place.databaseUrl);
  await using server = await startServer(place, BEHIND_A_PROXY);
  const toAddress = (path: string) =>
    server.address + path.replace('{brands}', stock.brands).replace('{category}', stock.category);
  const lists = await measureTimes(LISTS.map(toAddress));
  const counts = await measureTimes(COUNTS.map(toAddress));
  yield { what: `${WHAT}: median`, ours: quantile(lists, 0.5), unit: 'ms' };
  yield { what: `${WHAT}: 95 of 100 below`, ours: quantile(lists, 0.95), unit: 'ms', max: 100 };
  yield { what: 'counts beside the filters: median', ours: quantile(counts, 0.5), unit: 'ms' };
  yield {
    what: 'counts beside the filters: 95 of 100 below',
    ours: quantile(counts, 0.95),
    unit: 'ms',
    max: 150,
  };
}

const Brands = z.array(z.object({ id: z.string() }));
const Categories = z.tuple([z.object({ id: z.string() })]);

/** Stock that is deleted when it is disposed of. */
interface FilledStock extends AsyncDisposable {
  /** The ids of two brands, with a comma between. */
  readonly brands: string;
  /** The id of a category. */
  readonly category: string;
}

/** Gives stock to nine of ten products of the benchmark; disposing of the result deletes it. */
async function fillStock(connectionString: string): Promise<FilledStock> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    insert into store_entries (id, product_id, quantity, alert_quantity)
    select gen_random_uuid(), id, points % 10, 2 from products where point_description = 'bench'`);
  await client.query('vacuum analyze store_entries');
  const brands = await client.query('select id from brands where not is_deleted order by name limit 2');
  const categories = await client.query(`select id from categories where unique_name = 'skin-care'`);
  return {
    brands: Brands.parse(brands.rows)
      .map(({ id }) => id)
      .join(','),
    category: Categories.parse(categories.rows)[0].id,
    [Symbol.asyncDispose]: async () => {
      await client.query(`delete from store_entries where product_id in
        (select id from products where point_description = 'bench')`);
      await client.end();
    },
  };
}

async function measureTimes(calls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const call of calls) {
      const begin = performance.now();
      const response = await fetch(call, {
        headers: { 'x-forwarded-for': `203.0.113.${randomInt(250)}` },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.status} of ${call}`);
      // The first round does not count: code is not compiled and plans are not made yet.
      if (round > 0) times.push(performance.now() - begin);
    }
  return times;
}
