import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { listPolicyVersions } from '../article/policy-versions.transactions.ts';
import { readTerms } from '../company-facts/published-company.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { agreements } from './agreement.schema.ts';

const DAY_MS = 86_400_000;

interface Acceptance {
  readonly userId: string;
  /** The version that the member has read; undefined when there is none. */
  readonly version: string | undefined;
  readonly at: Date;
}

/**
 * Stores that a member accepted the agreement; false when another version is valid now. A version that was accepted already stays
 * as it is. Every version counts from the first day of the agreement.
 */
export async function acceptAgreement(tx: Database, { userId, version, at }: Acceptance): Promise<boolean> {
  if (version === undefined || version !== (await readAgreementVersion(tx, at))) return false;
  const [first] = await tx
    .select({ coolingOffEndsAt: agreements.coolingOffEndsAt })
    .from(agreements)
    .where(and(eq(agreements.userId, userId), isNull(agreements.withdrawnAt)))
    .orderBy(asc(agreements.acceptedAt))
    .limit(1);
  const coolingOffEndsAt =
    first?.coolingOffEndsAt ?? new Date(at.getTime() + (await readTerms(tx)).coolingOffDays * DAY_MS);
  await tx
    .insert(agreements)
    .values({ id: newId(), userId, version, acceptedAt: at, coolingOffEndsAt })
    .onConflictDoNothing();
  await tx.update(associates).set({ withdrawnAt: null }).where(eq(associates.userId, userId));
  return true;
}

/** The version of the agreement that is valid at a moment. */
export async function readAgreementVersion(db: Database, at: Date): Promise<string> {
  const [valid] = await listPolicyVersions(db, 'agreement', at).limit(1);
  if (valid === undefined) throw new Error('the agreement has no version that is valid');
  return valid.name;
}

/**
 * Whether the last version that a member accepted is older than the one that is valid at a moment. A withdrawal ends all
 * versions, so only those in force are read, which have an index.
 */
export async function isAgreementOutdated(db: Database, userId: string, at: Date): Promise<boolean> {
  const [last] = await db
    .select({ version: agreements.version })
    .from(agreements)
    .where(and(eq(agreements.userId, userId), isNull(agreements.withdrawnAt)))
    .orderBy(desc(agreements.acceptedAt), desc(agreements.id))
    .limit(1);
  return last !== undefined && last.version !== (await readAgreementVersion(db, at));
}
