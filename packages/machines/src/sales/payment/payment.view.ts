import type { SimulatedOutcome } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { PaymentEvent } from './payment-setup.ts';
import type { paymentMachine } from './payment.machine.ts';

export { paymentMachine } from './payment.machine.ts';
export type { CheckoutResult, PaymentClaim, PaymentInput, RazorpayOpening } from './payment-context.ts';
export { PAYMENT_POLL_MS, PAYMENT_WAIT_MS, type PaymentClaimed, type PaymentEvent } from './payment-setup.ts';

/** The facts that a payment shows. */
export function paymentView(snapshot: SnapshotFrom<typeof paymentMachine>) {
  const { opening, outcome, order, reason } = snapshot.context;
  const isSimulated = snapshot.hasTag('simulated');
  return {
    status: readStatus(snapshot),
    /** Rupees; undefined until the provider has opened the payment. */
    amount: opening?.amount ?? order?.total,
    /** Why it is not paid. */
    reason: snapshot.matches('failed') ? reason : undefined,
    /** The payment is refunded, because it came after the order was cancelled. */
    isPaidBack: order?.payment.status === 'REFUND_DUE' || order?.payment.status === 'REFUNDED',
    /** The dialog that replaces a payment sheet in a simulation; a real provider shows its own sheet. */
    simulation: {
      isOpen: isSimulated,
      amount: opening?.amount ?? 0,
      /** The selected outcome that is being sent. */
      sending: snapshot.matches({ paying: 'simulating' }) ? outcome : undefined,
      alert: isSimulated && reason !== undefined ? { text: reason } : undefined,
    },
  };
}

function readStatus(snapshot: SnapshotFrom<typeof paymentMachine>) {
  if (snapshot.matches('paying')) return 'paying' as const;
  if (snapshot.matches('confirming') || snapshot.matches('looking')) return 'confirming' as const;
  if (snapshot.matches('waiting')) return 'waiting' as const;
  if (snapshot.matches('failed')) return 'failed' as const;
  if (snapshot.matches('expired')) return 'expired' as const;
  return snapshot.matches('paid') ? ('paid' as const) : ('opening' as const);
}

/** What a user can do with a payment. */
export function paymentVerbs(send: (event: PaymentEvent) => void) {
  return {
    chooseOutcome: (outcome: SimulatedOutcome) => send({ type: 'outcome.choose', outcome }),
    closeSheet: () => send({ type: 'sheet.close' }),
    retry: () => send({ type: 'payment.retry' }),
    check: () => send({ type: 'payment.check' }),
  };
}
