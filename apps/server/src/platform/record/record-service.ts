import { type Failure, IMAGE_REJECTIONS, type Result, fail, ok } from '@pgm/api/contract';
import type { Platform } from '../platform.ts';
import { ImageAlbum } from '../storage/image-album.ts';
import type { ImageFailure } from '../storage/read-image.ts';
import { type Changed, createRecord, toSaved, updateRecord } from './record-editing.ts';
import type { RecordChanges, RecordKind, RecordRow } from './record-kind.ts';

/** The images that come with a change. */
interface Uploads {
  /** The field of the form, for a failure. */
  readonly field: string;
  readonly files: readonly File[];
}

/** The uploads of a record without images. */
export const NO_IMAGES = { field: '', files: [] } as const;

type Saved<Wire, Problem> = Promise<Result<{ success: true; data: Wire }, Problem>>;

/** A record, and the version of it that the editor read; without one, the last change wins. */
interface RecordTarget {
  readonly id: string;
  readonly version?: number | undefined;
}

/** How staff edit one kind of record: its images, its versions, its audit entries. */
export class RecordService<Row extends RecordRow, Fields, Wire> {
  readonly #album: ImageAlbum;
  readonly #kind: RecordKind<Row, Fields, Wire>;
  readonly #platform: Pick<Platform, 'background' | 'db' | 'images' | 'now'>;

  constructor(
    platform: Pick<Platform, 'background' | 'db' | 'images' | 'now'>,
    kind: RecordKind<Row, Fields, Wire>,
  ) {
    this.#album = new ImageAlbum(platform.images, kind.name);
    this.#kind = kind;
    this.#platform = platform;
  }

  /** Adds a record. @param toFields its values, by the storage keys of the new images */
  create(
    actorId: string,
    uploads: typeof NO_IMAGES,
    toFields: () => Fields,
  ): Saved<Wire, Failure<'conflict' | 'invalid'>>;
  create(
    actorId: string,
    uploads: Uploads,
    toFields: (keys: readonly string[]) => Fields,
  ): Saved<Wire, Failure<'conflict' | 'invalid'> | ImageFailure>;
  async create(
    actorId: string,
    uploads: Uploads,
    toFields: (keys: readonly string[]) => Fields,
  ): Saved<Wire, Failure<'conflict' | 'invalid'> | ImageFailure> {
    const keys = await this.#album.saveFiles(uploads.files, uploads.field, IMAGE_REJECTIONS);
    if (!keys.ok) return keys;
    const created = await createRecord(
      this.#platform.db,
      this.#kind,
      toFields(keys.value),
      this.#editor(actorId),
    );
    this.#deleteUnused(keys.value, created);
    return created.ok ? this.#respond(created.value.after.id) : created;
  }

  /**
   * Changes a record, or restores it with `isDeleted: false`.
   * @param toChanges the new values, by the storage keys of the new images and the stored record
   */
  update(
    actorId: string,
    target: RecordTarget,
    uploads: typeof NO_IMAGES,
    toChanges: () => RecordChanges<Fields>,
  ): Saved<Wire, Failure<'conflict' | 'invalid' | 'notFound'>>;
  update(
    actorId: string,
    target: RecordTarget,
    uploads: Uploads,
    toChanges: (keys: readonly string[], row: Row) => RecordChanges<Fields>,
  ): Saved<Wire, Failure<'conflict' | 'invalid' | 'notFound'> | ImageFailure>;
  async update(
    actorId: string,
    target: RecordTarget,
    uploads: Uploads,
    toChanges: (keys: readonly string[], row: Row) => RecordChanges<Fields>,
  ): Saved<Wire, Failure<'conflict' | 'invalid' | 'notFound'> | ImageFailure> {
    const keys = await this.#album.saveFiles(uploads.files, uploads.field, IMAGE_REJECTIONS);
    if (!keys.ok) return keys;
    const changed = await updateRecord(
      this.#platform.db,
      this.#kind,
      target,
      (row) => toChanges(keys.value, row),
      this.#editor(actorId),
    );
    this.#deleteUnused(keys.value, changed);
    return toSaved(this.#platform.db, this.#kind, target.id, changed);
  }

  /** Deletes a record so that it can be restored. */
  async remove(actorId: string, id: string): Promise<Result<{ success: true }, Failure<'notFound'>>> {
    const removed = await this.#setDeleted(actorId, id, true);
    return removed.ok ? ok({ success: true }) : removed;
  }

  /** Restores a deleted record. One that is not deleted stays as it is. */
  async restore(actorId: string, id: string): Saved<Wire, Failure<'notFound'>> {
    const restored = await this.#setDeleted(actorId, id, false);
    return restored.ok ? this.#respond(id) : restored;
  }

  async #setDeleted(actorId: string, id: string, isDeleted: boolean) {
    const unchanged: RecordChanges<Fields> = {};
    const toChanges = () => ({ ...unchanged, isDeleted });
    const { db } = this.#platform;
    const changed = await updateRecord(db, this.#kind, { id }, toChanges, this.#editor(actorId));
    return changed.ok ? changed : fail({ code: 'notFound' as const, message: this.#kind.notFound });
  }

  #editor(actorId: string) {
    return { actorId, at: new Date(this.#platform.now()) };
  }

  async #respond(id: string) {
    return ok({ success: true as const, data: await this.#kind.find(this.#platform.db, id) });
  }

  /** Deletes the images to which nothing refers after a change: the replaced ones, or those of a rejected change. */
  #deleteUnused(saved: readonly string[], change: Result<Changed<Row>, unknown>): void {
    const { hasSharedImages, toImageKeys = () => [] } = this.#kind;
    const before = change.ok && !hasSharedImages ? change.value.before : undefined;
    const former = before ? toImageKeys(before) : [];
    const used = change.ok ? toImageKeys(change.value.after) : [];
    const unused = [...saved, ...former].filter((key) => !used.includes(key));
    for (const key of unused) this.#platform.background.run('delete an image', () => this.#album.remove(key));
  }
}
