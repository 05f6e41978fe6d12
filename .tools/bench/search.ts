import { randomInt } from 'node:crypto';
import { quantile } from './figure.ts';
import { fillCatalogue } from './full-catalogue.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { BEHIND_A_PROXY, startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const PRODUCTS = 100_000;
const ROUNDS = 20;
const WHAT = `search over ${PRODUCTS.toLocaleString('en')} products`;

/** What people type: names, parts of them, typing errors, several words, brands, words of descriptions, nonsense. */
const SEARCHES = [
  'tulsi|tulsi drops|tulsi dorps|ashwaganda|shampo|organic honey|wild forest honey|family|oil|te|qxzvkw|foods',
  'copper bottle|honey almond|pure|royal rose soap|churna 100|ginger tee|moringa powdr|neem soap',
].flatMap((searches) => searches.split('|'));

/** The same in Hindi. */
const HINDI_SEARCHES =
  'तुलसी|तुलसी अर्क|अशवगंधा|शैम्पू|शहद साबुन|परिवार|तेल|घी|ताँबा बोतल|नीम साबून|केसर|दालचीनी चाय'.split('|');

/** The time of a search call, one after the other: it must not grow with the catalogue. */
export async function* measure({ grounds }: SectionInput): Figures {
  const place = await grounds.onPostgres();
  if (place === undefined) return yield { what: WHAT, skipped: NO_POSTGRES };
  await using _catalogue = await fillCatalogue(place.databaseUrl, PRODUCTS);
  await using server = await startServer(place, BEHIND_A_PROXY);
  for (const { what, searches } of [
    { what: WHAT, searches: SEARCHES },
    { what: `${WHAT}, in Hindi`, searches: HINDI_SEARCHES },
  ]) {
    const times = await measureTimes(server.address, searches);
    yield { what: `${what}: median`, ours: quantile(times, 0.5), unit: 'ms' };
    yield { what: `${what}: 95 of 100 below`, ours: quantile(times, 0.95), unit: 'ms', max: 50 };
  }
}

async function measureTimes(address: string, searches: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const query of searches) {
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
