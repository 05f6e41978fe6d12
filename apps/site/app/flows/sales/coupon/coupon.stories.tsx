import { couponMachine } from '@pgm/machines/sales/coupon';
import { couponScenario } from '@pgm/machines/sales/coupon/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CouponScreen } from './coupon.flow.tsx';

const flow = flowStories({ machine: couponMachine, scenario: couponScenario, Screen: CouponScreen });

export default { title: 'Flows/Sales/Coupon' };

export const Restoring = flow.at('restoring');
export const None = flow.at('none');
export const Waiting = flow.at('waiting');
export const Checking = flow.at('checking');
export const Applied = flow.at('applied');
export const Rejected = flow.at('rejected');
