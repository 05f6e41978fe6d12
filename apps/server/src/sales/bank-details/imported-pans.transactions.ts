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

/** The ids of the members who have some PANs and have not deleted their accounts, by PAN. */
export type PanHolders = ReadonlyMap<string, ReadonlySet<string>>;

/** Finds the members who have one of some PANs. */
export async function findPanHolders(
  db: Database,
  secrets: Secrets,
  pans: readonly string[],
): Promise<PanHolders> {
  const holders = new Map<string, Set<string>>();
  if (pans.length === 0) return holders;
  const vault = new BankDetailsVault(secrets);
  const byHash = new Map(pans.flatMap((pan) => vault.panHashes(pan).map((hash) => [hash, pan] as const)));
  const rows = await db
    .select({ hash: bankDetails.panHash, userId: bankDetails.userId })
    .from(bankDetails)
    .innerJoin(users, and(eq(users.id, bankDetails.userId), isNull(users.deletedAt)))
    .where(inArray(bankDetails.panHash, [...byHash.keys()]));
  for (const { hash, userId } of rows) {
    const pan = byHash.get(hash);
    if (pan !== undefined) holders.set(pan, (holders.get(pan) ?? new Set()).add(userId));
  }
  return holders;
}
