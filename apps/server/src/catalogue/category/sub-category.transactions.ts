import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChanges } from '../../platform/record/record-change.ts';
import { categories } from '../tables/category.schema.ts';
import { products } from '../tables/product.schema.ts';

/** So many audit entries are written by one statement. */
const ENTRIES_AT_ONCE = 500;

/**
 * The subcategories of a category that stay as they are until the transaction ends; undefined without the category. A
 * transaction locks the category before its products, so that none waits for another one in a circle.
 */
export async function lockSubCategories(
  tx: Database,
  categoryId: string,
): Promise<readonly string[] | undefined> {
  const [category] = await tx
    .select({ subCategories: categories.subCategories })
    .from(categories)
    .where(and(eq(categories.id, categoryId), eq(categories.isDeleted, false)))
    .for('share');
  return category?.subCategories;
}

/** Selects the number of products in each subcategory of a category, hidden ones too. */
export function selectSubCategoryCounts(db: Database, categoryId: string | PgColumn) {
  return db
    .select({ name: products.subCategory, total: count().as('total') })
    .from(products)
    .where(
      and(
        eq(products.categoryId, categoryId),
        eq(products.isDeleted, false),
        isNotNull(products.subCategory),
      ),
    )
    .groupBy(products.subCategory);
}

/** The number of products in each subcategory of a category, as {@link selectSubCategoryCounts} counts them. */
export async function countInSubCategories(
  tx: Database,
  categoryId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectSubCategoryCounts(tx, categoryId);
  return new Map(rows.map(({ name, total }) => [name ?? '', total]));
}

/**
 * Moves the products of a category from subcategories to others, or to none, each with its audit entry and a new version:
 * a form with an older one is not saved over it. Deleted products move too, since they can be restored.
 * @param moves the new name by the old one, or null; no new name is an old one
 */
export async function moveBetweenSubCategories(
  tx: Database,
  categoryId: string,
  moves: ReadonlyMap<string, string | null>,
  editor: Editor,
): Promise<void> {
  if (moves.size === 0) return;
  const moved = await tx
    .select({ id: products.id, from: products.subCategory, version: products.version })
    .from(products)
    .where(and(eq(products.categoryId, categoryId), inArray(products.subCategory, [...moves.keys()])))
    .orderBy(asc(products.id))
    .for('no key update');
  for (const [from, to] of moves)
    await tx
      .update(products)
      .set({ subCategory: to, version: sql`${products.version} + 1` })
      .where(and(eq(products.categoryId, categoryId), eq(products.subCategory, from)));
  const entries = moved.map(({ id, from, version }) => ({
    ...editor,
    action: 'update' as const,
    subject: `product/${id}` as const,
    before: { subCategory: from, version },
    after: { subCategory: moves.get(from ?? '') ?? null, version: version + 1 },
  }));
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE)
    await recordChanges(tx, entries.slice(at, at + ENTRIES_AT_ONCE));
}
