import { couponOfferMachine, couponOfferView } from '@pgm/machines/sales/coupon-offer';
import { couponOfferScenario } from '@pgm/machines/sales/coupon-offer/testing';
import { CouponBox } from '@pgm/ui/sales/coupon-box';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { siteCouponOfferMachine } from './coupon-offer.ts';

/** The coupon box of a cart for any state of the offer. */
function OfferScreen({ actor }: { actor: ActorRefFrom<typeof couponOfferMachine> }) {
  const { offer } = useSelector(actor, couponOfferView);
  return (
    <CouponBox
      typed=""
      isEvaluating={false}
      couponsHref="/coupons"
      offer={offer}
      onChange={nothing}
      onApply={nothing}
      onRemove={nothing}
      onUseOffer={nothing}
    />
  );
}

const nothing = () => undefined;

const flow = flowStories({
  machine: couponOfferMachine,
  scenario: couponOfferScenario,
  site: siteCouponOfferMachine,
  Screen: OfferScreen,
});

export default { title: 'Flows/Sales/CouponOffer' };

const because = 'Nothing is shown until it is known which coupon helps most.';

export const Idle = flow.at('idle', { name: 'No coupon to offer' });
export const Waiting = flow.at('waiting', { via: ['cart'], equals: { story: 'Idle', because } });
export const Reading = flow.at('reading', {
  via: ['cart', 'rested'],
  equals: { story: 'Idle', because },
});
export const Evaluating = flow.at('evaluating', {
  via: ['cart', 'rested', 'fetched'],
  equals: { story: 'Idle', because },
});
export const Offered = flow.at('idle', {
  name: 'Coupon offered',
  via: ['cart', 'rested', 'fetched', 'evaluated'],
});
