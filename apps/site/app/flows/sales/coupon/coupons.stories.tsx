import { couponsMachine } from '@pgm/machines/sales/coupons';
import { couponsScenario } from '@pgm/machines/sales/coupons/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CouponsScreen } from './coupons.flow.tsx';

const flow = flowStories({ machine: couponsMachine, scenario: couponsScenario, Screen: CouponsScreen });

export default { title: 'Flows/Sales/Coupons' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
