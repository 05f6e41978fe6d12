import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import { personName } from '../../platform/words/person-name.ts';
import { awaitsProof, holdsEmail, holdsMobile, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { newUsername } from '../../platform/security/new-username.ts';
import { associates, isRef } from './associate.schema.ts';
import { notifySponsor } from './joined-team.transactions.ts';
import { holdTree, joinTree } from './tree.transactions.ts';

/** The place that an account gets. */
interface WantedPlace {
  readonly userId: string;
  /** Null without a sponsor. */
  readonly parentId: string | null;
  /** Drawn when absent. */
  readonly referralCode: string | undefined;
}

/** SQL over accounts that are about to get a place in the tree. */
export class PlaceTransaction {
  readonly #tx: Database;
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Until the end of the transaction no other associate joins. Call it before anything else. */
  hold(): Promise<void> {
    return holdTree(this.#tx);
  }

  /** Whether there is such an account, which is not deleted; it gets no second place meanwhile. */
  async hasAccount(userId: string): Promise<boolean> {
    const rows = await this.#tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('no key update');
    return rows.length > 0;
  }

  async hasPlace(userId: string): Promise<boolean> {
    return (await this.#tx.$count(associates, eq(associates.userId, userId))) > 0;
  }

  /** Whether an account logs in by the number, or will do so after a proof. */
  async isMobileTaken(mobile: string): Promise<boolean> {
    return (await this.#tx.$count(users, or(holdsMobile(mobile), awaitsProof(mobile)))) > 0;
  }

  /** Whether an account has proven the address. @param email in any case */
  async isEmailTaken(email: string): Promise<boolean> {
    return (await this.#tx.$count(users, holdsEmail(email.toLowerCase()))) > 0;
  }

  /** Adds an account without a login: its owner opens it by a code to the number. Returns its id. */
  async addAccount(
    {
      name,
      mobile,
      email,
    }: { readonly name: string; readonly mobile: string; readonly email?: string | undefined },
    createdAt: Date,
  ): Promise<string> {
    const id = newId();
    await this.#tx.insert(users).values({
      ...personName(name),
      id,
      username: newUsername(),
      mobile,
      email: email?.toLowerCase() ?? null,
      roles: ['MEMBER'],
      createdAt,
    });
    return id;
  }

  /** The id of an associate. @param ref the id of the associate or of the user */
  async findParent(ref: string): Promise<string | undefined> {
    const [row] = await this.#tx.select({ id: associates.id }).from(associates).where(isRef(ref));
    return row?.id;
  }

  /** Every associate is a member. */
  async makeMember(userId: string): Promise<void> {
    await this.#tx
      .update(users)
      .set({ roles: sql`array_append(${users.roles}, 'MEMBER')` })
      .where(and(eq(users.id, userId), not(sql`'MEMBER' = any(${users.roles})`)));
  }

  /** Takes the place, with an entry in the audit and a notification to the sponsor; undefined when another associate has the referral code. */
  async join(
    place: WantedPlace,
    { actorId, at }: { readonly actorId: string; readonly at: Date },
  ): Promise<string | undefined> {
    await notifySponsor(this.#tx, place.parentId, at);
    const id = await joinTree(this.#tx, { ...place, createdAt: at });
    if (id === undefined) return undefined;
    const { userId: memberId, parentId } = place;
    // An entry cannot be changed when the member deletes the account, so it holds no personal data.
    await recordChange(this.#tx, {
      actorId,
      at,
      action: 'create',
      subject: `associate/${id}`,
      before: null,
      after: { memberId, parentId },
    });
    return id;
  }
}
