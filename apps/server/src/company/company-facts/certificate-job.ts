import {
  CERTIFICATES,
  CERTIFICATE_LABELS,
  type Certificate,
  type CompanyFacts,
  daysUntilEnd,
  validity,
} from '@pgm/api/contract';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import type { Job } from '../../platform/jobs/periodic.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyStaff } from '../../platform/messaging/notify-staff.ts';
import { COMPANY_ID } from './company-facts.schema.ts';
import { findPublished } from './published-company.transactions.ts';

/** How many days before its end administrators are reminded of a certificate; the nearest first. */
const REMINDER_DAYS = [7, 30, 60];

/** For so many days after its end they are still reminded: notices are listed longer, so that none comes twice. */
const LATE_DAYS = 30;

/** The job that reminds administrators of published certificates before their end, and after it. */
export function certificateJob({ db, now }: Pick<Platform, 'db' | 'now'>): Job {
  return { name: 'remind staff of certificates', run: () => remind(db, new Date(now())) };
}

async function remind(db: Database, at: Date): Promise<void> {
  const facts = (await findPublished(db))?.facts ?? {};
  for (const certificate of CERTIFICATES) {
    const reminder = toReminder(certificate, facts, toIndiaDay(at));
    if (reminder === undefined) continue;
    const { event, days } = reminder;
    await notifyStaff(db, {
      kind: 'CERTIFICATE_ENDS',
      subjectId: COMPANY_ID,
      event,
      name: CERTIFICATE_LABELS[certificate],
      ...(days !== undefined && { quantity: days }),
      at,
    });
  }
}

/** What is due on a day in India: a step of a certificate and its last day, of which there is one notice. */
function toReminder(certificate: Certificate, facts: CompanyFacts, today: string) {
  const { until } = validity(certificate, facts);
  if (facts[certificate] === undefined || until === undefined) return undefined;
  const left = daysUntilEnd(until, today);
  const event = `${certificate}/${until}`;
  if (left < 0) return left < -LATE_DAYS ? undefined : { event: `${event}/ended`, days: undefined };
  const days = REMINDER_DAYS.find((step) => left <= step);
  return days === undefined ? undefined : { event: `${event}/${days}`, days };
}
