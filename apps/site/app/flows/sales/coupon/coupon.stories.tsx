import { couponMachine } from '@pgm/machines/sales/coupon';
import { couponScenario } from '@pgm/machines/sales/coupon/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CouponScreen } from './coupon.flow.tsx';
import { siteCouponMachine } from './coupon.ts';

const flow = flowStories({
  machine: couponMachine,
  scenario: couponScenario,
  site: siteCouponMachine,
  Screen: CouponScreen,
});

export default { title: 'Flows/Sales/Coupon' };

export const Restoring = flow.at('restoring', { name: 'No coupon' });
export const None = flow.at('none', { name: 'Code typed', via: ['nothingToRecall', 'typing'] });
export const Waiting = flow.at('waiting', { name: 'Saved coupon waits for the cart', via: ['recalled'] });
export const Checking = flow.at('checking', {
  via: ['items', 'recalled', 'rested'],
  equals: { story: 'Waiting', because: 'For the user the check begins with the page.' },
});
export const Applied = flow.at('applied', { via: ['items', 'recalled', 'rested', 'usable'] });
export const Rejected = flow.at('rejected', {
  name: 'Order too small for the coupon',
  via: ['items', 'recalled', 'rested', 'unusable'],
});
export const Over = flow.at('rejected', {
  name: 'Coupon expired',
  via: ['items', 'recalled', 'rested', 'over'],
});
export const NotTyped = flow.at('rejected', { name: 'No code typed', via: ['nothingToRecall', 'apply'] });
export const NotChecked = flow.at('rejected', {
  name: 'Coupon not checked',
  via: ['items', 'recalled', 'rested', 'connectionLost'],
});
