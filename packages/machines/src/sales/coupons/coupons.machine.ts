import type { Coupon } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The available coupons, from which the user selects one. Provide `fetchPage` with the call. */
export const couponsMachine = createPagedList<Coupon>({ id: 'coupons', toKey: ({ code }) => code });
