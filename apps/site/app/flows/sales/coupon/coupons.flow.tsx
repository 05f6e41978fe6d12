import { type couponsMachine, couponsVerbs, couponsView } from '@pgm/machines/sales/coupons';
import { Coupons } from '@pgm/ui/sales/coupons';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useHasSession } from '#app/shell/load-account.ts';
import { savedCoupon } from './saved-coupon.ts';
import { siteCouponsMachine } from './coupons.ts';

/** The coupons of the current visitor; the chosen one goes to the cart. */
export function CouponsFlow() {
  const actor = useActorRef(siteCouponsMachine);
  const navigate = useNavigate();
  useEffect(
    () =>
      actor.on('coupon.chosen', ({ code }) => {
        savedCoupon.save(code);
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

/** The screen of the coupon list for any state of its actor. */
export function CouponsScreen({ actor }: { actor: ActorRefFrom<typeof couponsMachine> }) {
  const [facts, { use, retry }] = useFlow(actor, couponsView, couponsVerbs);
  return <Coupons {...facts} shopHref="/products" onUse={use} onRetry={retry} />;
}
