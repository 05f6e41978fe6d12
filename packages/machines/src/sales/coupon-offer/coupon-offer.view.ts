import type { SnapshotFrom } from 'xstate';
import type { CouponCart, CouponOfferEvent, couponOfferMachine } from './coupon-offer.machine.ts';

export { type CouponCart, couponOfferMachine } from './coupon-offer.machine.ts';

/** The facts that the offer of a coupon shows. */
export function couponOfferView(snapshot: SnapshotFrom<typeof couponOfferMachine>) {
  return {
    /** Undefined while it is looked for, so that no smaller discount is offered first. */
    offer: snapshot.matches('idle') ? snapshot.context.offer : undefined,
  };
}

/** What can happen to the offer, as functions. */
export function couponOfferVerbs(send: (event: CouponOfferEvent) => void) {
  return { cartChanged: (cart: CouponCart) => send({ type: 'cart.changed', ...cart }) };
}
