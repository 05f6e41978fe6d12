import { isDeepStrictEqual } from 'node:util';
import {
  type Failure,
  KnownFacts,
  type Language,
  type MemberFactsChange,
  NOTIFICATION_TEXTS,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import {
  type ContactChangeNotice,
  beginUndo,
} from '../../auth/contact-change/contact-change.transactions.ts';
import { type UserRow, holdsEmail, holdsMobile, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { changedContacts } from './changed-contacts.ts';
import { profileChangedMessage } from './profile-changed-mails.ts';

/** The language in which to write to a member, which orders show; they are above the profile. */
export type FindLanguage = (tx: Database, userId: string) => Promise<Language>;

/** Reports changed contacts to the old ones, with links that undo the change. */
type QueueNotices = (
  tx: Database,
  notices: readonly ContactChangeNotice[],
  facts: {
    readonly userId: string;
    readonly origin: string;
    readonly language: Language;
    readonly at: Date;
  },
) => Promise<void>;

/** What reports changed contacts, in the transaction and after it. */
export interface ContactNotices {
  readonly queueNotices: QueueNotices;
  /** Sends the queued messages now. */
  readonly sendNotices: () => void;
}

/** An administrator sets the facts of a member. */
interface FactsChange extends Omit<MemberFactsChange, 'primaryEmail' | 'primaryPhone'> {
  readonly userId: string;
  readonly primaryEmail: string;
  readonly primaryPhone: string;
  readonly editor: Editor;
  /** Where visitors reach the site, for the links in messages. */
  readonly origin: string;
  readonly queueNotices: QueueNotices;
  readonly findLanguage: FindLanguage;
}

/**
 * Sets name, mail address and mobile number of a member, notifies the member by what worked before, and adds an entry to the
 * audit, which has neither the values nor the reason: entries outlive an account. A new contact is unproven, as when members
 * change it themselves. A failure may leave locks behind, so its transaction must be rolled back.
 */
export async function setFactsByStaff(
  tx: Database,
  change: FactsChange,
): Promise<Result<undefined, Failure<'notFound' | 'invalid' | 'conflict'>>> {
  const { userId, known, editor, firstName, lastName } = change;
  const [before] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (before === undefined) return fail({ code: 'notFound', message: 'Member not found' });
  if (!isAsKnown(before, known)) return fail({ code: 'conflict', message: CHANGED_MEANWHILE });
  const missing = findRemoved(before, change);
  if (missing) return fail({ code: 'invalid', message: Object.values(missing)[0] ?? '', fields: missing });
  const email = change.primaryEmail.toLowerCase() || null;
  const mobile = change.primaryPhone || null;
  const taken = await findTaken(tx, before, { email, mobile });
  if (taken) return fail({ code: 'conflict', message: Object.values(taken)[0] ?? '', fields: taken });

  const changed = [
    ...(firstName === before.firstName && lastName === before.lastName ? [] : ['name' as const]),
    ...(email === before.email ? [] : ['email' as const]),
    ...(mobile === before.mobile ? [] : ['mobile' as const]),
  ];
  if (changed.length === 0) return ok(undefined);
  const [after] = await tx
    .update(users)
    .set({ firstName, lastName, ...changedContacts(before, { email, mobile }, editor.at) })
    .where(eq(users.id, userId))
    .returning();
  if (after === undefined) throw new Error('a locked account is gone');
  await report(tx, change, { before, after, changed });
  return ok(undefined);
}

/** Writes the audit entry, and queues the messages to the member. */
async function report(
  tx: Database,
  { userId, reason, editor, origin, queueNotices, findLanguage }: FactsChange,
  { before, after, changed }: { before: UserRow; after: UserRow; changed: ('name' | 'email' | 'mobile')[] },
): Promise<void> {
  const { at } = editor;
  await recordChange(tx, {
    ...editor,
    action: 'update',
    subject: `member/${userId}`,
    before: { memberId: userId },
    after: { memberId: userId, ...Object.fromEntries(changed.map((fact) => [`${fact}Changed`, true])) },
  });
  const language = await findLanguage(tx, userId);
  await queueNotices(tx, await beginUndo(tx, before, after, at), { userId, origin, language, at });
  await notify(tx, {
    userId,
    kind: 'REQUEST',
    text: NOTIFICATION_TEXTS.profileChanged,
    values: { reason },
    link: '/manage/profile',
    at,
  });
  // An address that is not proven may be a stranger's.
  if (before.email === null || before.emailVerifiedAt === null) return;
  await queueMessage(tx, profileChangedMessage, {
    key: newId(),
    channel: 'email',
    to: before.email,
    language,
    userId,
    facts: { firstName: before.firstName, changed, reason },
    at,
  });
}

/** The stored facts are read as the request is: what a text may not have was left out of it. */
function isAsKnown({ firstName, lastName, email, mobile }: UserRow, known: FactsChange['known']): boolean {
  const stored = KnownFacts.safeParse({
    firstName,
    lastName,
    primaryEmail: email ?? '',
    primaryPhone: mobile ?? '',
  });
  return stored.success && isDeepStrictEqual(stored.data, known);
}

/** A contact is replaced, never removed: it may be the only way to reach the member. */
function findRemoved({ email, mobile }: UserRow, { primaryEmail, primaryPhone }: FactsChange) {
  const fields = {
    ...(email !== null && primaryEmail === '' && { primaryEmail: 'Email is required' }),
    ...(mobile !== null && primaryPhone === '' && { primaryPhone: 'Phone is required' }),
  };
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** The contacts that another account has proven. */
async function findTaken(
  tx: Database,
  { id }: UserRow,
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
) {
  const isOther = ne(users.id, id);
  const isTaken = async (which: ReturnType<typeof holdsEmail>) =>
    (await tx.$count(users, and(isOther, which))) > 0;
  const fields = {
    ...(email !== null &&
      (await isTaken(holdsEmail(email))) && { primaryEmail: 'This email already has an account' }),
    ...(mobile !== null &&
      (await isTaken(holdsMobile(mobile))) && { primaryPhone: 'This mobile number already has an account' }),
  };
  return Object.keys(fields).length > 0 ? fields : undefined;
}

const CHANGED_MEANWHILE = 'This member was changed meanwhile.';
