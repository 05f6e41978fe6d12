import { type CouponItems, type couponMachine, couponVerbs, couponView } from '@pgm/machines/sales/coupon';
import { CouponBox } from '@pgm/ui/sales/coupon-box';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { savedCoupon } from './saved-coupon.ts';
import { siteCouponMachine } from './coupon.ts';

/**
 * The coupon of a cart, evaluated for its items and its owner; the session storage has it for the checkout.
 * @param isMember whether the user is logged in: members are evaluated by more rules than guests
 */
export function useCoupon(items: CouponItems, isMember: boolean) {
  const actor = useActorRef(siteCouponMachine);
  useEmitted(actor, {
    'coupon.applied': ({ code }) => savedCoupon.save(code),
    'coupon.removed': savedCoupon.forget,
    'toast.show': toasts.show,
  });
  const wanted = JSON.stringify(items);
  useEffect(() => {
    couponVerbs(actor.send).itemsChanged(items);
    // Compares the items by value: the cart makes a new list at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, wanted, isMember]);
  const { applied, isEvaluating } = couponView(useSelector(actor, (snapshot) => snapshot));
  return { applied: applied && { ...applied, isEvaluating }, box: <CouponScreen actor={actor} /> };
}

/** The screen of the coupon box for any state of its actor. */
export function CouponScreen({ actor }: { actor: ActorRefFrom<typeof couponMachine> }) {
  const { typed, reason, applied, isEvaluating } = couponView(useSelector(actor, (snapshot) => snapshot));
  const { change, apply, remove } = couponVerbs(actor.send);
  return (
    <CouponBox
      typed={typed}
      reason={reason}
      applied={applied}
      isEvaluating={isEvaluating}
      couponsHref="/coupons"
      onChange={change}
      onApply={apply}
      onRemove={remove}
    />
  );
}
