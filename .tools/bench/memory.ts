import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { responsesPerSecond } from './load.ts';
import type { SeededShop } from './grounds.ts';
import { listPages } from './pages.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

/** The largest memory in MB. */
interface Limits {
  readonly idle?: number;
  readonly loaded?: number;
}

/** The server's resident memory, idle and after a period of pages, lists and images. */
export async function* measure({ grounds }: SectionInput): Figures {
  const onPostgres = await grounds.onPostgres();
  if (onPostgres === undefined) yield { what: 'memory on PostgreSQL', skipped: NO_POSTGRES };
  else yield* measureMemory('memory on PostgreSQL', onPostgres, { idle: 150, loaded: 300 });
  yield* measureMemory('memory on PGlite', await grounds.onPglite());
}

async function* measureMemory(what: string, place: SeededShop, max: Limits = {}): Figures {
  await using server = await startServer(place);
  await sleep(2000);
  yield { what: `${what}: idle`, ours: residentMegabytes(server.pid), unit: 'MB', max: max.idle };
  const requests = await mixedRequests(server.address);
  await responsesPerSecond(server.address, { seconds: 10, requests });
  yield {
    what: `${what}: after 10 s of load`,
    ours: residentMegabytes(server.pid),
    unit: 'MB',
    max: max.loaded,
  };
}

/** Like the requests of browsers: half of the calls accept brotli. */
async function mixedRequests(address: string): Promise<Request[]> {
  const { home, shop, product } = await listPages(address);
  const lists = ['/api/products?page=1&limit=20', '/api/products', '/api/categories'];
  const images = ['/media/products/ashwagandha-tablets-front/320.avif', '/favicon.svg'];
  return [home, shop, product, ...lists, ...images].flatMap((path) => [
    { path },
    { path, headers: { 'accept-encoding': 'br' } },
  ]);
}

/** The resident memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
}
