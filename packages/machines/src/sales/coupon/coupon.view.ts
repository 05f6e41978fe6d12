import type { SnapshotFrom } from 'xstate';
import type { CouponEvent, CouponItems, couponMachine } from './coupon.machine.ts';

export {
  type CouponEvent,
  type CouponItems,
  type CouponVerdict,
  type CouponWish,
  couponMachine,
} from './coupon.machine.ts';

/** The facts that the coupon box and the total below it show. */
export function couponView(snapshot: SnapshotFrom<typeof couponMachine>) {
  const { typed, code, discount, reason } = snapshot.context;
  return {
    typed,
    reason,
    /** The coupon that is applied, or was applied until the cart changed. */
    applied: discount !== undefined && code !== undefined ? { code, discount } : undefined,
    /** The discount is being checked by the server. */
    isEvaluating: snapshot.matches('waiting') || snapshot.matches('checking'),
    canApply: snapshot.can({ type: 'coupon.apply' }),
  };
}

/** What can happen to the coupon, as functions. */
export function couponVerbs(send: (event: CouponEvent) => void) {
  return {
    change: (typed: string) => send({ type: 'coupon.change', typed }),
    apply: () => send({ type: 'coupon.apply' }),
    remove: () => send({ type: 'coupon.remove' }),
    itemsChanged: (items: CouponItems) => send({ type: 'items.changed', items }),
  };
}
