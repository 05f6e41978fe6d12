import {
  type Failure,
  type PaymentOpening,
  type PaymentReceipt,
  type Result,
  type SimulatedOutcome,
  type confirmPayment,
  fail,
  ok,
  type openPayment,
} from '@pgm/api/contract';
import { orderNumber } from '../tables/order.schema.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Logger } from '../../platform/log/logger.ts';
import type { PaymentGateway } from '../../platform/payment/payment-gateway.ts';
import type { PaymentReconciler } from './payment-reconciler.ts';
import type { PaymentRepository } from './payment.repository.ts';
import type { PaymentRow } from '../tables/payment.schema.ts';

type Order = NonNullable<Awaited<ReturnType<PaymentRepository['findOrder']>>>;

/** The payments of members' orders; members pay only their own. */
export class PaymentService {
  readonly #repository: PaymentRepository;
  readonly #gateway: PaymentGateway;
  readonly #reconciler: PaymentReconciler;
  readonly #log: Logger;
  readonly #now: () => number;

  constructor(
    repository: PaymentRepository,
    gateway: PaymentGateway,
    reconciler: PaymentReconciler,
    log: Logger,
    now: () => number,
  ) {
    this.#repository = repository;
    this.#gateway = gateway;
    this.#reconciler = reconciler;
    this.#log = log;
    this.#now = now;
  }

  /** Opens the payment of an order that awaits one; later calls return the same payment. */
  async open(userId: string, orderId: string): Promise<Outcome<typeof openPayment>> {
    const order = isId(orderId) ? await this.#repository.findOrder(userId, orderId) : undefined;
    if (!order) return NOT_FOUND;
    if (order.paymentStatus === 'PAID') return PAID;
    if (order.paymentStatus !== 'PENDING') return NOT_AWAITED;
    if (order.payBy !== null && order.payBy.getTime() <= this.#now()) return TOO_LATE;
    const payment = order.payment ? ok(await this.#reopened(order.payment)) : await this.#opened(order);
    return payment.ok ? this.#result(payment.value, order) : payment;
  }

  /** Not found, unless the order is the member's. */
  async find(userId: string, orderId: string): Promise<Result<true, Failure<'notFound'>>> {
    const order = isId(orderId) ? await this.#repository.findOrder(userId, orderId) : undefined;
    return order ? ok(true) : NOT_FOUND;
  }

  /** Receives the receipt of a buyer, and asks the provider at once whether the payment is real. */
  async confirm(
    userId: string,
    orderId: string,
    receipt: PaymentReceipt,
  ): Promise<Outcome<typeof confirmPayment>> {
    const payment = (await this.#repository.findOrder(userId, orderId))?.payment;
    if (!payment) return NOT_OPENED_YET;
    const isGenuine = this.#gateway.isGenuine(receipt);
    if (!isGenuine || receipt.providerOrderId !== payment.providerOrderId) return BAD_RECEIPT;
    const at = new Date(this.#now());
    await this.#repository.expect(payment.id, at, at, receipt.providerPaymentId);
    // Without a response the next run of the jobs asks.
    await this.#reconciler.ask(payment);
    return ok({ success: true });
  }

  /** Not found, unless payments are simulated and the payment is the member's. */
  async findSimulated(
    userId: string,
    providerOrderId: string,
  ): Promise<Result<PaymentRow, Failure<'notFound'>>> {
    if (this.#gateway.provider !== 'SIMULATED') return NOT_FOUND;
    const payment = await this.#repository.findPayment(userId, 'SIMULATED', providerOrderId);
    return payment ? ok(payment) : NOT_FOUND;
  }

  /** Simulates the bank for a payment. */
  async simulate(
    userId: string,
    providerOrderId: string,
    outcome: SimulatedOutcome,
  ): Promise<Outcome<typeof confirmPayment>> {
    const found = await this.findSimulated(userId, providerOrderId);
    if (!found.ok || this.#gateway.provider !== 'SIMULATED') return NOT_FOUND;
    const { id, amountPaise } = found.value;
    const settlesAt = await this.#gateway.play(providerOrderId, amountPaise, outcome);
    if (settlesAt === undefined) return PAID;
    await this.#repository.expect(id, settlesAt, new Date(this.#now()));
    await this.#reconciler.ask(found.value);
    return ok({ success: true });
  }

  async #reopened(payment: PaymentRow): Promise<PaymentRow> {
    if (payment.problem !== null) await this.#repository.tryAgain(payment.id, new Date(this.#now()));
    return payment;
  }

  /** Asks the provider outside of any transaction; when two calls do so at once, one payment is stored for both. */
  async #opened({
    id: orderId,
    totalPaise: amountPaise,
    placedAt,
    payBy,
    ...order
  }: Order): Promise<Result<PaymentRow, Failure<'conflict' | 'noResponse'>>> {
    if (payBy === null) return NOT_AWAITED;
    const number = orderNumber(order.number);
    // As long as this order waits, whatever the company has published since.
    const minutes = Math.round((payBy.getTime() - placedAt.getTime()) / 60_000);
    const opened = await this.#gateway.open({ orderId, number, amountPaise, minutes });
    if (!opened.ok) {
      this.#log.warn({ order: number, reason: opened.failure.code }, 'a payment could not be opened');
      return NOT_OPENED;
    }
    const { provider } = this.#gateway;
    const draft = { orderId, provider, amountPaise, providerOrderId: opened.value.providerOrderId };
    const payment = await this.#repository.save(draft, new Date(this.#now()));
    return payment ? ok(payment) : NOT_AWAITED;
  }

  #result(
    { provider, providerOrderId, amountPaise }: PaymentRow,
    { buyer }: Order,
  ): Outcome<typeof openPayment> {
    // The shop has changed its provider since the order was placed.
    if (provider !== this.#gateway.provider) return NOT_AWAITED;
    const common = { providerOrderId, amount: amountPaise / 100 };
    const data: PaymentOpening =
      this.#gateway.provider === 'SIMULATED'
        ? { provider: 'simulated', ...common }
        : { provider: 'razorpay', ...common, keyId: this.#gateway.keyId, prefill: toPrefill(buyer) };
    return ok({ success: true, data });
  }
}

function toPrefill({ name, email, mobile }: Order['buyer']) {
  return { name, email, contact: mobile === null ? null : `+91${mobile}` };
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const PAID = fail({ code: 'conflict' as const, message: 'This order is already paid.' });
const NOT_AWAITED = fail({ code: 'conflict' as const, message: 'This order is not awaiting payment.' });
const TOO_LATE = fail({ code: 'conflict' as const, message: 'The payment time for this order has expired.' });
const NOT_OPENED_YET = fail({
  code: 'conflict' as const,
  message: 'No payment has been started for this order.',
});
const BAD_RECEIPT = fail({ code: 'invalid' as const, message: 'The payment could not be confirmed.' });
const NOT_OPENED = fail({
  code: 'noResponse' as const,
  message: 'The payment could not be started. Please try again.',
});
