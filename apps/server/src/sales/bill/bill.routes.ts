import { tryCoupon } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { quoteTrial } from './try-coupon.ts';

/** The call by which staff try a coupon on a sample cart. */
export function billRoutes({ db, now }: Pick<Platform, 'db' | 'now'>) {
  return [route(tryCoupon, ({ params, body }) => quoteTrial(db, params.id, body, new Date(now())))];
}
