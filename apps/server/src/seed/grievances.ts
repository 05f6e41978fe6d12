import { GRIEVANCE } from '@pgm/api/contract';
import { grievanceSteps, grievances } from '../company/grievance/grievance.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/** Adds sample grievances when there are none: an overdue one and an open one. The local profile only. */
export async function seedGrievances(db: Database, now: number): Promise<void> {
  if ((await db.$count(grievances)) > 0) return;
  await db.transaction(async (tx) => {
    for (const { daysAgo, steps, ...form } of sampleGrievances) {
      const id = sampleId(`grievance/${form.mobile}`);
      const registeredAt = new Date(now - daysAgo * DAY_MS);
      await tx.insert(grievances).values({
        ...form,
        id,
        orderNumber: '',
        status: steps.at(-1)?.status ?? 'OPEN',
        registeredAt,
        acknowledgedAt: registeredAt,
        answerBy: daysAfter(registeredAt, GRIEVANCE.settledInDays),
      });
      await tx.insert(grievanceSteps).values(
        steps.map(({ status, day, note, actor }) => ({
          id: sampleId(`grievance-step/${form.mobile}/${status}`),
          grievanceId: id,
          status,
          at: daysAfter(registeredAt, day),
          note,
          actorUserId: actor,
        })),
      );
    }
  });
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

const DAY_MS = 86_400_000;
const FILED = { status: 'OPEN', day: 0, note: null, actor: null } as const;

const sampleGrievances = [
  {
    daysAgo: GRIEVANCE.settledInDays + 4,
    name: 'Meena Kumari',
    mobile: '9000000211',
    email: 'meena@example.in',
    category: 'REFUND',
    text: 'I sent a parcel back in the first week, and the money has not come.',
    steps: [
      FILED,
      { status: 'IN_PROGRESS', day: 2, note: 'We asked the courier.', actor: sampleId('user/staff') },
    ],
  },
  {
    daysAgo: 1,
    name: 'Abdul Rahman',
    mobile: '9000000212',
    email: '',
    category: 'DELIVERY',
    text: 'The parcel was left with a neighbour without a call.',
    steps: [FILED],
  },
] as const;
