import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import {
  type SealedKind,
  countSealed,
  readSealed,
  resealRows,
  sealedColumn,
} from '../../platform/security/sealed-kind.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { bankDetails } from './bank-details.schema.ts';

/** The bank accounts and PANs: what is encrypted, and the HMAC that finds a PAN is made again from it. */
export function sealedBankDetails({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): readonly SealedKind[] {
  const vault = new BankDetailsVault(secrets);
  const { sealer } = vault;
  const id = sql`${bankDetails.userId}::text`;
  return [
    sealedColumn(db, sealer, {
      name: 'bank accounts',
      table: bankDetails,
      id: bankDetails.userId,
      column: bankDetails.bank,
    }),
    {
      name: 'PANs',
      count: () => countSealed(db, sealer, bankDetails, bankDetails.pan),
      reseal: (after) =>
        resealRows(
          readSealed(db, sealer, { table: bankDetails, id, column: bankDetails.pan }, after),
          async (row) => {
            const pan = sealer.open(row.sealed);
            if (pan === undefined) return false;
            // A process may have changed the value meanwhile: then that one stays.
            await db
              .update(bankDetails)
              .set(vault.sealPan(pan))
              .where(sql`${id} = ${row.id} and ${bankDetails.pan} = ${row.sealed}`);
            return true;
          },
        ),
    },
  ];
}
