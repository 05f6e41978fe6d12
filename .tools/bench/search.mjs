import { randomInt } from 'node:crypto';
import pg from 'pg';
import { NO_POSTGRES } from './postgres.mjs';
import { BEHIND_A_PROXY, startServer } from './server-process.mjs';

const PRODUCTS = 100_000;
const ROUNDS = 20;
const WHAT = `search over ${PRODUCTS.toLocaleString('en')} products`;

/** What people type: names, parts of them, typing errors, several words, brands, words of descriptions, nonsense. */
const SEARCHES = [
  'tulsi|tulsi drops|tulsi dorps|ashwaganda|shampo|organic honey|wild forest honey|family|oil|te|qxzvkw|foods',
  'copper bottle|honey almond|pure|royal rose soap|churna 100|ginger tee|moringa powdr|neem soap',
].flatMap((searches) => searches.split('|'));

/** The time of a search call, one after the other: it must not grow with the catalogue. */
export async function* measure({ grounds }) {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    await client.query(FILL, [PRODUCTS]);
    // An index holds new entries back until then.
    await client.query('vacuum analyze products');
    await using server = await startServer(place, BEHIND_A_PROXY);
    const times = await measureTimes(server.address);
    yield { what: `${WHAT}: median`, ours: quantile(times, 0.5), unit: 'ms' };
    yield { what: `${WHAT}: 95 of 100 below`, ours: quantile(times, 0.95), unit: 'ms', max: 50 };
  } finally {
    await client.query(`delete from products where point_description = 'bench'`);
    await client.end();
  }
}

async function measureTimes(address) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const query of SEARCHES) {
      const begin = performance.now();
      const response = await fetch(`${address}/api/search?query=${encodeURIComponent(query)}`, {
        headers: { 'x-forwarded-for': `203.0.113.${randomInt(250)}` },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.status} of ${query}`);
      // The first round does not count: code is not compiled and plans are not made yet.
      if (round > 0) times.push(performance.now() - begin);
    }
  return times;
}

function quantile(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];
}

/** Products with names of four words from sixty herbs and forty goods, and an invented one. */
const FILL = `
  with words as (select
    string_to_array('Ashwagandha,Tulsi,Triphala,Neem,Amla,Brahmi,Giloy,Shatavari,Moringa,Turmeric,Ginger,Cumin,Fennel,Aloe,Rose,Sandal,Lavender,Mint,Lemon,Honey,Ghee,Coconut,Sesame,Almond,Mustard,Castor,Olive,Flax,Oats,Millet,Copper,Steel,Clay,Bamboo,Jute,Cotton,Linen,Silk,Wool,Leather,Saffron,Cardamom,Clove,Pepper,Nutmeg,Cinnamon,Basil,Thyme,Sage,Oregano', ',') as herbs,
    string_to_array('Drops,Tablets,Capsules,Churna,Powder,Oil,Soap,Shampoo,Cream,Balm,Lotion,Gel,Serum,Tea,Juice,Syrup,Bottle,Jar,Cup,Tray,Mat,Towel,Sheet,Kurta,Scarf,Candle,Incense,Toner,Scrub,Mask,Butter,Flakes,Biscuits,Mix,Pickle,Chutney,Paste,Salt', ',') as goods,
    string_to_array('Pure,Organic,Royal,Daily,Mountain,Forest,Wild,Golden,Classic,Fresh,Gentle,Deep,Active,Herbal,Natural,Village,Heritage,Premium,Simple,Complete', ',') as kinds,
    (select array_agg(id order by id) from brands where not is_deleted) as brand_ids,
    (select array_agg(id order by id) from categories where not is_deleted) as category_ids
  ), picked as (
    select words.*, number, translate(md5(number::text), '0123456789', 'ghijklmnop') as letters,
      abs(hashtext('a' || number)) as a, abs(hashtext('b' || number)) as b, abs(hashtext('c' || number)) as c
    from words, generate_series(1, $1::integer) as number
  )
  insert into products (id, brand_id, category_id, name, description, price_paise, points, point_description, featured_rank)
  select gen_random_uuid(), brand_ids[1 + a % cardinality(brand_ids)], category_ids[1 + b % cardinality(category_ids)],
    concat_ws(' ', kinds[1 + a % cardinality(kinds)], herbs[1 + b % cardinality(herbs)], initcap(left(letters, 6)),
      goods[1 + c % cardinality(goods)]) || ', ' || 10 * (1 + a % 50) || ' g',
    concat_ws(' ', 'Made of', lower(herbs[1 + c % cardinality(herbs)]), 'and', right(letters, 8),
      'for every day. It helps the family stay well in all seasons; store it on a cool, dry shelf.'),
    1000 + a % 90000, a % 200, 'bench', 1000 + number
  from picked`;
