import { confirmPayment, ok, openPayment, simulatePayment } from '../contract/index.ts';
import type { PaymentReceipt, SimulatedOutcome } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The payments of the caller's orders. */
export function paymentsClient(call: Call) {
  return {
    /** What the browser needs to let somebody pay an order. */
    open: async (orderId: string, signal?: AbortSignal) => {
      const result = await call(openPayment, { params: { id: orderId }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Hands in what the provider's sheet gave; whether it is paid stands in the order. */
    confirm: (orderId: string, receipt: PaymentReceipt, signal?: AbortSignal) =>
      call(confirmPayment, { params: { id: orderId }, body: receipt, signal }),

    /** Plays the bank where payments are simulated; `providerOrderId` is what {@link open} answered. */
    simulate: (providerOrderId: string, outcome: SimulatedOutcome, signal?: AbortSignal) =>
      call(simulatePayment, { params: { id: providerOrderId }, body: { outcome }, signal }),
  };
}
