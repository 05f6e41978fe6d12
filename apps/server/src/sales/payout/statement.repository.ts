import type { OwnPayout } from '@pgm/api/contract';
import type { Secrets } from '../../platform/security/secrets.ts';
import { type MaskedPayee, findMaskedPayee } from '../bank-details/masked-details.transactions.ts';
import { type SQL, and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { accountMerges, everyPlace } from '../../members/associate/account-merge.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { nodePayments } from '../node-payment/node-payment.schema.ts';
import { toGrossPaise } from './payout.repository.ts';
import { isOwner, owners } from '../../members/associate/standing.transactions.ts';
import { payoutFigures } from './payout.schema.ts';

/** The company as a statement prints it. */
export interface Payer {
  readonly name: string;
  readonly address: string;
}

/** What a statement says. */
export interface StatementFacts {
  /** `2026-11`. */
  readonly month: string;
  readonly name: string;
  readonly referralCode: string;
  readonly figures: typeof payoutFigures.$inferSelect;
  readonly payment: typeof nodePayments.$inferSelect;
  /** Undefined when the account and the PAN at the time of the payment are not known. */
  readonly payee: MaskedPayee | undefined;
}

/** The SQL of the payouts of one member. */
export class StatementRepository {
  readonly #db: Database;
  readonly #secrets: Secrets;
  constructor(db: Database, secrets: Secrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** The associate of an account. */
  async findAssociate(userId: string): Promise<string | undefined> {
    const [row] = await this.#db
      .select({ id: associates.id })
      .from(associates)
      .where(eq(associates.userId, userId));
    return row?.id;
  }

  /** The payouts of an associate, the latest month first. */
  async list({
    associateId,
    page,
  }: {
    readonly associateId: string;
    readonly page: PageRequest;
  }): Promise<OwnPayout[]> {
    const rows = await this.#select(inArray(payoutFigures.associateId, everyPlace(associateId)))
      .orderBy(desc(payoutFigures.month), desc(payoutFigures.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ figures, payment }) => ({
      id: figures.id,
      month: figures.month,
      ownPoints: figures.ownPoints,
      teamPoints: figures.teamPoints,
      purchases: figures.purchasesPaise / 100,
      gross: toGrossPaise(payment) / 100,
      tds: payment.tdsPaise / 100,
      deductions: payment.deductionsPaise / 100,
      net: payment.amountPaise / 100,
      status: payment.status,
      reference: payment.reference,
      paidAt: payment.paidAt?.toISOString() ?? null,
    }));
  }

  count({ associateId }: { readonly associateId: string }): Promise<number> {
    const isOwn = and(
      inArray(payoutFigures.associateId, everyPlace(associateId)),
      isNotNull(payoutFigures.paymentId),
    );
    return this.#db.$count(payoutFigures, isOwn);
  }

  /** The statement of a payout. @param owner the account that must own it. Default: any */
  async find(id: string, owner?: string): Promise<StatementFacts | undefined> {
    const isOwn = owner === undefined ? undefined : eq(owners.userId, owner);
    const [row] = await this.#select(and(eq(payoutFigures.id, id), isOwn));
    if (!row) return undefined;
    const { figures, payment, referralCode, ownerId, ...person } = row;
    const payee = (await this.#isBeforeMerge(ownerId, payment.paidAt))
      ? undefined
      : await findMaskedPayee(this.#db, this.#secrets, { userId: ownerId, paidAt: payment.paidAt });
    return { month: figures.month, name: toName(person), referralCode, figures, payment, payee };
  }

  /** Whether accounts were merged since a payment: it may have gone to the bank account of the other one. */
  async #isBeforeMerge(ownerId: string, paidAt: Date | null): Promise<boolean> {
    if (paidAt === null) return false;
    const isLater = and(eq(accountMerges.intoId, ownerId), gt(accountMerges.mergedAt, paidAt));
    return (await this.#db.$count(accountMerges, isLater)) > 0;
  }

  #select(condition: SQL | undefined) {
    return this.#db
      .select({
        figures: payoutFigures,
        payment: nodePayments,
        referralCode: owners.referralCode,
        ownerId: owners.userId,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(payoutFigures)
      .innerJoin(nodePayments, eq(nodePayments.id, payoutFigures.paymentId))
      .innerJoin(associates, eq(associates.id, payoutFigures.associateId))
      .leftJoin(accountMerges, eq(accountMerges.mergedPlaceId, associates.id))
      .innerJoin(owners, isOwner)
      .innerJoin(users, eq(users.id, owners.userId))
      .where(condition)
      .$dynamic();
  }
}
