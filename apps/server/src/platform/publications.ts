import { POLICY_SLUGS } from '@pgm/api/contract';
import type { Database } from './database/database.ts';
import type { CatalogueChange } from './http/catalogue-change.ts';
import type { ResponseCache } from './http/response-cache.ts';

/** Reads the first moment after another one from which an article is published; undefined without one. */
export type ReadNextPublication = (db: Database, after: Date) => Promise<Date | undefined>;

/** What shows articles and policies: the lists of them, each policy, and pages that are made from these. */
const ARTICLES: CatalogueChange = { ids: [], lists: ['articles', 'policies', ...POLICY_SLUGS] };

/** The memory of the cache: an entry may take a tenth of it. */
export const NEXT_PUBLICATION_BYTES = 10_000;

interface PublicationParts {
  readonly db: Database;
  /** Changes of articles clear it. */
  readonly cache: ResponseCache<number | undefined>;
  readonly read: ReadNextPublication;
  readonly now: () => number;
  /** Called with what has become out of date, when the time of an article has come. */
  readonly onPublication: (change: CatalogueChange) => void;
}

/**
 * Makes the function to call before cached articles are read: an article with a time appears then, although nothing is written at
 * this time. Each process remembers the next one. It looks for one after its last check, and not after now: what was cached before
 * this check is cleared by an article that came since.
 */
export function publicationClock({
  db,
  cache,
  read,
  now,
  onPublication,
}: PublicationParts): () => Promise<void> {
  let checkedAt = now();
  return async () => {
    const next = await cache.get('next', async () => ({
      value: (await read(db, new Date(checkedAt)))?.getTime(),
      source: {
        text: '',
        calls: ['/api/articles', '/api/policies'].map((path) => ({ path, params: {} })),
        bytes: 100,
      },
    }));
    const at = now();
    checkedAt = at;
    if (next === undefined || next > at) return;
    cache.clear();
    onPublication(ARTICLES);
  };
}
