import type { Recommendation } from '@pgm/api/contract';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { products } from '../tables/product.schema.ts';

/** The key of the advisory lock on the order of the recommended products: any number, but the same in every process. */
const ORDER_LOCK = 7_348_115;

const isRecommended = and(isNotNull(products.featuredRank), not(products.isDeleted));

/**
 * Puts a product in a place among the recommended ones, moves it by one, or takes it out, with an audit entry. At the end
 * of the order it stays. Changes wait for each other, so that each starts from the order that the one before has left.
 * A product that is deleted or unknown stays as it is.
 */
export async function recommend(
  tx: Database,
  id: string,
  to: Recommendation['to'],
  editor: Editor,
): Promise<void> {
  if (!isId(id)) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);
  const rows = await tx
    .select({ id: products.id, rank: products.featuredRank })
    .from(products)
    .where(or(isRecommended, and(eq(products.id, id), not(products.isDeleted))))
    // In one order for all callers, so that two never wait for each other.
    .orderBy(products.id)
    .for('no key update');
  const product = rows.find((row) => row.id === id);
  if (product === undefined) return;
  const before = rows
    .flatMap((row) => (row.rank === null ? [] : [{ id: row.id, rank: row.rank }]))
    .toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))
    .map((row) => row.id);
  const after = toNextOrder(before, id, to);
  const ranks = new Map(after.map((each, at) => [each, at + 1]));
  // Old ranks can be equal or have gaps, so all get new ones.
  for (const row of rows) {
    const featuredRank = ranks.get(row.id) ?? null;
    if (featuredRank !== row.rank)
      await tx.update(products).set({ featuredRank }).where(eq(products.id, row.id));
  }
  const [from, now] = [before.indexOf(id), after.indexOf(id)].map((at) => (at === -1 ? null : at + 1));
  if (from === now) return;
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `product/${id}`,
    before: { featuredRank: from },
    after: { featuredRank: now },
  });
}

/** The recommended products once one of them, or another product, has gone where it goes. */
function toNextOrder(ids: readonly string[], id: string, to: Recommendation['to']): readonly string[] {
  const from = ids.indexOf(id);
  const others = ids.filter((one) => one !== id);
  // A place beyond the last one is the last.
  if (typeof to === 'number') return others.toSpliced(to - 1, 0, id);
  if (from === -1) return to === 'last' ? [...ids, id] : ids;
  switch (to) {
    case 'out':
      return others;
    case 'earlier':
      return others.toSpliced(Math.max(from - 1, 0), 0, id);
    case 'later':
      return others.toSpliced(from + 1, 0, id);
    case 'last':
      return [...others, id];
  }
}

/** How many recommended products come before a product, itself included; in a query of products. */
const place = sql<number>`(
  select count(*) from products as other
  where other.featured_rank is not null and not other.is_deleted
    and (other.featured_rank, other.id) <= (${products.featuredRank}, ${products.id})
)`;

const recommended = sql<number>`(
  select count(*) from products as other where other.featured_rank is not null and not other.is_deleted
)`;

/** What {@link toRecommendation} needs, in a query of products. */
export const recommendationColumns = {
  place: sql<number | null>`case when ${products.featuredRank} is not null then ${place} end`.mapWith(Number),
  recommended: recommended.mapWith(Number),
};

/** The place of a product among the recommended ones, as staff see it; undefined when it is not recommended. */
export function toRecommendation(row: { readonly place: number | null; readonly recommended: number }) {
  if (row.place === null) return undefined;
  return { place: row.place, canMove: { earlier: row.place > 1, later: row.place < row.recommended } };
}
