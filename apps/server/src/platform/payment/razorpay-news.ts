import type { PaymentNews } from './payment-gateway.ts';
import type { RazorpayPayment } from './razorpay-shapes.ts';

/** The longest reason of a failure that a buyer is shown, in characters. */
const LONGEST_PROBLEM = 200;

/** What all tries to pay an order come to. */
export function newsOf(tries: readonly RazorpayPayment[]): PaymentNews {
  const paid = tries.find(({ status }) => status === 'captured');
  if (paid) return newsOfOne(paid);
  // The money is promised, and will be taken or let go within minutes.
  if (tries.some(({ status }) => status === 'authorized' || status === 'created'))
    return { kind: 'underWay' };
  const [failed] = tries
    .filter(({ status }) => status === 'failed')
    .toSorted((a, b) => b.created_at - a.created_at);
  return failed ? newsOfOne(failed) : { kind: 'none' };
}

/** What one try to pay comes to. */
export function newsOfOne(payment: RazorpayPayment): PaymentNews {
  const { id: providerPaymentId, amount: amountPaise, currency, status } = payment;
  if (status === 'captured') return { kind: 'paid', providerPaymentId, amountPaise, currency };
  if (status !== 'failed') return { kind: 'none' };
  return { kind: 'failed', providerPaymentId, problem: problemOf(payment.error_description ?? '') };
}

/** Razorpay's description is made for buyers. */
function problemOf(description: string): string {
  const words = description.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (words === '') return 'The payment failed.';
  return words.length > LONGEST_PROBLEM ? `${words.slice(0, LONGEST_PROBLEM - 1).trimEnd()}…` : words;
}
