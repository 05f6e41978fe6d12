import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { compare } from './load.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer, stopped } from '../run/server-process.ts';
import { NODE } from '../run/workspace.mjs';
import type { Figures, SectionInput } from './section.ts';

const WHAT = 'sale: the shop while stock changes 100 times a second';
const LIST = '/api/products?page=1&limit=20';
const PATHS = [LIST, '/products/'];

const Product = z.object({ id: z.string() });
const Products = z.object({ data: z.tuple([Product], Product) });

/** Responses per second of the product list while the stock of a product on it changes, compared with a quiet shop. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place);
  const { data } = Products.parse(await (await fetch(server.address + LIST)).json());
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
function sell(databaseUrl: string, productId: string): () => Promise<void> {
  const seller = spawn(NODE, [join(import.meta.dirname, 'seller.ts'), databaseUrl, productId], {
    stdio: 'inherit',
  });
  return () => stopped(seller);
}
