import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersPerSecond } from './load.mjs';
import { pagesOf } from './pages.mjs';
import { NO_POSTGRES } from './postgres.mjs';
import { startServer } from './server-process.mjs';

/** The server's resident memory, idle and after a while of pages, lists and pictures. */
export async function* measure({ grounds }) {
  const onPostgres = await grounds.onPostgres();
  if (onPostgres === undefined) yield { what: 'memory on PostgreSQL', skipped: NO_POSTGRES };
  else yield* memoryOf('memory on PostgreSQL', onPostgres, { idle: 150, loaded: 300 });
  yield* memoryOf('memory on PGlite', await grounds.onPglite());
}

async function* memoryOf(what, place, most = {}) {
  await using server = await startServer(place);
  await sleep(2000);
  yield { what: `${what}: idle`, ours: megabytesOf(server.pid), unit: 'MB', most: most.idle };
  const requests = await mixedRequests(server.address);
  await answersPerSecond(server.address, { seconds: 10, requests });
  yield { what: `${what}: after 10 s of load`, ours: megabytesOf(server.pid), unit: 'MB', most: most.loaded };
}

/** As browsers ask: half of the calls take brotli. */
async function mixedRequests(address) {
  const { home, shop, product } = await pagesOf(address);
  const lists = ['/api/products?page=1&limit=20', '/api/products', '/api/categories'];
  const pictures = ['/media/products/ashwagandha-tablets-front/320.avif', '/favicon.svg'];
  return [home, shop, product, ...lists, ...pictures].flatMap((path) => [
    { path },
    { path, headers: { 'accept-encoding': 'br' } },
  ]);
}

function megabytesOf(pid) {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
}
