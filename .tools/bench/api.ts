import { join } from 'node:path';
import type { Request } from 'autocannon';
import { compare, responsesPerSecond } from './load.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startProgram, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const WHAT = 'api: 20 products';
const PATH = '/api/products?page=1&limit=20';

/**
 * Responses per second of the product list, compared with Hono that queries PostgreSQL each time and does nothing
 * else.
 */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place);
  await using bare = await startProgram(join(import.meta.dirname, 'bare-api.ts'), {
    env: { DATABASE_URL: place.databaseUrl, NODE_ENV: 'production' },
    healthPath: '/api/products',
  });
  yield {
    what: WHAT,
    unit: 'req/s',
    ...(await compare(server.address + PATH, bare.address + PATH)),
    minRatio: 0.75,
  };
  // A lowest price is never cached; each of the calls under way has another one, so none shares a response.
  let calls = 0;
  const setupRequest = (request: Request): Request => {
    calls = (calls + 1) % 1000;
    return { ...request, path: `${PATH}&minPrice=${(calls + 1) / 100}` };
  };
  yield {
    what: `${WHAT}, from the database`,
    unit: 'req/s',
    ours: await responsesPerSecond(server.address + PATH, { requests: [{ setupRequest }] }),
    baseline: await responsesPerSecond(bare.address + PATH),
  };
  yield* measureSizes(server.address + PATH, bare.address + PATH);
}

/** Both must send about as many bytes, otherwise the ratio means nothing. */
async function* measureSizes(...urls: readonly string[]): Figures {
  const [ours, baseline] = await Promise.all(
    urls.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength / 1000),
  );
  yield { what: `${WHAT}, size of the response`, ours, baseline, unit: 'kB' };
}
