import { median } from './figure.ts';
import type { SeededShop } from './grounds.ts';
import { NO_POSTGRES } from '../run/open-postgres.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const STARTS = 3;

/**
 * The time from the start of the process to its first response, on a database that is already migrated and
 * seeded.
 */
export async function* measure({ grounds }: SectionInput): Figures {
  const onPostgres = await grounds.onPostgres();
  if (onPostgres === undefined) yield { what: 'start on PostgreSQL', skipped: NO_POSTGRES };
  else yield { what: 'start on PostgreSQL', ours: await secondsToStart(onPostgres), unit: 's', max: 1 };
  yield { what: 'start on PGlite', ours: await secondsToStart(await grounds.onPglite()), unit: 's', max: 3 };
}

async function secondsToStart(place: SeededShop): Promise<number> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await using server = await startServer(place);
    seconds.push(server.startMs / 1000);
  }
  return median(seconds);
}
