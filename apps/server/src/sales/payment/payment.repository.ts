import { and, eq, gt, sql } from 'drizzle-orm';
import { orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type PaymentRow, payments } from '../tables/payment.schema.ts';

/** How long after the opening of a payment the provider is first asked about it, in ms. */
const FIRST_ASK_MS = 120_000;

/** A payment that was opened at a provider. */
type PaymentDraft = Pick<PaymentRow, 'orderId' | 'provider' | 'providerOrderId' | 'amountPaise'>;

/** The SQL of payments. */
export class PaymentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** An order of a member with its payment method, its provider, and its opened payment. */
  async findOrder(userId: string, orderId: string) {
    const [order] = await this.#db
      .select({
        id: orders.id,
        number: orders.number,
        totalPaise: orders.totalPaise,
        paymentStatus: orders.paymentStatus,
        placedAt: orders.placedAt,
        payBy: orders.payBy,
        payment: payments,
        buyer: {
          name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
          email: users.email,
          mobile: users.mobile,
        },
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
    return order;
  }

  /** A payment of a member, by the provider's id. */
  async findPayment(
    userId: string,
    provider: PaymentRow['provider'],
    providerOrderId: string,
  ): Promise<PaymentRow | undefined> {
    const [found] = await this.#db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(
          eq(payments.provider, provider),
          eq(payments.providerOrderId, providerOrderId),
          eq(orders.userId, userId),
        ),
      );
    return found?.payment;
  }

  /**
   * Stores the first payment that is opened for an order and returns it; undefined when the order awaits no
   * payment.
   */
  save(draft: PaymentDraft, at: Date): Promise<PaymentRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, draft.orderId), eq(orders.paymentStatus, 'PENDING'), gt(orders.payBy, at)))
        .for('no key update');
      if (!order) return undefined;
      const askAt = new Date(at.getTime() + FIRST_ASK_MS);
      await tx
        .insert(payments)
        .values({ ...draft, id: newId(), state: 'CREATED', askAt, createdAt: at, updatedAt: at })
        .onConflictDoNothing();
      const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id));
      return payment;
    });
  }

  /** Clears the problem of the last try, because a new one begins. */
  async tryAgain(id: string, at: Date): Promise<void> {
    await this.#change(id, { problem: null, updatedAt: at });
  }

  /** Records that the buyer tried to pay; the provider is asked at `askAt`. */
  async expect(id: string, askAt: Date, at: Date, providerPaymentId?: string): Promise<void> {
    await this.#change(id, {
      problem: null,
      askAt,
      updatedAt: at,
      ...(providerPaymentId !== undefined && { providerPaymentId }),
    });
  }

  async #change(id: string, change: Partial<PaymentRow>): Promise<void> {
    await this.#db
      .update(payments)
      .set(change)
      .where(and(eq(payments.id, id), eq(payments.state, 'CREATED')));
  }
}
