import { AREA_WORDS } from '../rights-field/area-words.ts';
import { ROLE_WORDS } from '../rights-field/role-words.ts';

/** The words of the statuses of a lead. */
export const LEAD_STATUS_LABELS = {
  NEW: 'New',
  CALLED: 'Called',
  JOINED: 'Joined',
  CLOSED: 'Closed',
} as const;

/** The words of all statuses that the audit has; English. The same word in two kinds of records means the same. */
export const STATUS_LABELS = {
  ...LEAD_STATUS_LABELS,
  // Requests, grievances, periods, and what waits for the approval of another person.
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  // Corrections of points.
  WRITTEN: 'In the ledger',
  // Reviews.
  PENDING: 'Not checked yet',
  // Product questions.
  PUBLISHED: 'Published',
  // Bank details.
  INCOMPLETE: 'Bank account missing',
  UNVERIFIED: 'Not verified yet',
  VERIFIED: 'Verified',
  // Payouts.
  DUE: 'Due',
  PAID: 'Paid',
  FAILED: 'Failed',
} as const;

/** The words of the values of one field, by the value; English. A list of values is shown as a list of words. */
export const VALUE_WORDS: Readonly<Partial<Record<string, ReadonlyMap<unknown, string>>>> = {
  status: new Map(Object.entries(STATUS_LABELS)),
  roles: new Map(Object.entries(ROLE_WORDS)),
  rights: new Map(Object.entries(AREA_WORDS).map(([area, { label }]) => [area, label])),
};
