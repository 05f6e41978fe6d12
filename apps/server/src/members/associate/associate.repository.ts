import type { AssociateChanges, Result, Sponsor } from '@pgm/api/contract';
import { and, eq, ne } from 'drizzle-orm';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { toShortName } from '../../platform/words/person-name.ts';
import { type NodeRow, associates, isRef } from './associate.schema.ts';
import { PlaceTransaction } from './associate.transactions.ts';
import { formerReferralCodes, hasReferralCode, isSponsor } from './former-referral-code.schema.ts';
import { type SponsoredRow, selectSponsored, toSponsoredRow } from './sponsored-rows.ts';
import { holdTree } from './tree.transactions.ts';

/** Shows a member's contact to the tree, or hides it, with a record of the consent; works in the transaction that it gets. */
export type SetSharesContact = (tx: Database, userId: string, given: boolean, at: Date) => Promise<void>;

/** SQL over associates, single ones and lists. */
export class AssociateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** @param ref the id of the associate or of the user */
  async find(ref: string): Promise<SponsoredRow | undefined> {
    const [row] = await selectSponsored(this.#db).where(isRef(ref));
    return row && toSponsoredRow(row);
  }

  /** The associate with a code or a former code, as any visitor may see them: without the full name. */
  async findByCode(code: string): Promise<Sponsor | undefined> {
    const [row] = await selectSponsored(this.#db).where(isSponsor(code));
    return row && { referralCode: row.node.referralCode, name: toShortName(row.node) };
  }

  /**
   * Runs `task`, which gives an account a place in the tree; everything is rolled back when the task returns a
   * failure.
   */
  adding<Value, Problem>(
    task: (tx: PlaceTransaction) => Promise<Result<Value, Problem>>,
  ): Promise<Result<Value, Problem>> {
    return attempt(this.#db, (tx) => task(new PlaceTransaction(tx)));
  }

  /** Changes the given fields; false, with no change, when another associate has or had the referral code. */
  update(
    { id, userId }: Pick<NodeRow, 'id' | 'userId'>,
    { sharesContact, referralCode }: AssociateChanges,
    { at, setSharesContact }: { readonly at: Date; readonly setSharesContact: SetSharesContact },
  ): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      if (referralCode !== undefined) {
        // The lock stops others from joining, so no code is used between the check and the change.
        await holdTree(tx);
        if (!(await replaceReferralCode(tx, { id, referralCode, at }))) return false;
      }
      if (sharesContact !== undefined) await setSharesContact(tx, userId, sharesContact, at);
      return true;
    });
  }
}

/** Gives an associate another code; the code before it stays theirs. False when the code belongs to another one. */
async function replaceReferralCode(
  tx: Database,
  { id, referralCode, at }: { id: string; referralCode: string; at: Date },
): Promise<boolean> {
  const others = and(hasReferralCode(referralCode), ne(associates.id, id));
  if ((await tx.$count(associates, others)) > 0) return false;
  const [own] = await tx
    .select({ code: associates.referralCode })
    .from(associates)
    .where(eq(associates.id, id));
  if (own === undefined || own.code === referralCode) return true;
  await tx.delete(formerReferralCodes).where(eq(formerReferralCodes.code, referralCode));
  await tx.insert(formerReferralCodes).values({ code: own.code, associateId: id, replacedAt: at });
  await tx.update(associates).set({ referralCode }).where(eq(associates.id, id));
  return true;
}
