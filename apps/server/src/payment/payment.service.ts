import {
  type AnswerOf,
  type PaymentOpening,
  type PaymentReceipt,
  type Result,
  type SimulatedOutcome,
  type confirmPayment,
  fail,
  ok,
  type openPayment,
} from '@pgm/api/contract';
import { orderNumber } from '../order/order-of.ts';
import { isId } from '../platform/id.ts';
import type { Logger } from '../platform/logger.ts';
import type { PaymentGateway } from '../platform/payment/payment-gateway.ts';
import type { PaymentDesk } from './payment-desk.ts';
import type { PaymentRepository } from './payment.repository.ts';
import type { PaymentRow } from './payment.schema.ts';

type Order = NonNullable<Awaited<ReturnType<PaymentRepository['findOrder']>>>;

/** The payments of members' orders; each pays their own only. */
export class PaymentService {
  readonly #repository: PaymentRepository;
  readonly #gateway: PaymentGateway;
  readonly #desk: PaymentDesk;
  readonly #log: Logger;
  readonly #now: () => number;

  constructor(
    repository: PaymentRepository,
    gateway: PaymentGateway,
    desk: PaymentDesk,
    log: Logger,
    now: () => number,
  ) {
    this.#repository = repository;
    this.#gateway = gateway;
    this.#desk = desk;
    this.#log = log;
    this.#now = now;
  }

  /** Opens the payment of an order that waits for one; whoever opens it again gets the same. */
  async open(userId: string, orderId: string): Promise<Result<AnswerOf<typeof openPayment>>> {
    const order = isId(orderId) ? await this.#repository.findOrder(userId, orderId) : undefined;
    if (!order) return NOT_FOUND;
    if (order.paymentStatus === 'PAID') return PAID;
    if (order.paymentStatus !== 'PENDING') return NOT_AWAITED;
    if (order.payBy !== null && order.payBy.getTime() <= this.#now()) return TOO_LATE;
    const payment = order.payment ? ok(await this.#reopened(order.payment)) : await this.#opened(order);
    return payment.ok ? this.#answer(payment.value, order) : payment;
  }

  /** Not found, unless the order is the member's. */
  async find(userId: string, orderId: string): Promise<Result<true>> {
    const order = isId(orderId) ? await this.#repository.findOrder(userId, orderId) : undefined;
    return order ? ok(true) : NOT_FOUND;
  }

  /** Takes the receipt of somebody who has paid, and asks the provider at once whether that is so. */
  async confirm(
    userId: string,
    orderId: string,
    receipt: PaymentReceipt,
  ): Promise<Result<AnswerOf<typeof confirmPayment>>> {
    const payment = (await this.#repository.findOrder(userId, orderId))?.payment;
    if (!payment) return NOT_OPENED_YET;
    const isGenuine = this.#gateway.isGenuine(receipt);
    if (!isGenuine || receipt.providerOrderId !== payment.providerOrderId) return BAD_RECEIPT;
    const at = new Date(this.#now());
    await this.#repository.expect(payment.id, at, at, receipt.providerPaymentId);
    // Without an answer the next round of chores asks.
    await this.#desk.ask(payment);
    return ok({ success: true });
  }

  /** Not found, unless payments are simulated and this is the member's. */
  async findSimulated(userId: string, providerOrderId: string): Promise<Result<PaymentRow>> {
    if (this.#gateway.provider !== 'SIMULATED') return NOT_FOUND;
    const payment = await this.#repository.findPayment(userId, 'SIMULATED', providerOrderId);
    return payment ? ok(payment) : NOT_FOUND;
  }

  /** Plays the bank for a payment. */
  async simulate(
    userId: string,
    providerOrderId: string,
    outcome: SimulatedOutcome,
  ): Promise<Result<AnswerOf<typeof confirmPayment>>> {
    const found = await this.findSimulated(userId, providerOrderId);
    if (!found.ok || this.#gateway.provider !== 'SIMULATED') return NOT_FOUND;
    const { id, amountPaise } = found.value;
    const settlesAt = await this.#gateway.play(providerOrderId, amountPaise, outcome);
    if (settlesAt === undefined) return PAID;
    await this.#repository.expect(id, settlesAt, new Date(this.#now()));
    await this.#desk.ask(found.value);
    return ok({ success: true });
  }

  async #reopened(payment: PaymentRow): Promise<PaymentRow> {
    if (payment.problem !== null) await this.#repository.tryAgain(payment.id, new Date(this.#now()));
    return payment;
  }

  /** Asks the provider outside of any transaction; of two who do so at once, one's payment is kept for both. */
  async #opened({ id: orderId, totalPaise: amountPaise, ...order }: Order): Promise<Result<PaymentRow>> {
    const number = orderNumber(order.number);
    const opened = await this.#gateway.open({ orderId, number, amountPaise });
    if (!opened.ok) {
      this.#log.warn({ order: number, reason: opened.failure.code }, 'a payment could not be opened');
      return NOT_OPENED;
    }
    const { provider } = this.#gateway;
    const draft = { orderId, provider, amountPaise, providerOrderId: opened.value.providerOrderId };
    const payment = await this.#repository.keep(draft, new Date(this.#now()));
    return payment ? ok(payment) : NOT_AWAITED;
  }

  #answer(
    { provider, providerOrderId, amountPaise }: PaymentRow,
    { buyer }: Order,
  ): Result<AnswerOf<typeof openPayment>> {
    // The shop has changed its provider while the order waited.
    if (provider !== this.#gateway.provider) return NOT_AWAITED;
    const common = { providerOrderId, amount: amountPaise / 100 };
    const data: PaymentOpening =
      this.#gateway.provider === 'SIMULATED'
        ? { provider: 'simulated', ...common }
        : { provider: 'razorpay', ...common, keyId: this.#gateway.keyId, prefill: prefillOf(buyer) };
    return ok({ success: true, data });
  }
}

function prefillOf({ name, email, mobile }: Order['buyer']) {
  return { name, email, contact: mobile === null ? null : `+91${mobile}` };
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const PAID = fail({ code: 'conflict' as const, message: 'This order is paid already.' });
const NOT_AWAITED = fail({ code: 'conflict' as const, message: 'This order does not wait for a payment.' });
const TOO_LATE = fail({ code: 'conflict' as const, message: 'The time to pay this order is over.' });
const NOT_OPENED_YET = fail({ code: 'conflict' as const, message: 'No payment was opened for this order.' });
const BAD_RECEIPT = fail({ code: 'invalid' as const, message: 'The payment could not be confirmed.' });
const NOT_OPENED = fail({
  code: 'noResponse' as const,
  message: 'The payment could not be opened. Please try again.',
});
