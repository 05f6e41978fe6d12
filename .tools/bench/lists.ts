import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './figure.ts';
import { fillCatalogue } from './full-catalogue.ts';
import { residentMegabytes } from './memory.ts';
import { pickInTurn } from './pick-in-turn.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { BEHIND_A_PROXY, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const PRODUCTS = 100_000;
const WHAT = `lists: ${PRODUCTS.toLocaleString('en')} products, one address asks for all 600 times a minute`;

/** The limit of one address, evenly spread. A client that waits for responses never has more than this many open. */
const EVERY_MS = 100;
const MAX_OPEN = 10;

const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const PAUSE_MS = 20;

const LIST = '/api/products';
const OTHERS = ['/api/products?page=1&limit=20', '/api/categories', '/api/brands', '/healthz'];

/** How long others wait, and the memory of the server, while one address asks for a long list as often as it may. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using _catalogue = await fillCatalogue(place.databaseUrl, PRODUCTS);
  await using server = await startServer(place, { ...BEHIND_A_PROXY, CALLS_PER_ADDRESS: '600' });
  await visit(server.address, WARM_UP_SECONDS);
  const quiet = await visit(server.address, SECONDS);
  const memory = watchMemory(server.pid);
  const greedy = askOftenFor(server.address + LIST);
  const busy = await visit(server.address, SECONDS);
  const { responses, megabytes } = await greedy.stop();
  const peak = memory.stop();
  yield {
    what: `${WHAT}: 99 of 100 others`,
    ours: quantile(busy, 0.99),
    baseline: quantile(quiet, 0.99),
    unit: 'ms',
    max: 100,
  };
  yield {
    what: 'lists: half of the others',
    ours: quantile(busy, 0.5),
    baseline: quantile(quiet, 0.5),
    unit: 'ms',
  };
  yield { what: 'lists: largest memory meanwhile', ours: peak, unit: 'MB', max: 350 };
  yield { what: 'lists: responses to that address, and their size', ours: responses, unit: '' };
  yield { what: 'lists: size of one response', ours: megabytes, unit: 'MB', max: 1 };
}

/** Makes calls of other addresses one after the other for some seconds; resolves with their times in ms. */
async function visit(address: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let call = 0; performance.now() < end; call += 1) {
    const begin = performance.now();
    const path = pickInTurn(OTHERS, call);
    const { status } = await read(address + path, `203.0.113.${call % 250}`);
    if (status !== 200) throw new Error(`${status} of ${path}`);
    times.push(performance.now() - begin);
    await sleep(PAUSE_MS);
  }
  return times;
}

/** Begins to request an address every {@link EVERY_MS}; `stop` resolves when all responses have come. */
function askOftenFor(url: string) {
  const open = new Set<Promise<unknown>>();
  const sizes: number[] = [];
  const timer = setInterval(() => {
    if (open.size >= MAX_OPEN) return;
    const asked = read(url, '198.51.100.7').then(({ bytes }) => sizes.push(bytes));
    open.add(asked);
    asked.finally(() => open.delete(asked));
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return { responses: sizes.length, megabytes: Math.max(...sizes) / 1e6 };
    },
  };
}

/** A response that was read to its end. */
interface ReadResponse {
  readonly status: number | undefined;
  readonly bytes: number;
}

/** Reads a response without holding it. */
function read(url: string, from: string): Promise<ReadResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'x-forwarded-for': from } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode, bytes }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** Watches the resident memory of a process; `stop` returns the largest, in MB. */
function watchMemory(pid: number) {
  let largest = residentMegabytes(pid);
  const timer = setInterval(() => {
    largest = Math.max(largest, residentMegabytes(pid));
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return largest;
    },
  };
}
