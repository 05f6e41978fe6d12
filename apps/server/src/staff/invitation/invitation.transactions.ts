import { type Failure, type NewInvitation, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, lt } from 'drizzle-orm';
import { type UserRow, holdsEmail, isStaff, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import { type Editor, recordChange } from '../../platform/record/record-change.ts';
import { randomToken, tokenHash } from '../../platform/security/random-token.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import { invitationMessage } from './invitation-mails.tsx';
import { type InvitationRow, staffInvitations } from './invitation.schema.ts';

/** How long an expired invitation stays in the list, in ms. */
const LISTED_MS = 30 * 86_400_000;

/** How the mail of an invitation is made. */
export interface InvitationMail {
  /** Where visitors reach the site. */
  readonly origin: string;
  /** Encrypts the token in the queue. */
  readonly sealer: Sealer;
  /** How long the link is valid, in ms. */
  readonly validMs: number;
}

/** Stores an invitation and queues its mail; returns its id, or a 'conflict' when the address has one or belongs to staff. */
export function storeInvitation(
  db: Database,
  { email, rights, language }: NewInvitation,
  mail: InvitationMail,
  editor: Editor,
): Promise<Result<string, Failure<'conflict'>>> {
  return db.transaction(async (tx) => {
    const { actorId, at } = editor;
    await tx
      .delete(staffInvitations)
      .where(lt(staffInvitations.expiresAt, new Date(at.getTime() - LISTED_MS)));
    const [owner] = await tx.select().from(users).where(holdsEmail(email));
    if (owner && isStaff(owner)) return fail(STAFF_ALREADY);
    const { link, token } = newLink(mail, at);
    const [stored] = await tx
      .insert(staffInvitations)
      .values({ ...link, id: newId(), email, rights, language, invitedBy: actorId })
      .onConflictDoNothing({ target: staffInvitations.email })
      .returning();
    if (stored === undefined) return fail(INVITED_ALREADY);
    await queueLink(tx, stored, token, mail);
    await record(tx, stored, editor, 'create');
    return ok(stored.id);
  });
}

/** Replaces the link of an invitation and queues its mail; false when there is no such invitation. */
export function renewInvitation(
  db: Database,
  id: string,
  mail: InvitationMail,
  editor: Editor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { link, token } = newLink(mail, editor.at);
    const [renewed] = await tx
      .update(staffInvitations)
      .set(link)
      .where(eq(staffInvitations.id, id))
      .returning();
    if (renewed === undefined) return false;
    await queueLink(tx, renewed, token, mail);
    await record(tx, renewed, editor, 'update');
    return true;
  });
}

/** Deletes an invitation; false when there is no such one. */
export function deleteInvitation(db: Database, id: string, editor: Editor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
    if (deleted) await record(tx, deleted, editor, 'delete');
    return deleted !== undefined;
  });
}

type AcceptFailure = Failure<'invalid' | 'forbidden' | 'conflict'>;

/** The invitation of a link, if the account may accept it. */
export async function readInvitation(
  db: Database,
  { token, userId }: { readonly token: string; readonly userId: string },
  now: number,
): Promise<Result<{ readonly invitation: InvitationRow; readonly user: UserRow }, AcceptFailure>> {
  const [invitation] = await db
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.tokenHash, tokenHash(token)))
    .for('update');
  if (invitation === undefined || invitation.expiresAt.getTime() <= now) return fail(OLD_LINK);
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (user?.email !== invitation.email) return fail(OTHER_ADDRESS);
  return user.emailVerifiedAt === null ? fail(UNPROVEN) : ok({ invitation, user });
}

/** Makes an account staff by the link of an invitation, for only one of many requests; the link is used up. */
export function redeemInvitation(
  db: Database,
  link: { readonly token: string; readonly userId: string },
  at: Date,
): Promise<Result<UserRow, AcceptFailure>> {
  return db.transaction(async (tx) => {
    const read = await readInvitation(tx, link, at.getTime());
    if (!read.ok) return read;
    const { invitation, user } = read.value;
    await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitation.id));
    const [staff] = await tx
      .update(users)
      .set({
        roles: isStaff(user) ? user.roles : [...user.roles, 'STAFF'],
        rights: [...new Set([...user.rights, ...invitation.rights])],
      })
      .where(and(eq(users.id, user.id), eq(users.email, invitation.email)))
      .returning();
    if (staff === undefined) throw new Error('the account is gone');
    await recordChange(tx, {
      actorId: user.id,
      at,
      action: 'update',
      subject: `member/${user.id}`,
      before: { memberId: user.id, roles: user.roles, rights: user.rights },
      after: { memberId: user.id, roles: staff.roles, rights: staff.rights, invitedBy: invitation.invitedBy },
    });
    return ok(staff);
  });
}

function newLink({ validMs }: InvitationMail, at: Date) {
  const token = randomToken();
  const expiresAt = new Date(at.getTime() + validMs);
  return { token, link: { tokenHash: tokenHash(token), sentAt: at, expiresAt } };
}

function queueLink(
  tx: Database,
  { email, language, expiresAt, sentAt, tokenHash: key }: InvitationRow,
  token: string,
  { origin, sealer }: InvitationMail,
): Promise<void> {
  return queueMessage(tx, invitationMessage, {
    key,
    channel: 'email',
    to: email,
    language,
    userId: null,
    facts: { origin, email, expiresAt: expiresAt.toISOString() },
    sealedToken: sealer.seal(token),
    expiresAt,
    at: sentAt,
  });
}

/** Entries of the audit outlive the address, so they do not have it. */
function record(
  tx: Database,
  { id, rights, expiresAt }: InvitationRow,
  { actorId, at }: Editor,
  action: 'create' | 'update' | 'delete',
): Promise<void> {
  const facts = { rights, expiresAt: expiresAt.toISOString() };
  return recordChange(tx, {
    actorId,
    at,
    action,
    subject: `invitation/${id}`,
    before: action === 'create' ? null : facts,
    after: action === 'delete' ? null : facts,
  });
}

const INVITED_ALREADY = {
  code: 'conflict',
  message: 'This address has an invitation already. Send it again, or withdraw it.',
} as const;
const STAFF_ALREADY = {
  code: 'conflict',
  message: 'This address belongs to a member of staff already.',
} as const;
const OLD_LINK = {
  code: 'invalid',
  message: 'This invitation is no longer valid. Ask for a new one.',
} as const;
const OTHER_ADDRESS = {
  code: 'forbidden',
  message: 'This invitation was sent to another email address. Log in with the account of that address.',
} as const;
const UNPROVEN = {
  code: 'conflict',
  message: 'Confirm your email address in your profile first, then open the link again.',
} as const;
