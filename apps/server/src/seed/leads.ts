import { PLACEHOLDER_PINCODE } from '@pgm/api/contract';
import { leads } from '../company/lead/lead.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';

/** Adds sample leads when there are none: one of today, and some that staff followed up. The local profile only. */
export async function seedLeads(db: Database, now: number): Promise<void> {
  if ((await db.$count(leads)) > 0) return;
  await db.insert(leads).values(
    sampleLeads.map(({ daysAgo, status, ...lead }) => ({
      ...lead,
      id: sampleId(`lead/${lead.mobile}`),
      pincode: PLACEHOLDER_PINCODE,
      status,
      createdAt: new Date(now - daysAgo * DAY_MS),
      calledBy: status === 'NEW' ? null : sampleId('user/staff'),
      calledAt: status === 'NEW' ? null : new Date(now - (daysAgo - 1) * DAY_MS),
      settledAt: status === 'JOINED' ? new Date(now - (daysAgo - 1) * DAY_MS) : null,
    })),
  );
}

const DAY_MS = 86_400_000;

const sampleLeads = [
  {
    daysAgo: 0,
    status: 'NEW',
    name: 'Sunita Verma',
    mobile: '9000000201',
    email: 'sunita@example.in',
    state: 'Bihar',
    note: '',
  },
  {
    daysAgo: 1,
    status: 'CALLED',
    kind: 'QUESTION',
    name: 'Thomas Kurian',
    mobile: '9000000204',
    email: '',
    state: '',
    question: 'Do you deliver to the Andaman Islands?',
    note: 'Yes, within ten days.',
  },
  {
    daysAgo: 3,
    status: 'CALLED',
    name: 'Rajesh Pandey',
    mobile: '9000000202',
    email: 'rajesh@example.in',
    state: 'Uttar Pradesh',
    note: 'Asked for the plan in Hindi. Call again on Saturday.',
  },
  {
    daysAgo: 12,
    status: 'JOINED',
    name: 'Lakshmi Iyer',
    mobile: '9000000203',
    email: 'lakshmi@example.in',
    state: 'Tamil Nadu',
    note: 'Joined below Sreeja.',
  },
] as const;
