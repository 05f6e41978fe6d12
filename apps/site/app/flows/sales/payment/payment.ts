import { paymentMachine } from '@pgm/machines/sales/payment';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { showRazorpay } from './show-razorpay.ts';

/** The payment machine with the site's implementations. */
export const sitePaymentMachine = withPorts(paymentMachine)({
  actors: {
    openPayment: fromPromise(async ({ input, signal }) =>
      (await browserClient()).payments.open(input, signal),
    ),
    loadRazorpay: fromPromise(() => loadRazorpay()),
    showRazorpay: fromPromise(({ input, signal }) => showRazorpay(window.Razorpay, input, signal)),
    simulate: fromPromise(async ({ input: { providerOrderId, outcome }, signal }) =>
      (await browserClient()).payments.simulate(providerOrderId, outcome, signal),
    ),
    handIn: fromPromise(async ({ input: { orderId, receipt }, signal }) =>
      (await browserClient()).payments.confirm(orderId, receipt, signal),
    ),
    fetchOrder: fromPromise(async ({ input, signal }) => (await browserClient()).orders.get(input, signal)),
  },
});
