import { PaymentReceipt } from '@pgm/api/contract';
import type { RazorpayOpening, CheckoutResult } from '@pgm/machines/sales/payment';
import * as z from 'zod/mini';
import { brand } from '#app/brand.ts';

/** The response of the sheet after a payment. */
const Paid = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

/** The response of the sheet after a failed attempt. */
const Failed = z.object({ error: z.object({ description: z.string().check(z.minLength(1)) }) });

/** Shows Razorpay's sheet until the user pays or closes it; closes it when `signal` aborts. */
export function showRazorpay(
  Razorpay: Window['Razorpay'],
  { keyId, providerOrderId, amount, prefill }: RazorpayOpening,
  signal: AbortSignal,
): Promise<CheckoutResult> {
  return new Promise((resolve) => {
    if (Razorpay === undefined) throw new Error('Razorpay is not loaded');
    // When the last attempt failed, closing the sheet reports that failure.
    let atClose: CheckoutResult = { kind: 'dismissed' };
    const sheet = new Razorpay({
      key: keyId,
      order_id: providerOrderId,
      amount: Math.round(amount * 100),
      currency: 'INR',
      name: brand.name,
      prefill: {
        name: prefill.name,
        ...(prefill.email !== null && { email: prefill.email }),
        ...(prefill.contact !== null && { contact: prefill.contact }),
      },
      modal: { ondismiss: () => resolve(atClose), confirm_close: true },
      handler: (response) => resolve({ kind: 'paid', receipt: receiptIn(response) }),
    });
    sheet.on('payment.failed', (response) => {
      atClose = { kind: 'failed', reason: reasonIn(response) };
    });
    signal.addEventListener('abort', () => sheet.close(), { once: true });
    sheet.open();
  });
}

/** Undefined when the response has an unknown form: the order then shows whether it is paid. */
function receiptIn(response: unknown): PaymentReceipt | undefined {
  const paid = Paid.safeParse(response);
  if (!paid.success) return undefined;
  return PaymentReceipt.safeParse({
    providerOrderId: paid.data.razorpay_order_id,
    providerPaymentId: paid.data.razorpay_payment_id,
    signature: paid.data.razorpay_signature,
  }).data;
}

function reasonIn(response: unknown): string {
  return Failed.safeParse(response).data?.error.description ?? 'The bank declined the payment.';
}
