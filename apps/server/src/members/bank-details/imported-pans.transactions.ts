import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { BankDetailsVault } from './bank-details-vault.ts';
import { bankDetails, bankDetailsEvents } from './bank-details.schema.ts';

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
