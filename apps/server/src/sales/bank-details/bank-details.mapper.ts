import type { BankDetailsEvent, MaskedBankDetails } from '@pgm/api/contract';
import type { BankDetailsVault } from './bank-details-vault.ts';
import type { OpenDetails, bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

/** Stored bank details. */
export type BankDetailsRow = typeof bankDetails.$inferSelect;

/** Bank details as they may be shown: `••••1234`, `SBIN•••••••`, `ABC••••••F`. */
export function toMasked(vault: BankDetailsVault, row: BankDetailsRow): MaskedBankDetails {
  const { bank, pan } = vault.open(row);
  return {
    holder: bank && bank.holder,
    accountNumber: bank && maskAccountNumber(bank.accountNumber),
    ifsc: bank && `${bank.ifsc.slice(0, 4)}•••••••`,
    pan: maskPan(pan),
    status: row.status,
    reason: row.reason,
    changedAt: row.changedAt.toISOString(),
  };
}

/** The last four digits of an account number. */
function maskAccountNumber(accountNumber: string): string {
  return `••••${accountNumber.slice(-4)}`;
}

/** The first three letters and the last one of a PAN. */
function maskPan(pan: OpenDetails['pan']): string {
  return `${pan.slice(0, 3)}••••••${pan.slice(-1)}`;
}

/** An entry of the history. */
export function toEvent({
  id,
  kind,
  fields,
  reason,
  createdAt,
}: typeof bankDetailsEvents.$inferSelect): BankDetailsEvent {
  return { id, kind, fields, reason, at: createdAt.toISOString() };
}
