import { setInterval } from 'node:timers/promises';
import pg from 'pg';
import { compare } from './load.mjs';
import { NO_POSTGRES } from './postgres.mjs';
import { startServer } from './server-process.mjs';

const WHAT = 'sale: the shop while stock changes 100 times a second';
const CHANGE_EVERY_MS = 10;
const PATHS = ['/api/products?page=1&limit=20', '/products/'];

/** Responses per second of the product list while the stock of a product on it changes, compared with a quiet shop. */
export async function* measure({ grounds }) {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place);
  const seller = new pg.Client({ connectionString: place.databaseUrl });
  await seller.connect();
  const { data } = await (await fetch(server.address + PATHS[0])).json();
  try {
    for (const path of PATHS) {
      const url = server.address + path;
      yield {
        what: `${WHAT}: ${path}`,
        unit: 'req/s',
        ...(await compare(url, url, () => sell(seller, data[0].id))),
        minRatio: 0.5,
      };
    }
  } finally {
    await seller.end();
  }
}

/** Changes the stock of a product until it is stopped. */
function sell(seller, productId) {
  const stop = new AbortController();
  const selling = (async () => {
    try {
      for await (const _ of setInterval(CHANGE_EVERY_MS, undefined, { signal: stop.signal }))
        await seller.query(
          'update store_entries set quantity = 5000 + (quantity + 1) % 1000 where product_id = $1',
          [productId],
        );
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  })();
  return async () => {
    stop.abort();
    await selling;
  };
}
