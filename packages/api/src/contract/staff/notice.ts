import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import type { StaffArea } from '../staff-area.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** What a notice to staff is about. */
export const StaffNoticeKind = z.enum([
  /** An order that is paid on delivery was placed, or another one was paid. */
  'NEW_ORDER',
  'RETURN_REQUESTED',
  'REFUND_FAILED',
  /** A product came down to its alert level, or is sold out. */
  'LOW_STOCK',
  /** A review that waits for staff: a new one, or one that its author has changed. */
  'NEW_REVIEW',
  'NEW_PRODUCT_QUESTION',
  'NEW_LEAD',
  'NEW_GRIEVANCE',
  'GRIEVANCE_REOPENED',
  'GRIEVANCE_REPLY',
  /** Its last day is near. */
  'GRIEVANCE_DUE',
  /** Its last day has passed. */
  'GRIEVANCE_OVERDUE',
  'NEW_REQUEST',
  'AGREEMENT_WITHDRAWN',
  /** A certificate of the company ends soon, or has ended. */
  'CERTIFICATE_ENDS',
]);
export type StaffNoticeKind = z.infer<typeof StaffNoticeKind>;

/** The kinds that the bell always counts: the law or the money of a buyer does not wait. */
export const STAFF_DUTIES: readonly StaffNoticeKind[] = [
  'REFUND_FAILED',
  'NEW_GRIEVANCE',
  'GRIEVANCE_REOPENED',
  'GRIEVANCE_REPLY',
  'GRIEVANCE_DUE',
  'GRIEVANCE_OVERDUE',
  'AGREEMENT_WITHDRAWN',
];

/** The kinds that are mailed to every administrator with a proven address, chosen or not. */
export const STAFF_ESCALATIONS: readonly StaffNoticeKind[] = ['GRIEVANCE_OVERDUE'];

/** The area of the records of each kind; null: only administrators may open them. */
export const NOTICE_AREAS: Readonly<Record<StaffNoticeKind, StaffArea | null>> = {
  NEW_ORDER: 'orders',
  RETURN_REQUESTED: 'orders',
  REFUND_FAILED: 'orders',
  LOW_STOCK: 'catalogue',
  NEW_REVIEW: 'catalogue',
  NEW_PRODUCT_QUESTION: 'catalogue',
  NEW_LEAD: 'people',
  NEW_GRIEVANCE: 'people',
  GRIEVANCE_REOPENED: 'people',
  GRIEVANCE_REPLY: 'people',
  GRIEVANCE_DUE: 'people',
  GRIEVANCE_OVERDUE: 'people',
  NEW_REQUEST: null,
  AGREEMENT_WITHDRAWN: 'people',
  CERTIFICATE_ENDS: null,
};

/** The number of new notices that is not counted further. */
export const MAX_NEW_NOTICES = 100;

/** A notice to staff about an event; all staff share it. */
export const StaffNotice = z.object({
  id: z.string(),
  kind: StaffNoticeKind,
  /** The id of the record that it is about. */
  subjectId: z.string(),
  /** The number or the name of the record; empty where it has none. */
  name: z.string(),
  /** Of stock: how many pieces are left. Of a certificate: within how many days it ends; null once it has ended. */
  quantity: z.nullable(z.int()),
  /** Whether it is newer than what the caller marked as read, and of a kind that their bell counts. */
  isNew: z.boolean(),
  /** ISO text. */
  createdAt: z.string(),
});
export type StaffNotice = z.infer<typeof StaffNotice>;

/** How many notices are new to the caller; at most {@link MAX_NEW_NOTICES}. */
const NewNotices = z.object({ count: z.int() });

/** What notifies a staff member, and how. */
const choices = {
  /** The kinds that the bell does not count. */
  bellOff: z.array(StaffNoticeKind).check(
    z.maxLength(StaffNoticeKind.options.length),
    z.refine(
      (kinds) => !kinds.some((kind) => STAFF_DUTIES.includes(kind)),
      'The bell always counts this kind.',
    ),
  ),
  /** The kinds that are also sent by mail. */
  mail: z.array(StaffNoticeKind).check(z.maxLength(StaffNoticeKind.options.length)),
};
export const StaffNoticeChoices = z.object(choices);
export type StaffNoticeChoices = z.infer<typeof StaffNoticeChoices>;

/** The changed choices; what is absent stays. */
export const StaffNoticeChanges = z.partial(StaffNoticeChoices);
export type StaffNoticeChanges = z.infer<typeof StaffNoticeChanges>;

export const listStaffNotices = defineEndpoint({
  operation: 'listStaffNotices',
  summary:
    'The notices to staff of the areas that the caller has the right to, the newest first. `search` finds a number or a name.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/notices',
  policy: 'staff',
  area: 'any',
  query: z.extend(staffListQuery(['newest']), { kind: z.optional(StaffNoticeKind) }),
  response: { status: 200, body: staffListBody(StaffNotice) },
  failures: [400, 401, 403],
});

export const countNewNotices = defineEndpoint({
  operation: 'countNewNotices',
  summary: "How many notices are new to the caller, of the kinds that the caller's bell counts.",
  base: 'product',
  method: 'GET',
  path: '/api/admin/notices/new',
  policy: 'staff',
  area: 'any',
  response: { status: 200, body: dataResponse(NewNotices) },
  failures: [401, 403],
});

const INVALID_TIME = 'The time is not valid.';

export const readNotices = defineEndpoint({
  operation: 'readNotices',
  summary:
    'Marks the notices up to a time as read by the caller, whatever their kind; how many are new then.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/notices/read',
  policy: 'staff',
  area: 'any',
  body: z.object({
    /** The time of the newest notice that the caller saw; ISO text, from 2000 on: no database has a year 0. */
    upTo: z.iso.datetime({ error: INVALID_TIME, abort: true }).check(z.regex(/^20/, INVALID_TIME)),
  }),
  response: { status: 200, body: dataResponse(NewNotices) },
  failures: [400, 401, 403],
});

export const getNoticeChoices = defineEndpoint({
  operation: 'getNoticeChoices',
  summary: "The kinds of notices that the caller's bell does not count, and those that are sent by mail.",
  base: 'product',
  method: 'GET',
  path: '/api/admin/notices/choices',
  policy: 'staff',
  area: 'any',
  response: { status: 200, body: dataResponse(StaffNoticeChoices) },
  failures: [401, 403],
});

export const setNoticeChoices = defineEndpoint({
  operation: 'setNoticeChoices',
  summary: 'Changes what the bell counts and what is sent by mail; what is absent stays.',
  base: 'product',
  method: 'PUT',
  path: '/api/admin/notices/choices',
  policy: 'staff',
  area: 'any',
  body: StaffNoticeChanges,
  response: { status: 200, body: dataResponse(StaffNoticeChoices) },
  failures: [400, 401, 403],
});
