import type {
  CategoryChange,
  NewCategory,
  createCategory,
  deleteCategory,
  restoreCategory,
  updateCategory,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecordService } from '../../platform/record/record-service.ts';
import { categoryKind } from './category.repository.ts';

/** How staff edit the categories. */
export class CategoryService {
  readonly #records;
  constructor(platform: Platform) {
    this.#records = new RecordService(platform, categoryKind);
  }

  async create(
    actorId: string,
    { categoryImage, categoryUniqueName, isDeleted: _isDeleted, ...form }: NewCategory,
  ): Promise<Outcome<typeof createCategory>> {
    return this.#records.create(actorId, toUploads(categoryImage), ([imageKey = null]) => ({
      ...form,
      uniqueName: categoryUniqueName,
      imageKey,
    }));
  }

  async update(
    actorId: string,
    id: string,
    { categoryImage, categoryUniqueName, version, ...form }: CategoryChange,
  ): Promise<Outcome<typeof updateCategory>> {
    return this.#records.update(actorId, { id, version }, toUploads(categoryImage), ([imageKey]) => ({
      ...form,
      uniqueName: categoryUniqueName,
      imageKey,
    }));
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteCategory>> {
    return this.#records.remove(actorId, id);
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreCategory>> {
    return this.#records.restore(actorId, id);
  }
}

function toUploads(image: File | undefined) {
  return { field: 'categoryImage', files: image ? [image] : [] };
}
