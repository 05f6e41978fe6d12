import { type MediaItem, type QueryOf, type UsedMediaItem, type listMedia } from '@pgm/api/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { imageUrl } from '../../platform/storage/image-storage.ts';
import { type MediaRow, media } from './media.schema.ts';

/** What staff set of an image: its file, its texts and its focus. */
type MediaFields = Omit<MediaRow, 'id' | 'isDeleted' | 'version'>;

const selectMedia = (db: Database) =>
  db
    .select({
      row: media,
      uploaderName: sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(media)
    .leftJoin(users, and(eq(users.id, media.uploadedBy), isNull(users.deletedAt)))
    .$dynamic();

type SelectedMedia = Awaited<ReturnType<typeof selectMedia>>[number];

/** The images of the library for staff. */
export const mediaList = defineStaffList({
  select: selectMedia,
  id: media.id,
  orders: {
    newest: [desc, media.uploadedAt],
    alternative: [asc, media.alternative],
    size: [desc, media.bytes],
  },
  matching: ({ search }: QueryOf<typeof listMedia>) =>
    and(eq(media.isDeleted, false), containsIn(search, media.alternative, media.alternativeInHindi)),
  toItem: toMediaItem,
});

/** An image that is not deleted, and what shows it. */
export async function findMedia(
  db: Database,
  id: string,
  readUses: ReadMediaUses,
): Promise<UsedMediaItem | undefined> {
  if (!isId(id)) return undefined;
  const [found] = await selectMedia(db).where(and(eq(media.id, id), eq(media.isDeleted, false)));
  return found && { ...toMediaItem(found), ...(await readUses(db, id)) };
}

/** Reads the records that show an image, in the transaction that it gets. */
export type ReadMediaUses = (
  db: Database,
  mediaId: string,
) => Promise<Pick<UsedMediaItem, 'uses' | 'useCount'>>;

/** What the image is called in audit entries, and where its files are stored. */
export const MEDIA_KIND = 'media';

/** When there is no such image. */
export const MEDIA_NOT_FOUND = 'Image not found';

/** How staff edit the images of the library. */
export const toMediaKind = (readUses: ReadMediaUses): RecordKind<MediaRow, MediaFields, UsedMediaItem> => ({
  name: MEDIA_KIND,
  notFound: MEDIA_NOT_FOUND,
  toFacts: ({ imageKey, alternative, alternativeInHindi, focusX, focusY }) => ({
    imageKey,
    alternative,
    alternativeInHindi,
    focusX,
    focusY,
  }),
  toImageKeys: ({ imageKey, isDeleted }) => (isDeleted ? [] : [imageKey]),
  insert: async (tx, fields) => single(await tx.insert(media).values(fields).returning()),
  async lock(tx, id) {
    const [row] = await tx.select().from(media).where(eq(media.id, id)).for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(media).set(changes).where(eq(media.id, id)).returning()),
  find: async (db, id) => ({
    ...toMediaItem(single(await selectMedia(db).where(eq(media.id, id)))),
    ...(await readUses(db, id)),
  }),
});

function toMediaItem({ row, uploaderName }: SelectedMedia): MediaItem {
  const { imageKey, uploadedAt, uploadedBy: _, isDeleted: _isDeleted, ...facts } = row;
  return { ...facts, url: imageUrl(imageKey), uploadedAt: uploadedAt.toISOString(), uploaderName };
}
