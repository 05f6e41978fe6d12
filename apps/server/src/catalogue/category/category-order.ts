import type { CategoryMove } from '@pgm/api/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { categories } from '../tables/category.schema.ts';

/**
 * Moves a category by one place among those that are not deleted, with an audit entry; at the end of the order it stays.
 * Moves and new categories wait for each other, so that each starts from the order that the one before has left.
 * @returns false without the category
 */
export async function moveByOne(
  tx: Database,
  id: string,
  to: CategoryMove['to'],
  editor: Editor,
): Promise<boolean> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
  const ordered = await tx
    .select({ id: categories.id, position: categories.position, isDeleted: categories.isDeleted })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id));
  const from = ordered.findIndex((one) => one.id === id && !one.isDeleted);
  const moved = ordered[from];
  if (moved === undefined) return false;
  const isShown = ({ isDeleted }: { readonly isDeleted: boolean }) => !isDeleted;
  const place =
    to === 'later'
      ? ordered.findIndex((one, at) => at > from && isShown(one))
      : ordered.findLastIndex((one, at) => at < from && isShown(one));
  if (place === -1) return true;
  // Old positions can be equal, so all get new ones.
  for (const [at, one] of ordered.toSpliced(from, 1).toSpliced(place, 0, moved).entries())
    if (one.position !== at + 1)
      await tx
        .update(categories)
        .set({ position: at + 1 })
        .where(eq(categories.id, one.id));
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `category/${id}`,
    before: { position: moved.position },
    after: { position: place + 1 },
  });
  return true;
}
