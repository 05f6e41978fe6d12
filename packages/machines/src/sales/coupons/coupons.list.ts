import type { Coupon } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** The available coupons, from which the user selects one. Provide `fetchPage` with the call. */
export const couponsMachine = createPagedList<Coupon>({ id: 'coupons', toKey: ({ code }) => code });

/** The facts that the list of coupons shows; while it is read again, its coupons may be another visitor's. */
export function couponsView(snapshot: SnapshotFrom<typeof couponsMachine>) {
  const { status, items, error } = pagedListView(snapshot);
  const coupons = status === 'ready' ? items : [];
  return { status: status === 'ready' && coupons.length === 0 ? ('empty' as const) : status, coupons, error };
}

/** What can happen to the list, as functions. */
export const couponsVerbs = pagedListVerbs<Coupon, undefined>;
