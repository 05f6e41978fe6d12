import { type Language, type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type ContactChangeNotice,
  beginUndo,
} from '../../auth/contact-change/contact-change.transactions.ts';
import { queueUsernameNotice } from '../../auth/account-security/account-notice.transactions.ts';
import { type UserRow, holdsEmail, holdsMobile, users } from '../../auth/user/user.schema.ts';
import { changedContacts, needsOwner } from './changed-contacts.ts';

/** The stored fields of a profile request; absent fields do not change. */
export type NewProfile = Pick<UserRow, 'firstName' | 'lastName' | 'gender'> &
  Partial<Pick<UserRow, 'dob' | 'imageUrl'>> &
  Contacts;

/** What a member sets besides the profile; the birth date stays when it is absent. */
type NewDetails = Pick<UserRow, 'username' | 'alternateEmails' | 'alternatePhones'> &
  Partial<Pick<UserRow, 'dob'>>;

interface Contacts {
  /** In lower case. */
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
}

/** An account before and after a change. */
interface Change {
  readonly before: UserRow;
  readonly after: UserRow;
}

/** Queues the messages to the old contacts. */
type QueueNotices = (tx: Database, notices: readonly ContactChangeNotice[]) => Promise<void>;

/** What an editor of a profile has shown, and when. */
interface ChangeFacts {
  readonly at: Date;
  /** Whether the editor has proven to be the owner: other contacts may need that. */
  readonly isOwner: boolean;
  readonly queueNotices: QueueNotices;
}

/** Why nothing changed. */
export type Unchanged =
  /** The contacts that belong to another account. */
  | { readonly reason: 'taken'; readonly taken: readonly ('email' | 'mobile')[] }
  /** Only the proven owner may set these contacts. */
  | { readonly reason: 'needsOwner' }
  /** The account is deleted. */
  | { readonly reason: 'noAccount' };

/** How often to try again when another account takes and releases the same contact at the same time. */
const ATTEMPTS = 3;

/** The SQL of members' changes to their own accounts. */
export class ProfileRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Changes a profile; changes of the same profile run one after the other. */
  async change(
    userId: string,
    profile: NewProfile,
    facts: ChangeFacts,
    attempts = ATTEMPTS,
  ): Promise<Result<Change, Unchanged>> {
    const taken = await this.findTakenFields(userId, profile);
    if (taken.length > 0) return fail({ reason: 'taken', taken });
    try {
      return await this.#write(userId, profile, facts);
    } catch (error) {
      // Another account took the contact at the same moment.
      if (!isUniqueViolation(error) || attempts === 1) throw error;
      return this.change(userId, profile, facts, attempts - 1);
    }
  }

  /**
   * Sets the number of an account, which is unproven then; undefined when only the owner may set it, and for no
   * account.
   */
  setMobile(userId: string, mobile: string, at: Date): Promise<UserRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('no key update');
      const contacts = { email: before?.email ?? null, mobile };
      if (before === undefined || needsOwner(before, contacts)) return undefined;
      const [after] = await tx
        .update(users)
        // The database wants a value; the number stays where it is the same.
        .set({ mobile, ...changedContacts(before, contacts, at) })
        .where(eq(users.id, userId))
        .returning();
      return after;
    });
  }

  /** Sets the details of an account, and queues the notice of another username in the same transaction. */
  async setDetails(
    userId: string,
    details: NewDetails,
    { isOwner, language, at }: { readonly isOwner: boolean; readonly language: Language; readonly at: Date },
  ): Promise<Result<UserRow, 'needsOwner' | 'noAccount' | 'taken'>> {
    try {
      return await this.#db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(users)
          .where(and(eq(users.id, userId), isNull(users.deletedAt)))
          .for('no key update');
        if (before === undefined) return fail('noAccount');
        if (!isOwner && needsPassword(before, details.username)) return fail('needsOwner');
        const [after] = await tx.update(users).set(details).where(eq(users.id, userId)).returning();
        if (after === undefined) return fail('noAccount');
        if (after.username !== before.username) await queueUsernameNotice(tx, { owner: after, language, at });
        return ok(after);
      });
    } catch (error) {
      if (isUniqueViolation(error)) return fail('taken');
      throw error;
    }
  }

  /** Whether only the owner, by the password, may set this username; false when there is no account. */
  async needsPassword(userId: string, username: string): Promise<boolean> {
    const [user] = await this.#db.select().from(users).where(eq(users.id, userId));
    return user !== undefined && needsPassword(user, username);
  }

  #write(
    userId: string,
    { email, mobile, ...profile }: NewProfile,
    { at, isOwner, queueNotices }: ChangeFacts,
  ): Promise<Result<Change, Unchanged>> {
    return this.#db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('no key update');
      if (before === undefined) return fail({ reason: 'noAccount' });
      // The contacts may have changed since the request was sent; with the lock they are as this change finds them.
      if (!isOwner && needsOwner(before, { email, mobile })) return fail({ reason: 'needsOwner' });
      const [after] = await tx
        .update(users)
        .set({ ...profile, ...changedContacts(before, { email, mobile }, at) })
        .where(eq(users.id, userId))
        .returning();
      if (after === undefined) return fail({ reason: 'noAccount' });
      await queueNotices(tx, await beginUndo(tx, before, after, at));
      return ok({ before, after });
    });
  }

  /** Whether only the owner of the account may set these contacts; false when there is no account. */
  async needsOwner(userId: string, contacts: Contacts): Promise<boolean> {
    const [user] = await this.#db.select().from(users).where(eq(users.id, userId));
    return user !== undefined && needsOwner(user, contacts);
  }

  /** The contacts that belong to another account. */
  async findTakenFields(
    userId: string,
    { email, mobile }: Partial<Contacts>,
  ): Promise<('email' | 'mobile')[]> {
    const isOther = ne(users.id, userId);
    const count = {
      email: email ? await this.#db.$count(users, and(isOther, holdsEmail(email))) : 0,
      mobile: mobile ? await this.#db.$count(users, and(isOther, holdsMobile(mobile))) : 0,
    };
    return (['email', 'mobile'] as const).filter((contact) => count[contact] > 0);
  }
}

/** A username is a login name only together with a password. */
function needsPassword({ username, passwordHash }: UserRow, next: string): boolean {
  return passwordHash !== null && next !== username;
}
