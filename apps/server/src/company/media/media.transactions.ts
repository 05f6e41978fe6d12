import { type Failure, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { type MediaRow, media } from './media.schema.ts';

/** Reads an image and locks it until the transaction ends; undefined for one that is deleted. */
export async function lockMedia(tx: Database, id: string): Promise<MediaRow | undefined> {
  const [row] = isId(id) ? await selectOne(tx, id).for('update') : [];
  return row;
}

/** Before a record shows an image: it is not deleted until the transaction ends, or the record cannot show it. */
export async function holdMedia(tx: Database, id: string): Promise<Result<unknown, Failure<'invalid'>>> {
  const [row] = isId(id) ? await selectOne(tx, id).for('key share') : [];
  return row ? ok(row) : IS_GONE;
}

const selectOne = (tx: Database, id: string) =>
  tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.isDeleted, false)));

const IS_GONE = fail({
  code: 'invalid' as const,
  message: 'Image not found',
  fields: { media: 'Image not found' },
});
