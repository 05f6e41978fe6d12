import {
  type Failure,
  IMAGE_REJECTIONS,
  MAX_MEDIA_BYTES,
  type MediaChange,
  type NewMediaItem,
  type Result,
  type SentMediaReplacement,
  type UsedMediaItem,
  type deleteMedia,
  fail,
  type getMedia,
  type getMediaUsage,
  ok,
  type replaceMedia,
  type updateMedia,
  type uploadMedia,
} from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { NO_IMAGES, RecordService } from '../../platform/record/record-service.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { measureImage } from '../../platform/storage/measure-image.ts';
import { type ImageFailure, readImage } from '../../platform/storage/read-image.ts';
import { addMediaBytes, readMediaUsage } from './media-usage.transactions.ts';
import {
  MEDIA_KIND,
  MEDIA_NOT_FOUND,
  type ReadMediaUses,
  findMedia,
  toMediaKind,
} from './media.repository.ts';
import type { MediaRow } from './media.schema.ts';
import { lockMedia } from './media.transactions.ts';

/** A file after its checks, as it is stored. */
type StoredFile = Pick<MediaRow, 'imageKey' | 'width' | 'height' | 'bytes'>;

/** How staff add images to the media library, describe, replace and delete them. */
export class MediaLibraryService {
  readonly #platform: Platform;
  readonly #album: ImageAlbum;
  readonly #readUses: ReadMediaUses;

  constructor(platform: Platform, readUses: ReadMediaUses) {
    this.#platform = platform;
    this.#album = new ImageAlbum(platform.images, MEDIA_KIND);
    this.#readUses = readUses;
  }

  async get(id: string): Promise<Outcome<typeof getMedia>> {
    const found = await findMedia(this.#platform.db, id, this.#readUses);
    return found ? ok({ success: true, data: found }) : NOT_FOUND;
  }

  async usage(): Promise<Outcome<typeof getMediaUsage>> {
    const usedBytes = await readMediaUsage(this.#platform.db);
    return ok({ success: true, data: { usedBytes, maxBytes: MAX_MEDIA_BYTES } });
  }

  async upload(actorId: string, { file, ...texts }: NewMediaItem): Promise<Outcome<typeof uploadMedia>> {
    return this.#withFile(file, (stored) =>
      this.#records(async (tx) => ((await addMediaBytes(tx, stored.bytes)) ? ok({}) : FULL)).create(
        actorId,
        NO_IMAGES,
        () => ({
          ...texts,
          ...stored,
          focusX: CENTRE,
          focusY: CENTRE,
          uploadedBy: actorId,
          uploadedAt: new Date(this.#platform.now()),
        }),
      ),
    );
  }

  async update(
    actorId: string,
    id: string,
    { version, ...facts }: MediaChange,
  ): Promise<Outcome<typeof updateMedia>> {
    return this.#records().update(actorId, { id, version }, NO_IMAGES, () => facts);
  }

  /** Puts another file in place of the stored one, which is deleted. */
  async replace(
    actorId: string,
    id: string,
    { file, version }: SentMediaReplacement,
  ): Promise<Outcome<typeof replaceMedia>> {
    return this.#withFile(file, (stored) =>
      this.#records(async (tx) => {
        const former = await lockMedia(tx, id);
        // Without it, the record is not found.
        if (former === undefined) return ok({});
        return (await addMediaBytes(tx, stored.bytes - former.bytes)) ? ok({}) : FULL;
      }).update(actorId, { id, version }, NO_IMAGES, () => stored),
    );
  }

  /** Deletes an image and its file, unless an article shows it. */
  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteMedia>> {
    const removed = await this.#records(async (tx) => {
      const former = await lockMedia(tx, id);
      if (former === undefined) return ok({});
      const used = await this.#readUses(tx, id);
      if (used.useCount > 0) return fail({ code: 'conflict' as const, message: toUsedSentence(used) });
      await addMediaBytes(tx, -former.bytes);
      return ok({});
    }).update(actorId, { id }, NO_IMAGES, () => ({ isDeleted: true }));
    if (removed.ok) return ok({ success: true });
    const { code, message } = removed.failure;
    return code === 'conflict' ? fail({ code, message }) : NOT_FOUND;
  }

  /** The editing of images. @param begin locks, checks and counts first what a change needs */
  #records(begin?: (tx: Database) => Promise<Result<unknown, Failure<'conflict' | 'invalid'>>>) {
    return new RecordService(this.#platform, {
      ...toMediaKind(this.#readUses),
      ...(begin && { begin }),
    });
  }

  /** Checks and stores a file, and runs a change with it; a change that fails leaves no file. */
  async #withFile<Value, Problem>(
    file: File,
    change: (stored: StoredFile) => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem | ImageFailure>> {
    const image = await readImage(file, 'file', IMAGE_REJECTIONS);
    if (!image.ok) return image;
    const size = await measureImage(image.value);
    const imageKey = await this.#album.save(image.value);
    const changed = await change({ imageKey, ...size, bytes: image.value.byteLength });
    if (!changed.ok) this.#platform.background.run('delete an image', () => this.#album.remove(imageKey));
    return changed;
  }
}

/** The focus of a new image, in percent. */
const CENTRE = 50;

const NOT_FOUND = fail({ code: 'notFound' as const, message: MEDIA_NOT_FOUND });

const IS_FULL =
  'The media library is full: its images can have 500 MB together. Delete some that are not used.';
const FULL = fail({ code: 'conflict' as const, message: IS_FULL, fields: { file: IS_FULL } });

/** How many titles a sentence names. */
const MAX_NAMED = 3;

/** Why an image is not deleted: the first articles that show it. */
function toUsedSentence({ uses, useCount }: Pick<UsedMediaItem, 'uses' | 'useCount'>): string {
  const named = uses.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = useCount - named.length;
  const titles = named.join(', ');
  return rest > 0
    ? `This image is shown by ${titles} and ${rest} more. Choose another image there first.`
    : `This image is shown by ${titles}. Choose another image there first.`;
}
