import { STAFF_ESCALATIONS } from '@pgm/api/contract';
import { and, asc, inArray, isNotNull, isNull, lt, eq } from 'drizzle-orm';
import { isOfStaff, toRights, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteInBatches } from '../../platform/jobs/delete-in-batches.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffNoticesMessage } from './notice-mails.ts';
import { type StaffNoticeRow, staffNotices } from '../../platform/messaging/staff-notice.schema.ts';
import { staffNoticeChoices } from './notice.schema.ts';
import { visibleKinds } from './visible-kinds.ts';

/** The maximum of notices in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 1000;

/** How many notices a mail names; it counts the rest. */
const MAX_NAMED = 20;

/** A mail that could not be sent for so long is of no use any more; ms. */
const USEFUL_MS = 86_400_000;

/** How long notices stay in the list, in ms. */
const LISTED_MS = 90 * 86_400_000;

/** The jobs on notices to staff: the mails to those who want them, and the end of old notices. */
export function noticeJobs({ db, now }: Pick<Platform, 'db' | 'now'>): readonly Job[] {
  return [
    {
      name: 'mail notices to staff',
      run: ({ signal }) => mailNotices(db, now, signal),
      backlog: () => db.$count(staffNotices, eq(staffNotices.isToMail, true)),
    },
    {
      name: 'remove old notices to staff',
      run: ({ signal }) =>
        deleteInBatches(db, staffNotices, lt(staffNotices.createdAt, new Date(now() - LISTED_MS)), signal),
    },
  ];
}

/**
 * Queues the mails about new notices: at most one per staff member and run, so that a thousand orders in a minute are one
 * mail. A notice is claimed in the transaction that queues its mails, so each is mailed once.
 */
async function mailNotices(db: Database, now: () => number, signal: AbortSignal): Promise<void> {
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const claimed = await claimNotices(tx);
    const [first] = claimed;
    if (first === undefined || signal.aborted) return;
    for (const { choices, user } of await selectReaders(tx)) {
      const isAdmin = user.roles.includes('ADMIN');
      const kinds = visibleKinds({ roles: user.roles, rights: toRights(user) }).filter(
        (kind) => choices?.mail.includes(kind) || (isAdmin && STAFF_ESCALATIONS.includes(kind)),
      );
      const wanted = claimed.filter(({ kind }) => kinds.includes(kind));
      if (wanted.length === 0 || user.email === null) continue;
      await queueMessage(tx, staffNoticesMessage, {
        key: `${user.id}/${first.id}`,
        channel: 'email',
        to: user.email,
        language: choices?.language ?? 'en',
        userId: user.id,
        facts: {
          firstName: user.firstName,
          notices: wanted.slice(0, MAX_NAMED).map(toMailed),
          count: wanted.length,
        },
        expiresAt: new Date(at.getTime() + USEFUL_MS),
        at,
      });
    }
  });
}

/** The notices that are not mailed yet, the oldest first; those that another process mails now are left out. */
async function claimNotices(tx: Database): Promise<StaffNoticeRow[]> {
  const due = await tx
    .select()
    .from(staffNotices)
    .where(eq(staffNotices.isToMail, true))
    .orderBy(asc(staffNotices.createdAt))
    .limit(MAX_AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  await tx.update(staffNotices).set({ isToMail: false }).where(inArray(staffNotices.id, ids));
  return due;
}

/** The staff with a proven address, and their choices; null: they have chosen nothing. */
function selectReaders(tx: Database) {
  return tx
    .select({ choices: staffNoticeChoices, user: users })
    .from(users)
    .leftJoin(staffNoticeChoices, eq(staffNoticeChoices.userId, users.id))
    .where(and(isOfStaff, isNull(users.deletedAt), isNotNull(users.emailVerifiedAt)));
}

/** A mail names no person, because it stays in a mailbox when the account of the person is deleted. */
function toMailed({ kind, name, quantity }: StaffNoticeRow) {
  return { kind, name: kind === 'AGREEMENT_WITHDRAWN' ? '' : name, quantity };
}
