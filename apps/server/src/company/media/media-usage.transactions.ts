import { MAX_MEDIA_BYTES } from '@pgm/api/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mediaUsage } from './media.schema.ts';

/** How many bytes the files of all images have. */
export async function readMediaUsage(db: Database): Promise<number> {
  const [usage] = await db.select().from(mediaUsage);
  return usage?.bytes ?? 0;
}

/**
 * Counts the bytes of a file that is added, or with a minus of one that goes. False when the library cannot hold them: one
 * statement decides, so that uploads at the same time are not more than the limit together.
 */
export async function addMediaBytes(tx: Database, bytes: number): Promise<boolean> {
  const after = sql`${mediaUsage.bytes} + ${bytes}::bigint`;
  const counted = await tx
    .insert(mediaUsage)
    .values({ bytes })
    .onConflictDoUpdate({
      target: mediaUsage.id,
      set: { bytes: after },
      setWhere: sql`${bytes}::bigint <= 0 or ${after} <= ${MAX_MEDIA_BYTES}::bigint`,
    })
    .returning({ bytes: mediaUsage.bytes });
  return counted.length > 0;
}
