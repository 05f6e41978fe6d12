import {
  type BodyOf,
  PHOTO_REJECTIONS,
  type QueryOf,
  type deleteReview,
  fail,
  type getOwnReview,
  isNoFile,
  type listReviews,
  ok,
  type saveReview as saveReviewCall,
} from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { imageKey } from '../../platform/storage/image-storage.ts';
import { isProductOnShow } from '../tables/product-rows.transactions.ts';
import { toOwnReview } from './review.mapper.ts';
import { ReviewRepository, isOwn } from './review.repository.ts';
import { REVIEW_PHOTO_FOLDER, reviews } from './review.schema.ts';
import { type IsBuyer, NOT_DELIVERED, saveReview } from './save-review.ts';

/** The reviews of products: visitors read them, members write their own. */
export class ReviewService {
  readonly #album: ImageAlbum;
  readonly #isBuyer: IsBuyer;
  readonly #platform: Pick<Platform, 'background' | 'db' | 'now'>;
  readonly #repository: ReviewRepository;

  constructor(
    { images, ...platform }: Pick<Platform, 'background' | 'db' | 'images' | 'now'>,
    isBuyer: IsBuyer,
  ) {
    this.#isBuyer = isBuyer;
    this.#album = new ImageAlbum(images, REVIEW_PHOTO_FOLDER);
    this.#platform = platform;
    this.#repository = new ReviewRepository(platform.db);
  }

  async list(productId: string, query: QueryOf<typeof listReviews>): Promise<Outcome<typeof listReviews>> {
    if (!(await isProductOnShow(this.#platform.db, productId))) return NO_PRODUCT;
    return pagedOnRequest(this.#repository, { ...query, productId });
  }

  async getOwn(userId: string, productId: string): Promise<Outcome<typeof getOwnReview>> {
    const row = await this.#repository.findOwn(userId, productId);
    if (!row && !(await isProductOnShow(this.#platform.db, productId))) return NO_PRODUCT;
    const canWrite = await this.#isBuyer(this.#platform.db, userId, productId);
    return ok({ success: true, data: { canWrite, review: row ? toOwnReview(row) : null } });
  }

  /** Whether a member can write a review of a product; checked before photos are received. */
  async findForBuyer(userId: string, productId: string) {
    if (!(await isProductOnShow(this.#platform.db, productId))) return NO_PRODUCT;
    return (await this.#isBuyer(this.#platform.db, userId, productId)) ? ok(true as const) : NOT_DELIVERED;
  }

  /** Saves the review. Photos that it does not have any more are deleted. */
  async save(
    userId: string,
    productId: string,
    { photos, images, ...written }: BodyOf<typeof saveReviewCall>,
  ): Promise<Outcome<typeof saveReviewCall>> {
    const chosen = images.filter((file) => !isNoFile(file));
    const added = await this.#album.saveFiles(chosen, 'images', PHOTO_REJECTIONS);
    if (!added.ok) return added;
    const { db, now } = this.#platform;
    const stay = photos.flatMap((address) => imageKey(address) ?? []);
    const saved = await attempt(db, (tx) =>
      saveReview(tx, {
        ...written,
        userId,
        productId,
        photos: stay,
        added: added.value,
        at: new Date(now()),
        isBuyer: this.#isBuyer,
      }),
    );
    const used = saved.ok ? saved.value.after.photos : [];
    const former = saved.ok ? (saved.value.before?.photos ?? []) : [];
    this.#deletePhotos([...former, ...added.value].filter((key) => !used.includes(key)));
    return saved.ok ? ok({ success: true, data: toOwnReview(saved.value.after) }) : saved;
  }

  async remove(userId: string, productId: string): Promise<Outcome<typeof deleteReview>> {
    const [removed] = await this.#platform.db.delete(reviews).where(isOwn(userId, productId)).returning();
    if (!removed) return fail({ code: 'notFound', message: 'Review not found' });
    this.#deletePhotos(removed.photos);
    return ok({ success: true });
  }

  #deletePhotos(keys: readonly string[]): void {
    const { background } = this.#platform;
    for (const key of keys) background.run('delete a photo', () => this.#album.remove(key));
  }
}

const NO_PRODUCT = fail({ code: 'notFound' as const, message: 'Product not found' });
