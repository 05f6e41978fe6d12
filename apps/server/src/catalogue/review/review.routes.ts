import {
  type BodyOf,
  decideReview as decideReviewCall,
  deleteReview,
  getOwnReview,
  getStaffReview,
  listReviews,
  listStaffReviews,
  ok,
  saveReview,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { attempt } from '../../platform/database/attempt.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { toDecidedRecord } from '../../platform/record/decided-record.ts';
import { NOT_FOUND, decideReview } from './decide-review.ts';
import { ReviewService } from './review.service.ts';
import type { IsBuyer } from './save-review.ts';
import { findStaffReview, staffReviews } from './staff-review.repository.ts';

/** How many changes of reviews one member may send: each may decode photos, and staff look at each. */
const CHANGES = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** The calls on reviews. */
export function reviewRoutes(platform: Platform, isBuyer: IsBuyer) {
  const { catalogueCache, db, limiter, now } = platform;
  const service = new ReviewService(platform, isBuyer);
  const changes = limiter(CHANGES);

  const get = async (id: string): Promise<Outcome<typeof getStaffReview>> => {
    const review = await findStaffReview(db, id);
    return review ? ok({ success: true, data: review }) : NOT_FOUND;
  };

  const decide = async (
    actorId: string,
    id: string,
    { version, decision }: BodyOf<typeof decideReviewCall>,
  ): Promise<Outcome<typeof decideReviewCall>> => {
    const editor = { actorId, at: new Date(now()) };
    const decided = await attempt(db, (tx) => decideReview(tx, { id, version, decision, editor }));
    return toDecidedRecord({ decided, version, find: () => findStaffReview(db, id), notFound: NOT_FOUND });
  };

  return [
    route(listReviews, ({ params, query }) => service.list(params.id, query), { cache: catalogueCache }),
    route(getOwnReview, ({ caller, params }) => service.getOwn(caller.id, params.productId)),
    route(saveReview, ({ caller, params, body }) => service.save(caller.id, params.productId, body), {
      find: async ({ caller, params }) => {
        const found = await service.findForBuyer(caller.id, params.productId);
        return found.ok ? ((await changes.count('reviews', caller.id)) ?? found) : found;
      },
    }),
    route(deleteReview, ({ caller, params }) => service.remove(caller.id, params.productId)),
    route(listStaffReviews, ({ query }) => staffPage(db, staffReviews, query)),
    route(getStaffReview, ({ params }) => get(params.id)),
    route(decideReviewCall, ({ caller, params, body }) => decide(caller.id, params.id, body)),
  ];
}
