import {
  type CategoryChange,
  type NewCategory,
  type SubCategoryEdits,
  type createCategory,
  type CategoryMove,
  type deleteCategory,
  fail,
  type moveCategory,
  ok,
  type restoreCategory,
  type updateCategory,
} from '@pgm/api/contract';
import { toHindiColumn } from '../../platform/database/hindi-column.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecordService } from '../../platform/record/record-service.ts';
import { countInSubCategories, moveBetweenSubCategories } from './sub-category.transactions.ts';
import { moveByOne } from './category-order.ts';
import { categoryKind } from './category.repository.ts';
import { inSubCategories, toSubCategoryMoves } from './sub-category-edits.ts';

/** How staff edit the categories. */
export class CategoryService {
  readonly #platform;
  readonly #records;
  constructor(platform: Platform) {
    this.#platform = platform;
    this.#records = new RecordService(platform, categoryKind);
  }

  async create(
    actorId: string,
    { categoryImage, categoryUniqueName, isDeleted: _isDeleted, ...form }: NewCategory,
  ): Promise<Outcome<typeof createCategory>> {
    return this.#records.create(actorId, toUploads(categoryImage), ([imageKey = null]) => ({
      ...form,
      hindi: inSubCategories(toHindiColumn(form.hindi), form.subCategories) ?? null,
      uniqueName: categoryUniqueName,
      imageKey,
    }));
  }

  async update(
    actorId: string,
    id: string,
    { categoryImage, categoryUniqueName, subCategoryEdits, version, ...form }: CategoryChange,
  ): Promise<Outcome<typeof updateCategory>> {
    const records = new RecordService(this.#platform, withProducts(subCategoryEdits ?? undefined));
    return records.update(actorId, { id, version }, toUploads(categoryImage), ([imageKey]) => ({
      ...form,
      hindi: toHindiColumn(form.hindi),
      uniqueName: categoryUniqueName,
      imageKey,
    }));
  }

  /** Moves a category by one place. */
  async move(actorId: string, id: string, to: CategoryMove['to']): Promise<Outcome<typeof moveCategory>> {
    const { db, now } = this.#platform;
    const isThere = await db.transaction((tx) => moveByOne(tx, id, to, { actorId, at: new Date(now()) }));
    if (!isThere) return fail({ code: 'notFound', message: categoryKind.notFound });
    return ok({ success: true, data: await categoryKind.find(db, id) });
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteCategory>> {
    return this.#records.remove(actorId, id);
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreCategory>> {
    return this.#records.restore(actorId, id);
  }
}

/** The editing of a category whose products follow the edits of its subcategories, in the same transaction. */
function withProducts(edits: SubCategoryEdits | undefined): typeof categoryKind {
  let counts: ReadonlyMap<string, number> = new Map();
  let moves: ReadonlyMap<string, string | null> = new Map();
  return {
    ...categoryKind,
    async lock(tx, id) {
      const row = await categoryKind.lock(tx, id);
      if (row) counts = await countInSubCategories(tx, id);
      return row;
    },
    applyRules({ subCategories, hindi }, before) {
      const planned = toSubCategoryMoves(before?.subCategories ?? [], subCategories, counts, edits);
      if (!planned.ok) return planned;
      moves = planned.value;
      const names = subCategories ?? before?.subCategories ?? [];
      return ok({
        hindi: inSubCategories(hindi === undefined ? before?.hindi : hindi, names, moves) ?? null,
      });
    },
    async update(tx, id, changes, editor) {
      const row = await categoryKind.update(tx, id, changes, editor);
      await moveBetweenSubCategories(tx, id, moves, editor);
      return row;
    },
  };
}

function toUploads(image: File | undefined) {
  return { field: 'categoryImage', files: image ? [image] : [] };
}
