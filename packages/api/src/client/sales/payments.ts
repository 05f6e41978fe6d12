import { confirmPayment, openPayment, simulatePayment } from '../../contract/index.ts';
import type { PaymentReceipt, SimulatedOutcome } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The payments of the caller's orders. */
export function paymentsClient(call: Call) {
  return {
    /** The data that the browser needs for the payment of an order. */
    open: (orderId: string, signal?: AbortSignal) =>
      toData(call(openPayment, { params: { id: orderId }, signal })),

    /** Sends the receipt of the provider's sheet; the order shows whether it is paid. */
    confirm: (orderId: string, receipt: PaymentReceipt, signal?: AbortSignal) =>
      call(confirmPayment, { params: { id: orderId }, body: receipt, signal }),

    /** Simulates the bank where payments are simulated; `providerOrderId` is the one that {@link open} returned. */
    simulate: (providerOrderId: string, outcome: SimulatedOutcome, signal?: AbortSignal) =>
      call(simulatePayment, { params: { id: providerOrderId }, body: { outcome }, signal }),
  };
}
