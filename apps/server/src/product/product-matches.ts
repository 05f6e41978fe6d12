import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { inEnglish } from '../platform/words/in-english.ts';

/**
 * The products on show that somebody means who looks for `wanted`, in English or by Hindi names, typing errors forgiven,
 * with a `score` of at most 1; to be joined. How they are found stands in the function `find_products` of the migrations.
 */
export function productMatches(db: Database, wanted: string) {
  // Names of their own: they stand unqualified beside the columns of what is joined.
  return db
    .select({
      productId: sql<string>`product_id`.as('matched_id'),
      score: sql<number>`score`.as('match_score'),
    })
    .from(sql`find_products(${inEnglish(wanted)})`)
    .as('matches');
}
