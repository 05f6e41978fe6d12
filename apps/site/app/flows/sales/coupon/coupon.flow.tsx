import { type couponMachine, couponVerbs, couponView } from '@pgm/machines/sales/coupon';
import { type CouponCart, couponOfferVerbs, couponOfferView } from '@pgm/machines/sales/coupon-offer';
import { CouponBox } from '@pgm/ui/sales/coupon-box';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { savedCoupon } from './saved-coupon.ts';
import { siteCouponOfferMachine } from './coupon-offer.ts';
import { siteCouponMachine } from './coupon.ts';

/**
 * The coupon of a cart, evaluated for its items and its owner, and saved for the checkout. While none is applied, the one that
 * helps most is offered.
 */
export function useCoupon({ items, subtotal, isMember }: CouponCart) {
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
  const { applied, isEvaluating } = useSelector(actor, couponView);
  const offer = useCouponOffer({
    items: applied === undefined && !isEvaluating ? items : [],
    subtotal,
    isMember,
  });
  return {
    applied: applied && { ...applied, isEvaluating },
    box: <CouponScreen actor={actor} offer={offer} />,
  };
}

/** The coupon that helps a cart most; undefined while none is known. */
function useCouponOffer(cart: CouponCart) {
  const actor = useActorRef(siteCouponOfferMachine);
  const wanted = JSON.stringify(cart);
  useEffect(() => {
    couponOfferVerbs(actor.send).cartChanged(cart);
    // Compares the cart by value: a new one is made at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor, wanted]);
  return useSelector(actor, couponOfferView).offer;
}

interface CouponScreenProps {
  readonly actor: ActorRefFrom<typeof couponMachine>;
  readonly offer?: ReturnType<typeof couponOfferView>['offer'];
}

/** The screen of the coupon box for any state of its actor. */
export function CouponScreen({ actor, offer }: CouponScreenProps) {
  const [{ typed, reason, applied, isEvaluating }, { change, apply, remove }] = useFlow(
    actor,
    couponView,
    couponVerbs,
  );
  return (
    <CouponBox
      typed={typed}
      reason={reason}
      applied={applied}
      isEvaluating={isEvaluating}
      couponsHref="/coupons"
      offer={offer}
      onChange={change}
      onApply={apply}
      onRemove={remove}
      onUseOffer={(code) => {
        change(code);
        apply();
      }}
    />
  );
}
