import { paymentMachine } from '@pgm/machines/sales/payment';
import { paymentScenario } from '@pgm/machines/sales/payment/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { PaymentScreen } from './payment.flow.tsx';
import { sitePaymentMachine } from './payment.ts';

const flow = flowStories({
  machine: paymentMachine,
  scenario: paymentScenario,
  site: sitePaymentMachine,
  Screen: PaymentScreen,
});

export default {
  title: 'Flows/Sales/Payment',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Opening = flow.at('opening');
export const PayingChoosing = flow.at('paying.choosing', {
  name: 'Simulated payment',
  via: ['openedSimulated'],
});
export const NotSimulated = flow.at('paying.choosing', {
  name: 'Simulated payment without a response',
  via: ['openedSimulated', 'succeed', 'notSimulated'],
});
export const PayingSimulating = flow.at('paying.simulating', {
  name: 'Simulated payment is made',
  via: ['openedSimulated', 'succeed'],
});
export const PayingLoading = flow.at('paying.loading', {
  name: 'Payment sheet is loaded',
  via: ['openedReal'],
});
export const PayingShowing = flow.at('paying.showing', {
  name: 'Payment sheet of the provider',
  via: ['openedReal', 'loaded'],
  equals: { story: 'PayingLoading', because: 'The sheet of the provider is above the page.' },
});
export const Looking = flow.at('looking', { name: 'Order is read', via: ['noLongerOpen'] });
export const ConfirmingHandingIn = flow.at('confirming.handingIn', {
  name: 'Payment is confirmed',
  via: ['openedReal', 'loaded', 'paidInSheet'],
});
export const ConfirmingAsking = flow.at('confirming.asking', {
  via: ['openedReal', 'loaded', 'paidInSheet', 'handedIn'],
  equals: { story: 'ConfirmingHandingIn', because: 'The user waits for the payment, whichever step it is.' },
});
export const ConfirmingPausing = flow.at('confirming.pausing', {
  via: ['openedReal', 'loaded', 'paidInSheet', 'handedIn', 'checkedUnpaid'],
  equals: { story: 'ConfirmingHandingIn', because: 'The user waits for the payment, whichever step it is.' },
});
export const Waiting = flow.at('waiting');
export const Failed = flow.at('failed', { name: 'Payment not opened', via: ['notOpened'] });
export const Dismissed = flow.at('failed', {
  name: 'Payment sheet closed',
  via: ['openedReal', 'loaded', 'dismissed', 'lookedUnpaid'],
});
export const Declined = flow.at('failed', {
  name: 'Simulated payment closed',
  via: ['openedSimulated', 'closeSheet', 'lookedUnpaid'],
  equals: { story: 'Dismissed', because: 'A simulation ends like a real payment.' },
});
export const Expired = flow.at('expired');
export const Paid = flow.at('paid');
export const OpeningBroke = flow.at('failed', {
  name: 'Payment could not be opened',
  via: ['openingCrashed'],
});
export const NoLongerOpen = flow.at('failed', {
  name: 'Order waits for no payment',
  via: ['noLongerOpen', 'lookedUnpaid'],
});
export const BankDeclined = flow.at('failed', {
  name: 'Declined by the bank',
  via: ['openedSimulated', 'decline', 'simulated'],
});
