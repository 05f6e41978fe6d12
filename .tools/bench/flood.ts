import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { residentMegabytes } from './memory.ts';
import { pickInTurn } from './pick-in-turn.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { BEHIND_A_PROXY, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const WHAT = 'memory that 20,000 invented addresses and filters take';
const REQUESTS = 20_000;
/** So many at once; the same number fills the caches and compiles the code before the first measurement. */
const AT_ONCE = 10;
const WARM_UP = 6000;

/** How much the server's memory grows while a client invents addresses, filters and searches. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using server = await startServer(place, BEHIND_A_PROXY);
  await flood(server.address, WARM_UP);
  const before = await settled(server.pid);
  await flood(server.address, REQUESTS);
  const after = await settled(server.pid);
  yield { what: WHAT, ours: after - before, unit: 'MB', max: 20 };
  yield { what: 'memory on PostgreSQL: after all of them', ours: after, unit: 'MB', max: 350 };
}

/** The memory when the server has been idle for a moment. */
async function settled(pid: number): Promise<number> {
  await sleep(5000);
  return residentMegabytes(pid);
}

async function flood(address: string, count: number): Promise<void> {
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(address + inventedPath(left), {
        headers: { accept: 'text/html', 'x-forwarded-for': `203.0.113.${left % 250}` },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${response.status} of ${response.url}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

/** Another address each time, of nine kinds in turn. */
function inventedPath(number: number): string {
  const word = randomUUID();
  const kinds = [
    `/api/products?category=${word}`,
    `/api/products?brand=${word}`,
    `/api/products/${word}`,
    `/api/products?page=${1 + (number % 90_000)}&limit=${1 + (number % 100)}`,
    `/products/?sort=name&page=${1 + (number % 3)}&${word}=1`,
    `/products/?search=${word.slice(0, 6)}`,
    `/product-details-page/${word}`,
    `/${word}`,
    `/manage/orders/${word}`,
  ];
  return pickInTurn(kinds, number);
}
