import { type CouponItems, type couponMachine, couponVerbs, couponView } from '@pgm/machines/coupon';
import { CouponBox } from '@pgm/ui/coupon-box';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { couponMemory } from './coupon-memory.ts';
import { siteCouponMachine } from './coupon.ts';

/**
 * The coupon of a cart, judged for what is in it and for whose it is; the tab keeps it for the checkout.
 * @param isMember whether somebody is logged in: members are judged by more than guests
 */
export function useCoupon(items: CouponItems, isMember: boolean) {
  const actor = useActorRef(siteCouponMachine);
  useEffect(() => {
    const applied = actor.on('coupon.applied', ({ code }) => couponMemory.keep(code));
    const removed = actor.on('coupon.removed', couponMemory.forget);
    return () => {
      applied.unsubscribe();
      removed.unsubscribe();
    };
  }, [actor]);
  const wanted = JSON.stringify(items);
  useEffect(() => {
    couponVerbs(actor.send).itemsChanged(items);
    // By what they say: the cart makes a new list of them each time it is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, wanted, isMember]);
  const { applied, isJudging } = couponView(useSelector(actor, (snapshot) => snapshot));
  return { applied: applied && { ...applied, isJudging }, box: <CouponScreen actor={actor} /> };
}

/** The coupon box in whatever state its actor is. */
export function CouponScreen({ actor }: { actor: ActorRefFrom<typeof couponMachine> }) {
  const { typed, reason, applied, isJudging } = couponView(useSelector(actor, (snapshot) => snapshot));
  const { change, apply, remove } = couponVerbs(actor.send);
  return (
    <CouponBox
      typed={typed}
      reason={reason}
      applied={applied}
      isJudging={isJudging}
      couponsHref="/coupons"
      onChange={change}
      onApply={apply}
      onRemove={remove}
    />
  );
}
