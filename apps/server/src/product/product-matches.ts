import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { wordingsOf } from '../platform/words/in-english.ts';

/** Of two wordings, what one finds by likeness only was not meant where the other is on a pack; as in `find_products`. */
const BESIDE_THE_BEST = sql.raw('0.6');

/**
 * The products on show that somebody means who looks for `wanted`, in English or by Hindi names in either script, typing
 * errors forgiven, with a `score` of at most 1; to be joined. How they are found stands in the function `find_products`
 * of the migrations.
 */
export function productMatches(db: Database, wanted: string) {
  const found = wordingsOf(wanted).map((wording) => sql`select * from find_products(${wording})`);
  const compared = sql`
    select product_id, max(score) as score, max(max(score)) over () as best
    from (${sql.join(found, sql` union all `)}) as found
    group by product_id`;
  // Names of their own: they stand unqualified beside the columns of what is joined.
  return db
    .select({
      productId: sql<string>`product_id`.as('matched_id'),
      score: sql<number>`score`.as('match_score'),
    })
    .from(sql`(${compared}) as compared`)
    .where(sql`score >= ${BESIDE_THE_BEST} * best`)
    .as('matches');
}
