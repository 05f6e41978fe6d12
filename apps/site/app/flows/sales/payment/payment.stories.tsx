import { paymentMachine } from '@pgm/machines/sales/payment';
import { paymentScenario } from '@pgm/machines/sales/payment/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PaymentScreen } from './payment.flow.tsx';

const flow = flowStories({ machine: paymentMachine, scenario: paymentScenario, Screen: PaymentScreen });

export default { title: 'Flows/Sales/Payment' };

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
