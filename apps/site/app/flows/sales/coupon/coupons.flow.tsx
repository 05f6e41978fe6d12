import { type couponsMachine, couponsVerbs, couponsView } from '@pgm/machines/sales/coupons';
import { Coupons } from '@pgm/ui/sales/coupons';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useHasSession } from '#app/kit/account-code.ts';
import { savedCoupon } from './saved-coupon.ts';
import { siteCouponsMachine } from './coupons.ts';

/** The coupons of the current visitor, loaded again after a login or a logout: members can use other coupons than guests. */
export function CouponsFlow() {
  return <VisitorCoupons key={String(useHasSession())} />;
}

/** The coupons of one visitor; the chosen one goes to the cart. */
function VisitorCoupons() {
  const actor = useActorRef(siteCouponsMachine);
  const navigate = useNavigate();
  const use = (code: string) => {
    savedCoupon.save(code);
    void navigate('/manage/cart');
  };
  return <CouponsScreen actor={actor} onUse={use} />;
}

interface CouponsScreenProps {
  readonly actor: ActorRefFrom<typeof couponsMachine>;
  readonly onUse?: (code: string) => void;
}

const nothing = () => undefined;

/** The screen of the coupon list for any state of its actor. */
export function CouponsScreen({ actor, onUse = nothing }: CouponsScreenProps) {
  const [facts, { retry }] = useFlow(actor, couponsView, couponsVerbs);
  return <Coupons {...facts} shopHref="/products" onUse={onUse} onRetry={retry} />;
}
