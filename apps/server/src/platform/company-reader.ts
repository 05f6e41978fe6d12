import { type CompanyFacts, withoutEnded, withoutOtherDays } from '@pgm/api/contract';
import type { Database } from './database/database.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { toIndiaDay } from './india-days.ts';

/** Reads the published facts of the company from the database; none before the first publication. */
export type ReadCompany = (db: Database) => Promise<CompanyFacts>;

/**
 * The published facts of the company: each process reads them once, and again after a publication and each day. A
 * transaction reads them itself, because the embedded database has one connection.
 */
export type CompanyReader = (transaction?: Database) => Promise<CompanyFacts>;

/** More than all facts take at their longest. */
const BYTES = 20_000;

/** The memory of the cache: an entry may take a tenth of it. */
export const COMPANY_CACHE_BYTES = 20 * BYTES;

interface ReaderParts {
  readonly db: Database;
  /** Publications clear it. */
  readonly cache: ResponseCache<CompanyFacts>;
  readonly read: ReadCompany;
  readonly now: () => number;
  /** Called with the first reading of another day than before: pages of yesterday can show what has ended, and not what begins. */
  readonly onNewDay: () => void;
}

const shownOn = (today: string, facts: CompanyFacts) => withoutOtherDays(withoutEnded(facts, today), today);

/** Makes the reader. It leaves out certificates that have ended, and an announcement of other days. */
export function companyReader({ db, cache, read, now, onNewDay }: ReaderParts): CompanyReader {
  let lastDay: string | undefined;
  return async (transaction) => {
    const today = toIndiaDay(new Date(now()));
    if (transaction) return shownOn(today, await read(transaction));
    if (lastDay !== undefined && lastDay !== today) onNewDay();
    lastDay = today;
    return cache.get(today, async () => ({
      value: shownOn(today, await read(db)),
      source: { text: '', calls: [], bytes: BYTES },
    }));
  };
}
