import type { CompanyFacts } from '@pgm/api/contract';
import type { Database } from './database/database.ts';
import type { ResponseCache } from './http/response-cache.ts';

/** Reads the published facts of the company from the database; none before the first publication. */
export type ReadCompany = (db: Database) => Promise<CompanyFacts>;

/**
 * The published facts of the company: each process reads them once, and again after a publication. A transaction reads
 * them itself, because the embedded database has one connection.
 */
export type CompanyReader = (transaction?: Database) => Promise<CompanyFacts>;

/** More than all facts take at their longest. */
const BYTES = 20_000;

/** The memory of the cache: an entry may take a tenth of it. */
export const COMPANY_CACHE_BYTES = 20 * BYTES;

/** Makes the reader; publications clear `cache`. */
export function companyReader(
  db: Database,
  cache: ResponseCache<CompanyFacts>,
  read: ReadCompany,
): CompanyReader {
  const make = async () => ({ value: await read(db), source: { text: '', calls: [], bytes: BYTES } });
  return (transaction) => (transaction ? read(transaction) : cache.get('company', make));
}
