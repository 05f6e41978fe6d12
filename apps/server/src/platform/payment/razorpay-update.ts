import type { PaymentUpdate } from './payment-gateway.ts';
import type { RazorpayPayment } from './razorpay-shapes.ts';

/** The maximum length of a failure's reason that a buyer sees, in characters. */
const MAX_PROBLEM = 200;

/** The outcome of all attempts to pay an order. */
export function toPaymentUpdate(tries: readonly RazorpayPayment[]): PaymentUpdate {
  const paid = tries.find(({ status }) => status === 'captured');
  if (paid) return toSingleUpdate(paid);
  // The money is authorized, and will be captured or released within minutes.
  if (tries.some(({ status }) => status === 'authorized' || status === 'created'))
    return { kind: 'underWay' };
  const [failed] = tries
    .filter(({ status }) => status === 'failed')
    .toSorted((a, b) => b.created_at - a.created_at);
  return failed ? toSingleUpdate(failed) : { kind: 'none' };
}

/** The outcome of one attempt to pay. */
export function toSingleUpdate(payment: RazorpayPayment): PaymentUpdate {
  const { id: providerPaymentId, amount: amountPaise, currency, status } = payment;
  if (status === 'captured') return { kind: 'paid', providerPaymentId, amountPaise, currency };
  if (status !== 'failed') return { kind: 'none' };
  return { kind: 'failed', providerPaymentId, problem: toProblem(payment.error_description ?? '') };
}

/** Razorpay writes this description for buyers. */
function toProblem(description: string): string {
  const words = description.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (words === '') return 'The payment failed.';
  return words.length > MAX_PROBLEM ? `${words.slice(0, MAX_PROBLEM - 1).trimEnd()}…` : words;
}
