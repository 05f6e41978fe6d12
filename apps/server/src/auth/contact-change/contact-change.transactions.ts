import { COUNTRY_CODE, type ContactKind, UNDO_DAYS } from '@pgm/api/contract';
import { lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { randomToken, tokenHash } from '../../platform/security/random-token.ts';
import type { UserRow } from '../user/user.schema.ts';
import { contactUndos } from './contact-change.schema.ts';

/** A message to an old contact about a change, with the token of its link. */
export interface ContactChangeNotice {
  readonly changed: ContactKind;
  readonly by: 'SMS' | 'MAIL';
  readonly destination: string;
  readonly firstName: string;
  readonly token: string;
}

/**
 * Stores what undoes a change of contacts, and returns the messages to queue. Only a proven
 * contact gets one, because another person may have the contact that was never proven.
 */
export async function beginUndo(
  tx: Database,
  before: UserRow,
  after: UserRow,
  at: Date,
): Promise<ContactChangeNotice[]> {
  await tx.delete(contactUndos).where(lte(contactUndos.expiresAt, at));
  const { email, emailVerifiedAt, emailChangedAt, firstName } = before;
  const { mobile, mobileVerifiedAt, formerMobile, googleSubject } = before;
  const columns = { email, emailVerifiedAt, emailChangedAt, mobile, mobileVerifiedAt, formerMobile };
  const expiresAt = new Date(at.getTime() + UNDO_DAYS * 86_400_000);
  const notices = toChannels(before, after).map((to) => ({ ...to, firstName, token: randomToken() }));
  for (const { token } of notices) {
    await tx.insert(contactUndos).values({
      ...columns,
      googleSubject,
      tokenHash: tokenHash(token),
      userId: before.id,
      createdAt: at,
      expiresAt,
    });
  }
  return notices;
}

type Channel = Pick<ContactChangeNotice, 'changed' | 'by' | 'destination'>;

/** A changed number is also reported by mail: an SMS can be blocked, or its gateway may send nothing but codes. */
function toChannels(before: UserRow, after: UserRow): Channel[] {
  const channels: Channel[] = [];
  const email = before.emailVerifiedAt === null ? null : before.email;
  const isEmailChanged = after.email !== before.email;
  if (email !== null && isEmailChanged) channels.push({ changed: 'email', by: 'MAIL', destination: email });
  if (before.mobile === null || before.mobileVerifiedAt === null || after.mobile === before.mobile)
    return channels;
  channels.push({ changed: 'phone', by: 'SMS', destination: COUNTRY_CODE + before.mobile });
  if (email !== null && !isEmailChanged) channels.push({ changed: 'phone', by: 'MAIL', destination: email });
  return channels;
}
