import { type couponsMachine, couponsVerbs, couponsView } from '@pgm/machines/coupons';
import { Coupons } from '@pgm/ui/coupons';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useHasSession } from '#app/shared/account-door.ts';
import { couponMemory } from './coupon-memory.ts';
import { siteCouponsMachine } from './coupons.ts';

/** The coupons of whoever looks; the one that is chosen goes to the cart. */
export function CouponsFlow() {
  const actor = useActorRef(siteCouponsMachine);
  const navigate = useNavigate();
  useEffect(
    () =>
      actor.on('coupon.chosen', ({ code }) => {
        couponMemory.keep(code);
        void navigate('/manage/cart');
      }).unsubscribe,
    [actor, navigate],
  );
  const isMember = useHasSession();
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (wasMember.current === isMember) return;
    wasMember.current = isMember;
    couponsVerbs(actor.send).viewerChanged();
  }, [actor, isMember]);
  return <CouponsScreen actor={actor} />;
}

/** The list in whatever state its actor is. */
export function CouponsScreen({ actor }: { actor: ActorRefFrom<typeof couponsMachine> }) {
  const { use, retry } = couponsVerbs(actor.send);
  return (
    <Coupons
      {...couponsView(useSelector(actor, (snapshot) => snapshot))}
      shopHref="/products"
      onUse={use}
      onRetry={retry}
    />
  );
}
