import type {
  BrandChange,
  NewBrand,
  createBrand,
  deleteBrand,
  restoreBrand,
  updateBrand,
} from '@pgm/api/contract';
import { toHindiColumn } from '../../platform/database/hindi-column.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecordService } from '../../platform/record/record-service.ts';
import { brandKind } from './brand.repository.ts';

/** How staff edit the brands. */
export class BrandService {
  readonly #records;
  constructor(platform: Platform) {
    this.#records = new RecordService(platform, brandKind);
  }

  async create(
    actorId: string,
    { brandImage, brandSlogan, ...form }: NewBrand,
  ): Promise<Outcome<typeof createBrand>> {
    return this.#records.create(actorId, toUploads(brandImage), ([imageKey = null]) => ({
      ...form,
      hindi: toHindiColumn(form.hindi) ?? null,
      slogan: brandSlogan,
      imageKey,
    }));
  }

  async update(
    actorId: string,
    id: string,
    { brandImage, brandSlogan, version, ...form }: BrandChange,
  ): Promise<Outcome<typeof updateBrand>> {
    return this.#records.update(actorId, { id, version }, toUploads(brandImage), ([imageKey]) => ({
      ...form,
      hindi: toHindiColumn(form.hindi),
      slogan: brandSlogan,
      imageKey,
    }));
  }

  async remove(actorId: string, id: string): Promise<Outcome<typeof deleteBrand>> {
    return this.#records.remove(actorId, id);
  }

  async restore(actorId: string, id: string): Promise<Outcome<typeof restoreBrand>> {
    return this.#records.restore(actorId, id);
  }
}

function toUploads(image: File | undefined) {
  return { field: 'brandImage', files: image ? [image] : [] };
}
