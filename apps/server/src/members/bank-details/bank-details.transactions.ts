import type { DataExport } from '@pgm/api/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { countPayouts } from '../node-payment/node-payment.transactions.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { toEvent, toMasked } from './bank-details.mapper.ts';
import { bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

/**
 * Deletes the bank details of a member who deletes the account. The PAN of a member who was paid stays, encrypted: the tax
 * return of each payment names it.
 */
export async function forgetBankDetails(tx: Database, userId: string): Promise<void> {
  await tx.delete(bankDetailsEvents).where(eq(bankDetailsEvents.userId, userId));
  if ((await countPayouts(tx, userId, ['PAID'])) === 0) {
    await tx.delete(bankDetails).where(eq(bankDetails.userId, userId));
    return;
  }
  const status = sql`case when ${bankDetails.status} = 'VERIFIED' then ${bankDetails.status} else 'INCOMPLETE' end`;
  await tx
    .update(bankDetails)
    .set({ bank: null, status, reason: null })
    .where(eq(bankDetails.userId, userId));
}

/**
 * Gives the bank details of a merged account with their history to the account that stays, unless that one has a bank account
 * of its own. Staff verify them again: they were verified for another account.
 */
export async function moveBankDetails(
  tx: Database,
  { to, from, at }: { readonly to: string; readonly from: string; readonly at: Date },
): Promise<{ moved: number; leftOut: number }> {
  const rows = await tx
    .select()
    .from(bankDetails)
    .where(inArray(bankDetails.userId, [to, from]))
    .for('update');
  const [own, theirs] = [to, from].map((id) => rows.find(({ userId }) => userId === id));
  if (!theirs) return { moved: 0, leftOut: 0 };
  if (own && (own.bank !== null || theirs.bank === null)) {
    await forgetBankDetails(tx, from);
    return { moved: 0, leftOut: 1 };
  }
  // Only an imported PAN.
  await tx.delete(bankDetails).where(eq(bankDetails.userId, to));
  const fields = theirs.bank === null ? ['PAN' as const] : ALL_FIELDS;
  await tx
    .update(bankDetails)
    .set({
      userId: to,
      ...(theirs.bank !== null && { status: 'UNVERIFIED', reason: null }),
      version: theirs.version + 1,
      changedAt: at,
    })
    .where(eq(bankDetails.userId, from));
  await tx.update(bankDetailsEvents).set({ userId: to }).where(eq(bankDetailsEvents.userId, from));
  await tx
    .insert(bankDetailsEvents)
    .values({ id: newId(), userId: to, kind: 'CHANGED', fields: [...fields], createdAt: at });
  return { moved: 1, leftOut: 0 };
}

const ALL_FIELDS = ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN'] as const;

/** The bank details of a member for the export of all data, masked, with their history. */
export async function exportBankDetails(
  db: Database,
  secrets: Secrets,
  userId: string,
): Promise<Pick<DataExport, 'bankDetails' | 'bankDetailsHistory'>> {
  const [row] = await db.select().from(bankDetails).where(eq(bankDetails.userId, userId));
  const events = await db
    .select()
    .from(bankDetailsEvents)
    .where(eq(bankDetailsEvents.userId, userId))
    .orderBy(asc(bankDetailsEvents.createdAt), asc(bankDetailsEvents.id));
  return {
    bankDetails: row ? toMasked(new BankDetailsVault(secrets), row) : null,
    bankDetailsHistory: events.map(toEvent),
  };
}

/** The PAN of a new member. */
interface NewPan {
  readonly userId: string;
  readonly pan: string;
}

/** Stores the PANs of new members, which have no bank account yet and so cannot be verified. */
export async function importPans(
  tx: Database,
  secrets: Secrets,
  pans: readonly NewPan[],
  at: Date,
): Promise<void> {
  if (pans.length === 0) return;
  const vault = new BankDetailsVault(secrets);
  await tx.insert(bankDetails).values(
    pans.map(({ userId, pan }) => ({
      userId,
      ...vault.sealPan(pan),
      status: 'INCOMPLETE' as const,
      changedAt: at,
    })),
  );
  await tx.insert(bankDetailsEvents).values(
    pans.map(({ userId }) => ({
      id: newId(),
      userId,
      kind: 'IMPORTED' as const,
      fields: ['PAN' as const],
      createdAt: at,
    })),
  );
}

/** Those of some PANs that a member has who has not deleted the account. */
export async function findKnownPans(
  db: Database,
  secrets: Secrets,
  pans: readonly string[],
): Promise<ReadonlySet<string>> {
  if (pans.length === 0) return new Set();
  const vault = new BankDetailsVault(secrets);
  const byHash = new Map(pans.flatMap((pan) => vault.panHashes(pan).map((hash) => [hash, pan] as const)));
  const rows = await db
    .selectDistinct({ hash: bankDetails.panHash })
    .from(bankDetails)
    .innerJoin(users, and(eq(users.id, bankDetails.userId), isNull(users.deletedAt)))
    .where(inArray(bankDetails.panHash, [...byHash.keys()]));
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}

/** Where a payout goes, as its statement prints it. */
export interface MaskedPayee {
  readonly accountNumber: string | null;
  readonly pan: string;
}

/**
 * The account and the PAN of a member at the time of a payment, masked; undefined when they are not known or were changed
 * since. @param paidAt null: the payment is not made yet
 */
export async function findMaskedPayee(
  db: Database,
  secrets: Secrets,
  { userId, paidAt }: { readonly userId: string; readonly paidAt: Date | null },
): Promise<MaskedPayee | undefined> {
  const [row] = await db.select().from(bankDetails).where(eq(bankDetails.userId, userId));
  if (!row || (paidAt !== null && row.changedAt > paidAt)) return undefined;
  const { accountNumber, pan } = toMasked(new BankDetailsVault(secrets), row);
  return { accountNumber, pan };
}
