import { type Result, ok } from '@pgm/api/contract';
import { orderNumber } from '../tables/order.schema.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { PaymentUpdate } from '../../platform/payment/payment-gateway.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentRow } from '../tables/payment.schema.ts';
import type { Consequence } from './settle-payment.ts';
import { type AppliedPaymentUpdate, type PaymentReport, applyPaymentUpdate } from './apply-payment-update.ts';

/** Receives payment events, both from the provider's webhooks and from requests to the provider. */
export class PaymentReconciler {
  readonly #platform: Pick<Platform, 'db' | 'log' | 'now' | 'payments'>;
  constructor(platform: Pick<Platform, 'db' | 'log' | 'now' | 'payments'>) {
    this.#platform = platform;
  }

  /** Applies a payment event of the provider. */
  async receive(report: Omit<PaymentReport, 'provider'>): Promise<void> {
    const { db, log, now, payments } = this.#platform;
    const all = { ...report, provider: payments.provider };
    const applied = await db.transaction((tx) => applyPaymentUpdate(tx, all, new Date(now())));
    record(log, all, applied);
  }

  /** Asks the provider for the status of a payment, applies it, and returns the consequence. */
  async ask(
    { providerOrderId, provider }: Pick<PaymentRow, 'providerOrderId' | 'provider'>,
    signal?: AbortSignal,
  ): Promise<Result<PaymentUpdate['kind']>> {
    const gateway = this.#platform.payments;
    // The status of a payment at another provider is unknown here.
    if (provider !== gateway.provider) return ok('none');
    const result = await gateway.ask(providerOrderId, signal);
    if (!result.ok) return result;
    if (UPDATE_KINDS.has(result.value.kind)) await this.receive({ providerOrderId, update: result.value });
    return ok(result.value.kind);
  }
}

const UPDATE_KINDS: ReadonlySet<PaymentUpdate['kind']> = new Set(['paid', 'failed', 'refunded']);

/** The log line and its level for each consequence; consequences that need manual work are errors. */
const LINES: Readonly<Record<Consequence, readonly ['info' | 'warn' | 'error', string] | undefined>> = {
  known: undefined,
  unknown: ['warn', 'the provider reported a payment of no order'],
  paid: ['info', 'an order was paid'],
  refundDue: ['warn', 'an order was paid that is cancelled; the payment is refunded'],
  failed: ['info', 'an attempt to pay an order failed'],
  refunded: ['info', 'a payment was refunded'],
  amountMismatch: ['error', 'a payment differs from the total of its order; check it at the provider'],
  paidTwice: ['error', 'an order was paid twice; refund one payment at the provider'],
  unexpectedRefund: ['error', 'a payment was refunded without a request of ours; check the order'],
};

/** Logs the order and the provider's ids, but no personal data. */
function record(
  log: Logger,
  { providerOrderId, update, event }: PaymentReport,
  { payment, consequence }: AppliedPaymentUpdate,
): void {
  const line = LINES[consequence];
  if (line === undefined) return;
  const [level, sentence] = line;
  log[level](
    {
      ...(payment && { order: orderNumber(payment.orderNumber), paise: payment.amountPaise }),
      providerOrderId,
      ...(event && { event: event.name }),
      ...toFacts(update),
    },
    sentence,
  );
}

function toFacts(update: PaymentUpdate): object {
  if (update.kind === 'paid') {
    const { providerPaymentId, amountPaise: paidPaise, currency } = update;
    return { providerPaymentId, paidPaise, currency };
  }
  if (update.kind === 'refunded') {
    return { providerRefundId: update.providerRefundId, refundedPaise: update.amountPaise };
  }
  return update.kind === 'failed' ? { providerPaymentId: update.providerPaymentId } : {};
}
