import { join } from 'node:path';
import { responsesPerSecond, compare } from './load.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { BEHIND_A_PROXY, startProgram, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const WHAT = 'ssr: the shop';
const PATH = '/products/';

/** Pages per second of the shop, compared with React Router that renders 30 cards and nothing else. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place);
  await using bare = await startProgram(join(import.meta.dirname, 'bare-page.ts'), {
    env: { NODE_ENV: 'production' },
    healthPath: PATH,
  });
  yield {
    what: WHAT,
    unit: 'pages/s',
    ...(await compare(server.address + PATH, bare.address + PATH)),
    minRatio: 0.8,
  };
  // Without memory for pages, each one is rendered.
  await using rendering = await startServer(place, { PAGE_CACHE_MB: '0', ...BEHIND_A_PROXY });
  yield {
    what: `${WHAT}, rendered each time`,
    unit: 'pages/s',
    ...(await compare(rendering.address + PATH, bare.address + PATH)),
  };
  const headers = { 'x-forwarded-for': '203.0.113.[<id>]' };
  const ours = await responsesPerSecond(`${rendering.address}${PATH}?search=[<id>]`, {
    idReplacement: true,
    headers,
  });
  yield { what: `${WHAT}, a search that finds nothing`, unit: 'pages/s', ours, min: 300 };
}
