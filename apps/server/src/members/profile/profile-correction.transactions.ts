import { NewMemberRequest } from '@pgm/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../../auth/user/user.schema.ts';
import { adultBirthDate } from './birth-date.ts';

/** The correct value of a fact of a profile, as its member wrote it. */
interface Correction {
  /** Its name in the contract; other names are of no fact that can be corrected. */
  readonly field: string | null;
  readonly text: string;
}

/** The columns that a correction sets; undefined when the profile does not accept the value at this time. */
export function toCorrectedColumns(
  correction: Correction,
  at: Date,
): Partial<Pick<UserRow, 'firstName' | 'lastName' | 'dob' | 'gender'>> | undefined {
  const { data } = NewMemberRequest.safeParse({ ...correction, kind: 'PROFILE_CORRECTION' });
  if (data?.kind !== 'PROFILE_CORRECTION') return undefined;
  switch (data.field) {
    case 'FIRST_NAME':
      return { firstName: data.text };
    case 'LAST_NAME':
      return { lastName: data.text };
    case 'GENDER':
      return { gender: data.text };
    case 'DATE_OF_BIRTH': {
      const dob = adultBirthDate(data.text, at.getTime());
      return dob && { dob };
    }
  }
}

/** Makes other changes of a profile wait until the transaction ends. */
export async function holdProfile(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Corrects a profile; false, with nothing changed, when it does not accept the value or is deleted. */
export async function correctProfile(
  tx: Database,
  { userId, at, ...correction }: Correction & { readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const columns = toCorrectedColumns(correction, at);
  if (columns === undefined) return false;
  const changed = await tx
    .update(users)
    .set(columns)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}
