import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { type MediaRow, media } from './media.schema.ts';

/** Reads an image and locks it until the transaction ends; undefined for one that is deleted. */
export async function lockMedia(tx: Database, id: string): Promise<MediaRow | undefined> {
  const [row] = isId(id) ? await selectOne(tx, id).for('update') : [];
  return row;
}

/** Before a record shows images: those that are returned are not deleted until the transaction ends; the others cannot be shown. */
export async function holdMedia(tx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids.filter(isId)), eq(media.isDeleted, false)))
    .orderBy(media.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** The images with these ids. */
export async function readMedia(db: Database, ids: readonly string[]): Promise<MediaRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(media)
        .where(inArray(media.id, [...ids]));
}

const selectOne = (tx: Database, id: string) =>
  tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.isDeleted, false)));
