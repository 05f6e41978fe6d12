import { paymentMachine, paymentWalk } from '@pgm/machines/payment';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { PaymentScreen } from './payment.flow.tsx';

const flow = flowStories({ machine: paymentMachine, walk: paymentWalk, Screen: PaymentScreen });

export default { title: 'Flows/Payment' };

export const Opening = flow.at('opening');
export const PayingChoosing = flow.at('paying.choosing');
export const PayingSimulating = flow.at('paying.simulating');
export const PayingLoading = flow.at('paying.loading');
export const PayingShowing = flow.at('paying.showing');
export const Looking = flow.at('looking');
export const ConfirmingHandingIn = flow.at('confirming.handingIn');
export const ConfirmingAsking = flow.at('confirming.asking');
export const ConfirmingPausing = flow.at('confirming.pausing');
export const Waiting = flow.at('waiting');
export const Failed = flow.at('failed');
export const Expired = flow.at('expired');
export const Paid = flow.at('paid');
