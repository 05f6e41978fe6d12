import { couponMachine, couponWalk } from '@pgm/machines/coupon';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { CouponScreen } from './coupon.flow.tsx';

const flow = flowStories({ machine: couponMachine, walk: couponWalk, Screen: CouponScreen });

export default { title: 'Flows/Coupon' };

export const Restoring = flow.at('restoring');
export const None = flow.at('none');
export const Waiting = flow.at('waiting');
export const Checking = flow.at('checking');
export const Applied = flow.at('applied');
export const Refused = flow.at('refused');
