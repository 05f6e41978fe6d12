import type { DataExport } from '@pgm/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { toEvent, toMasked } from './bank-details.mapper.ts';
import { bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

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
