import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { countPayouts } from '../node-payment/node-payment.transactions.ts';
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
  await tx
    .update(bankDetails)
    .set({ bank: null, status: 'INCOMPLETE', reason: null })
    .where(eq(bankDetails.userId, userId));
}

/**
 * Gives the bank details of a merged account with their history to the account that stays, unless that one has a bank account
 * of its own. Staff verify them again: they were verified for another account. What does not move is deleted with the account.
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
  const hasBank = theirs.bank !== null;
  if (own && (own.bank !== null || !hasBank)) return { moved: 0, leftOut: 1 };
  // Only an imported PAN.
  await tx.delete(bankDetails).where(eq(bankDetails.userId, to));
  await tx
    .update(bankDetails)
    .set({
      userId: to,
      status: hasBank ? 'UNVERIFIED' : 'INCOMPLETE',
      reason: null,
      version: theirs.version + 1,
      changedAt: at,
    })
    .where(eq(bankDetails.userId, from));
  await tx.update(bankDetailsEvents).set({ userId: to }).where(eq(bankDetailsEvents.userId, from));
  await tx.insert(bankDetailsEvents).values({
    id: newId(),
    userId: to,
    kind: 'CHANGED',
    fields: hasBank ? ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN'] : ['PAN'],
    createdAt: at,
  });
  return { moved: 1, leftOut: 0 };
}
