import { type Result, ok } from '@pgm/api/contract';
import { orderNumber } from '../order/order-of.ts';
import type { Logger } from '../platform/logger.ts';
import type { PaymentNews } from '../platform/payment/payment-gateway.ts';
import type { Platform } from '../platform/platform.ts';
import type { PaymentRow } from './payment.schema.ts';
import type { Consequence } from './settle-payment.ts';
import { type NewsTaken, type Told, takeNews } from './take-news.ts';

/** Where news on payments come in, told by the provider or asked for. */
export class PaymentDesk {
  readonly #platform: Pick<Platform, 'db' | 'log' | 'now' | 'payments'>;
  constructor(platform: Pick<Platform, 'db' | 'log' | 'now' | 'payments'>) {
    this.#platform = platform;
  }

  /** Takes what the provider says. */
  async hear(told: Omit<Told, 'provider'>): Promise<void> {
    const { db, log, now, payments } = this.#platform;
    const all = { ...told, provider: payments.provider };
    const taken = await db.transaction((tx) => takeNews(tx, all, new Date(now())));
    record(log, all, taken);
  }

  /** Asks the provider what became of a payment, and takes what it says; what that was. */
  async ask(
    { providerOrderId, provider }: Pick<PaymentRow, 'providerOrderId' | 'provider'>,
    signal?: AbortSignal,
  ): Promise<Result<PaymentNews['kind']>> {
    const gateway = this.#platform.payments;
    // Of a payment that was opened elsewhere nobody here can tell.
    if (provider !== gateway.provider) return ok('none');
    const answer = await gateway.ask(providerOrderId, signal);
    if (!answer.ok) return answer;
    if (IS_NEWS.has(answer.value.kind)) await this.hear({ providerOrderId, news: answer.value });
    return ok(answer.value.kind);
  }
}

const IS_NEWS: ReadonlySet<PaymentNews['kind']> = new Set(['paid', 'failed', 'refunded']);

/** What is logged of each consequence, and how loud; what people have to see to is an error. */
const LINES: Readonly<Record<Consequence, readonly ['info' | 'warn' | 'error', string] | undefined>> = {
  known: undefined,
  unknown: ['warn', 'a payment that is none of ours was told of'],
  paid: ['info', 'an order was paid'],
  refundDue: ['warn', 'an order was paid that is cancelled; the payment goes back'],
  failed: ['info', 'a try to pay an order failed'],
  refunded: ['info', 'a payment was paid back'],
  wrongAmount: ['error', 'a payment is not what its order comes to; see to it at the provider'],
  paidTwice: ['error', 'an order was paid twice; pay one back at the provider'],
  refundUnasked: ['error', 'a payment was paid back that nobody here wanted back; see to the order'],
};

/** Names the order and the provider's ids, and nothing about the person. */
function record(
  log: Logger,
  { providerOrderId, news, event }: Told,
  { payment, consequence }: NewsTaken,
): void {
  const line = LINES[consequence];
  if (line === undefined) return;
  const [level, sentence] = line;
  log[level](
    {
      ...(payment && { order: orderNumber(payment.orderNumber), paise: payment.amountPaise }),
      providerOrderId,
      ...(event && { event: event.name }),
      ...factsOf(news),
    },
    sentence,
  );
}

function factsOf(news: PaymentNews): object {
  if (news.kind === 'paid') {
    const { providerPaymentId, amountPaise: paidPaise, currency } = news;
    return { providerPaymentId, paidPaise, currency };
  }
  if (news.kind === 'refunded') {
    return { providerRefundId: news.providerRefundId, refundedPaise: news.amountPaise };
  }
  return news.kind === 'failed' ? { providerPaymentId: news.providerPaymentId } : {};
}
