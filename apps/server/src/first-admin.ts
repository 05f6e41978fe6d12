import { AccountEmail, PersonName } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { releaseContacts } from './auth/user/contact.transactions.ts';
import { type UserRow, holdsEmail, users } from './auth/user/user.schema.ts';
import type { DatabaseConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { newId } from './platform/database/id.ts';
import { recordChange } from './platform/record/record-change.ts';
import { newUsername } from './platform/security/new-username.ts';
import { StartFailure } from './platform/settings.ts';
import { personName } from './platform/words/person-name.ts';

const USAGE = 'Write npm run admin -- --mail name@example.in, and --name "First Last" for a new account.';

/** Which account becomes an administrator. */
interface Appointment {
  /** In lower case. */
  readonly email: string;
  /** The name of a new account; an existing one has a name already. */
  readonly name: string | undefined;
}

interface FirstAdminParts extends Pick<DatabaseConfig, 'profile' | 'siteOrigin'> {
  readonly db: Database;
  readonly now: () => number;
  /** Prints a line. */
  readonly print: (line: string) => void;
}

/** Reads the arguments of the command; a {@link StartFailure} says what is missing. */
export function readAppointment(args: readonly string[]): Appointment {
  const { mail = '', name } = parseOptions(args);
  const email = AccountEmail.safeParse(mail);
  if (!email.success) throw new StartFailure(`--mail must be an email address. ${USAGE}`);
  if (name !== undefined && !PersonName.safeParse(name).success)
    throw new StartFailure('--name may contain only letters and spaces.');
  return { email: email.data.toLowerCase(), name };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { mail: { type: 'string' }, name: { type: 'string' } } })
      .values;
  } catch {
    throw new StartFailure(USAGE);
  }
}

/**
 * Makes the account that has proven an email address an administrator, or creates one without a password. The operator
 * vouches for the address: accounts that registered it without a proof lose it and never become administrators.
 */
export async function appointAdmin(
  { db, now, print, profile, siteOrigin = '' }: FirstAdminParts,
  { email, name }: Appointment,
): Promise<void> {
  if (profile === 'local' && (await db.$count(users)) === 0)
    throw new StartFailure('The database has no accounts yet. Start the server once, then repeat this.');
  const at = new Date(now());
  const done = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(users).where(holdsEmail(email)).for('update');
    if (found?.blockedAt)
      throw new StartFailure(`The account ${found.username} is blocked. Unblock it first.`);
    if (found?.roles.includes('ADMIN')) return `${found.username} is an administrator already.`;
    const admin = found ? await promote(tx, found) : await create(tx, { email, name }, at);
    await recordChange(tx, {
      actorId: admin.id,
      at,
      action: 'update',
      subject: `member/${admin.id}`,
      before: { memberId: admin.id, roles: found?.roles ?? [] },
      after: { memberId: admin.id, roles: admin.roles },
      via: 'command',
    });
    return found
      ? `${admin.username} is an administrator now.`
      : `The account ${admin.username} is created, and is an administrator. Its owner sets a password at ${siteOrigin}/Associate/forgot-password.`;
  });
  print(done);
}

async function promote(tx: Database, { id, roles }: UserRow): Promise<UserRow> {
  const [admin] = await tx
    .update(users)
    .set({ roles: [...roles, 'ADMIN'] })
    .where(eq(users.id, id))
    .returning();
  if (admin === undefined) throw new Error('the account is gone');
  return admin;
}

/** Creates an account without a password: the reader of the mails of its address sets one. */
async function create(tx: Database, { email, name = 'Admin' }: Appointment, at: Date): Promise<UserRow> {
  const [admin] = await tx
    .insert(users)
    .values({
      ...personName(name),
      id: newId(),
      username: newUsername(),
      email,
      emailVerifiedAt: at,
      roles: ['ADMIN'],
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (admin === undefined)
    throw new StartFailure('Another account has just proven this address. Repeat this.');
  await releaseContacts(tx, admin);
  return admin;
}
