import { type BankDetailsField, type Failure, type Language, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { queueBankDetailsNotice } from '../../auth/account-security/account-notice.transactions.ts';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import type { BankDetailsVault } from './bank-details-vault.ts';
import type { BankDetailsRow } from './bank-details.mapper.ts';
import { type Bank, bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

/** The bank details that a member sets. */
interface NewDetails {
  readonly userId: string;
  readonly bank: Bank;
  readonly pan: string;
  /** The language of the message about the change. */
  readonly language: Language;
  readonly at: Date;
}

/**
 * Sets the bank details of a member, which staff verify again, and notifies the owner of the account. The same details
 * change nothing; rejected ones wait for another decision. Changes and the deletion of an account run one after the other.
 */
export async function setDetails(
  tx: Database,
  vault: BankDetailsVault,
  { userId, bank, pan, language, at }: NewDetails,
): Promise<Result<BankDetailsRow, Failure<'notFound'>>> {
  const [owner] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!owner || (await tx.$count(associates, eq(associates.userId, userId))) === 0)
    return fail({ code: 'notFound', message: 'Not found' });
  const [before] = await tx.select().from(bankDetails).where(eq(bankDetails.userId, userId)).for('update');
  const fields = findChanges(vault, before, { bank, pan });
  if (before && fields.length === 0 && before.status !== 'REJECTED') return ok(before);
  const columns = {
    bank: vault.sealBank(bank),
    ...vault.sealPan(pan),
    status: 'UNVERIFIED' as const,
    isPanVerified: before?.isPanVerified === true && !fields.includes('PAN'),
    reason: null,
    changedAt: at,
  };
  const [after] = await tx
    .insert(bankDetails)
    .values({ userId, ...columns })
    .onConflictDoUpdate({
      target: bankDetails.userId,
      set: { ...columns, version: sql`${bankDetails.version} + 1` },
    })
    .returning();
  if (!after) throw new Error('bank details were not stored');
  await tx.insert(bankDetailsEvents).values({ id: newId(), userId, kind: 'CHANGED', fields, createdAt: at });
  await queueBankDetailsNotice(tx, { owner, language, at });
  return ok(after);
}

/** What is different from what is stored. */
function findChanges(
  vault: BankDetailsVault,
  before: BankDetailsRow | undefined,
  after: { readonly bank: Bank; readonly pan: string },
): BankDetailsField[] {
  const stored = before && vault.open(before);
  const changes = {
    HOLDER: stored?.bank?.holder !== after.bank.holder,
    ACCOUNT_NUMBER: stored?.bank?.accountNumber !== after.bank.accountNumber,
    IFSC: stored?.bank?.ifsc !== after.bank.ifsc,
    PAN: stored?.pan !== after.pan,
  };
  return (['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN'] as const).filter((field) => changes[field]);
}
