import type { Language } from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { type UserRow, toDestination } from '../user/user.schema.ts';
import {
  bankDetailsChangedMessage,
  passwordChangedMessage,
  secondFactorChangedMessage,
  usernameChangedMessage,
} from './account-notice-mails.tsx';

/** A notice to the owner of an account. */
export interface AccountNotice {
  /** The account; its address is the one that gets the notice. */
  readonly owner: Pick<UserRow, 'id' | 'email' | 'emailVerifiedAt' | 'firstName' | 'username'>;
  readonly language: Language;
  readonly at: Date;
}

/** Notifies the owner of an account of a new password, in the transaction that sets it: if it was not them, they learn of it. */
export function queuePasswordNotice(tx: Database, notice: AccountNotice): Promise<void> {
  return queueNotice(tx, passwordChangedMessage, notice);
}

/** Notifies the owner of a staff account of a new app for its codes. */
export function queueSecondFactorNotice(tx: Database, notice: AccountNotice): Promise<void> {
  return queueNotice(tx, secondFactorChangedMessage, notice);
}

/** Notifies the owner of an account of its new username, which is a login name. */
export function queueUsernameNotice(tx: Database, notice: AccountNotice): Promise<void> {
  return queueNotice(tx, usernameChangedMessage, notice);
}

/** Notifies the owner of an account of another bank account or PAN: by mail, or by SMS without a proven address. */
export async function queueBankDetailsNotice(
  tx: Database,
  { owner, language, at }: AccountNotice & { readonly owner: UserRow },
): Promise<void> {
  const destination = toDestination(owner);
  if (destination === undefined) return;
  const { id: userId, firstName, username } = owner;
  await queueMessage(tx, bankDetailsChangedMessage, {
    key: `${userId}/${at.toISOString()}`,
    ...destination,
    language,
    userId,
    facts: { firstName, username },
    at,
  });
}

/** Only a proven address gets a mail, because another one may belong to a stranger. */
async function queueNotice(
  tx: Database,
  message: typeof passwordChangedMessage,
  { owner, language, at }: AccountNotice,
): Promise<void> {
  const { id: userId, email, emailVerifiedAt, firstName, username } = owner;
  if (email === null || emailVerifiedAt === null) return;
  await queueMessage(tx, message, {
    key: `${userId}/${at.toISOString()}`,
    channel: 'email',
    to: email,
    language,
    userId,
    facts: { firstName, username },
    at,
  });
}
