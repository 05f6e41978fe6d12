import { couponsMachine } from '@pgm/machines/sales/coupons';
import { couponsScenario } from '@pgm/machines/sales/coupons/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { CouponsScreen } from './coupons.flow.tsx';
import { siteCouponsMachine } from './coupons.ts';

const flow = flowStories({
  machine: couponsMachine,
  scenario: couponsScenario,
  site: siteCouponsMachine,
  Screen: CouponsScreen,
});

export default {
  title: 'Flows/Sales/Coupons',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
