import { type CompanyFacts, NOTIFICATION_TEXTS } from '@pgm/api/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { findPolicyVersion } from '../article/policy-versions.transactions.ts';
import { readCompanyAt } from '../company-facts/published-company.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { users } from '../../auth/user/user.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { type AgreementRow, agreements } from './agreement.schema.ts';
import { acceptAgreement, readAgreementVersion } from './agreement.transactions.ts';

/** The SQL of the agreements with associates. */
export class AgreementRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async isAssociate(userId: string): Promise<boolean> {
    return (await this.#db.$count(associates, eq(associates.userId, userId))) > 0;
  }

  /** The last agreement of a member, also when it was withdrawn. */
  async findLast(userId: string): Promise<AgreementRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(agreements)
      .where(eq(agreements.userId, userId))
      .orderBy(desc(agreements.acceptedAt), desc(agreements.id))
      .limit(1);
    return row;
  }

  /** The same with the name of the member; undefined for an account that is blocked or deleted. */
  async findLastWithName(userId: string) {
    const [user] = await this.#db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.blockedAt), isNull(users.deletedAt)));
    const accepted = user && (await this.findLast(userId));
    return accepted && { ...accepted, ...user };
  }

  /** The numbers that the agreement named at a moment. */
  async numbersAt(at: Date): Promise<Pick<CompanyFacts, 'coolingOffDays' | 'returnDays'>> {
    const { coolingOffDays, returnDays } = await readCompanyAt(this.#db, at);
    return { coolingOffDays, returnDays };
  }

  /** The version that is valid at a moment. */
  currentVersion(at: Date): Promise<string> {
    return readAgreementVersion(this.#db, at);
  }

  /** The texts of a version, in both languages; undefined without this version. */
  findTexts(version: string) {
    return findPolicyVersion(this.#db, 'agreement', version);
  }

  /** Stores an acceptance; false when another version is valid now. */
  accept(userId: string, version: string, at: Date): Promise<boolean> {
    return this.#db.transaction((tx) => acceptAgreement(tx, { userId, version, at }));
  }

  /**
   * Ends every version in force whose cooling-off period is not over, and notifies the member and the staff; false
   * when there is none, such as for the second of two presses.
   */
  withdraw(userId: string, at: Date): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      const inForce = and(eq(agreements.userId, userId), isNull(agreements.withdrawnAt));
      const ended = await tx
        .update(agreements)
        .set({ withdrawnAt: at })
        .where(and(inForce, gt(agreements.coolingOffEndsAt, at)))
        .returning({ id: agreements.id });
      if (ended.length === 0) return false;
      await tx.update(associates).set({ withdrawnAt: at }).where(eq(associates.userId, userId));
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      await notify(tx, {
        kind: 'REQUEST',
        userId,
        text: NOTIFICATION_TEXTS.agreementWithdrawn,
        link: '/manage/agreement',
        at,
      });
      await notifyStaff(tx, {
        kind: 'AGREEMENT_WITHDRAWN',
        subjectId: userId,
        event: at.toISOString(),
        name: user?.username ?? '',
        at,
      });
      return true;
    });
  }
}
