import type { NodePayment, NodePaymentSummary } from '@pgm/api/contract';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { everyPlace } from '../../members/associate/account-merge.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { nodePayments } from './node-payment.schema.ts';

/** The payments to one associate, and which page of them. */
interface NodePaymentFilter {
  readonly associateId: string;
  readonly page: PageRequest;
}

/** The SQL of payments to associates. */
export class NodePaymentRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The associate with this id, or of the user with this id. */
  async findAssociate(ref: string): Promise<{ id: string; userId: string } | undefined> {
    const [row] = await this.#db
      .select({ id: associates.id, userId: associates.userId })
      .from(associates)
      .where(or(eq(associates.id, ref), eq(associates.userId, ref)));
    return row;
  }

  /** The payments to an associate, latest month first. */
  async list({ associateId, page }: NodePaymentFilter): Promise<NodePayment[]> {
    const rows = await this.#db
      .select()
      .from(nodePayments)
      .where(inArray(nodePayments.associateId, everyPlace(associateId)))
      .orderBy(desc(nodePayments.period), desc(nodePayments.createdAt), desc(nodePayments.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ id, amountPaise, period, status, reference, paidAt }) => ({
      id,
      amount: amountPaise / 100,
      period,
      status,
      reference,
      paidAt: paidAt?.toISOString() ?? null,
    }));
  }

  count({ associateId }: Pick<NodePaymentFilter, 'associateId'>): Promise<number> {
    return this.#db.$count(nodePayments, inArray(nodePayments.associateId, everyPlace(associateId)));
  }

  /** The sums of all payments to an associate. */
  async summary(associateId: string): Promise<NodePaymentSummary> {
    const rows = await this.#db
      .select({
        status: nodePayments.status,
        count: sql`count(*)`.mapWith(Number),
        paise: sql`sum(${nodePayments.amountPaise})`.mapWith(Number),
        lastPaidAt: sql`max(${nodePayments.paidAt})`.mapWith(nodePayments.paidAt),
      })
      .from(nodePayments)
      .where(inArray(nodePayments.associateId, everyPlace(associateId)))
      .groupBy(nodePayments.status);
    const toSum = (wanted: (typeof rows)[number]['status']) => {
      const { count = 0, paise = 0 } = rows.find(({ status }) => status === wanted) ?? {};
      return { count, amount: paise / 100 };
    };
    const paid = rows.find(({ status }) => status === 'PAID');
    return {
      paid: toSum('PAID'),
      due: toSum('DUE'),
      failed: toSum('FAILED'),
      lastPaidAt: paid?.lastPaidAt?.toISOString() ?? null,
    };
  }
}
