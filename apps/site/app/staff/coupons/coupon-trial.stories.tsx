import { couponTrialMachine } from '@pgm/machines/staff/coupon-trial';
import { couponTrialScenario } from '@pgm/machines/staff/coupon-trial/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CouponTrialScreen, siteCouponTrialMachine } from './coupon-trial.flow.tsx';

const flow = flowStories({
  machine: couponTrialMachine,
  scenario: couponTrialScenario,
  site: siteCouponTrialMachine('festive'),
  Screen: CouponTrialScreen,
});

export default {
  title: 'Flows/Staff/CouponTrial',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Empty = flow.at('empty');
export const Editing = flow.at('editing');
export const Quoting = flow.at('quoting');
export const Quoted = flow.at('quoted');
export const HasOrdered = flow.at('empty', { name: 'For a member who has ordered before', via: ['order'] });
export const NotQuoted = flow.at('editing', { name: 'Price not read', via: ['add', 'start', 'fail'] });
