import { GRIEVANCE_REMINDER_DAYS, type StaffNoticeKind } from '@pgm/api/contract';
import { type SQL, and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import { type JobRun, eachRow, isInTurn } from '../../platform/jobs/set-aside.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { grievanceNumber } from './grievance-number.ts';
import { type grievanceReminder, grievances } from './grievance.schema.ts';
import { isSettled } from './grievance.transactions.ts';

/** The maximum of grievances in one run; the rest waits for the next run. */
const MAX_AT_ONCE = 200;

const DAY_MS = 86_400_000;

type Reminder = (typeof grievanceReminder.enumValues)[number];

/** A reminder of grievances that are not settled. */
interface ReminderRule {
  readonly reminder: Exclude<Reminder, 'NONE'>;
  readonly kind: StaffNoticeKind;
  /** What staff may have been reminded of before. */
  readonly after: readonly Reminder[];
  /** How long before the last day it is due, in ms. */
  readonly aheadMs: number;
}

/** In this order: one whose last day has passed is no longer near it. */
const RULES: readonly ReminderRule[] = [
  { reminder: 'OVERDUE', kind: 'GRIEVANCE_OVERDUE', after: ['NONE', 'DUE'], aheadMs: 0 },
  { reminder: 'DUE', kind: 'GRIEVANCE_DUE', after: ['NONE'], aheadMs: GRIEVANCE_REMINDER_DAYS * DAY_MS },
];

type Parts = Pick<Platform, 'db' | 'log' | 'now'>;

/** The job that reminds staff of grievances shortly before their last day, and after it. */
export function grievanceJobs(platform: Parts): readonly Job[] {
  const { db, now } = platform;
  return [
    {
      name: 'remind staff of grievances',
      run: async (run) => {
        for (const rule of RULES) await remind(platform, run, rule);
      },
      // An overdue one of which there was no reminder matches both rules.
      backlog: () => db.$count(grievances, or(...RULES.map((rule) => isDue(rule, new Date(now()))))),
    },
  ];
}

async function remind(platform: Parts, run: JobRun, rule: ReminderRule): Promise<void> {
  const { db, now } = platform;
  const at = new Date(now());
  const due = await db
    .select({ id: grievances.id })
    .from(grievances)
    .where(and(isDue(rule, at), isInTurn(db, run.job, grievances.id, at)))
    .orderBy(asc(grievances.answerBy))
    .limit(MAX_AT_ONCE);
  await eachRow(platform, run, due, ({ id }) => db.transaction((tx) => remindStaff(tx, id, rule, at)));
}

/** Notifies staff of a grievance once, also with two processes at once. */
async function remindStaff(tx: Database, id: string, rule: ReminderRule, at: Date): Promise<void> {
  const { reminder, kind } = rule;
  const [due] = await tx
    .update(grievances)
    .set({ reminder })
    .where(and(eq(grievances.id, id), isDue(rule, at)))
    .returning({ serial: grievances.serial, registeredAt: grievances.registeredAt });
  if (!due) return;
  const name = grievanceNumber(due.serial, due.registeredAt);
  await notifyStaff(tx, { kind, subjectId: id, name, at });
}

function isDue({ after, aheadMs }: ReminderRule, at: Date): SQL | undefined {
  return and(
    eq(isSettled, false),
    inArray(grievances.reminder, [...after]),
    lte(grievances.answerBy, new Date(at.getTime() + aheadMs)),
  );
}
