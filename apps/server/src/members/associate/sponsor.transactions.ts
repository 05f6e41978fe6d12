import type { Sponsor } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from './associate.schema.ts';
import { isSponsor } from './former-referral-code.schema.ts';

/** The id of the associate that has a referral code, or had it before; undefined after a withdrawal. */
export async function findSponsorId(db: Database, code: string): Promise<string | undefined> {
  const [associate] = await db.select({ id: associates.id }).from(associates).where(isSponsor(code));
  return associate?.id;
}

/** Whether a known associate can be a sponsor: not after a withdrawal, and not after the deletion of the account. */
export async function isActiveSponsor(db: Database, associateId: string): Promise<boolean> {
  const [associate] = await db
    .select({ id: associates.id })
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(and(eq(associates.id, associateId), isNull(associates.withdrawnAt), isNull(users.deletedAt)));
  return associate !== undefined;
}

/** The columns of an associate that were joined to another row; all null where none belongs to it. */
interface JoinedAssociate {
  readonly referralCode: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A joined associate with the whole name, for those who may see it; null where none belongs to the row. */
export function toSponsor({ referralCode, firstName, lastName }: JoinedAssociate): Sponsor | null {
  if (referralCode === null) return null;
  return { referralCode, name: toName({ firstName: firstName ?? '', lastName: lastName ?? '' }) };
}
