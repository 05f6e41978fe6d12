import { couponsMachine, couponsWalk } from '@pgm/machines/coupons';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { CouponsScreen } from './coupons.flow.tsx';

const flow = flowStories({ machine: couponsMachine, walk: couponsWalk, Screen: CouponsScreen });

export default { title: 'Flows/Coupons' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('empty');
export const Failed = flow.at('failed');
