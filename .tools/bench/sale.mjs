import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compare } from './load.mjs';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer, stopped } from '../run/server-process.ts';
import { NODE } from '../run/workspace.mjs';

const WHAT = 'sale: the shop while stock changes 100 times a second';
const PATHS = ['/api/products?page=1&limit=20', '/products/'];

/** Responses per second of the product list while the stock of a product on it changes, compared with a quiet shop. */
export async function* measure({ grounds }) {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place);
  const { data } = await (await fetch(server.address + PATHS[0])).json();
  for (const path of PATHS) {
    const url = server.address + path;
    yield {
      what: `${WHAT}: ${path}`,
      unit: 'req/s',
      ...(await compare(url, url, () => sell(place.databaseUrl, data[0].id))),
      minRatio: 0.5,
    };
  }
}

/** Changes the stock of a product in a process of its own, because this one is busy with the load. */
function sell(databaseUrl, productId) {
  const seller = spawn(NODE, [join(import.meta.dirname, 'seller.mjs'), databaseUrl, productId], {
    stdio: 'inherit',
  });
  return () => stopped(seller);
}
