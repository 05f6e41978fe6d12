import * as z from 'zod/mini';
import { dataResponse, pageResponse } from '../response.ts';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { IdParams, PageQuery, listQuery } from '../list-query.ts';
import { mailAddress } from '../mail-address.ts';
import { AssigneeFilter, Assignment, assignmentShape } from '../assignment.ts';
import { requiredText, text } from '../text.ts';

/** The number of hours until a grievance is acknowledged, and of days until it is settled. */
export const GRIEVANCE = { acknowledgedInHours: 48, settledInDays: 30 } as const;

/** The number of days before its last day on which staff are reminded of a grievance. */
export const GRIEVANCE_REMINDER_DAYS = 5;

/** The number of days after the resolution in which the sender can reopen a grievance. */
export const REOPEN_DAYS = 15;

/** The subjects of a grievance. */
export const GRIEVANCE_CATEGORIES = [
  'ORDER',
  'PRODUCT_QUALITY',
  'DELIVERY',
  'REFUND',
  'ASSOCIATE_CONDUCT',
  'PRIVACY',
  'OTHER',
] as const;
const GrievanceCategory = z.enum(GRIEVANCE_CATEGORIES, 'Choose a topic');
export type GrievanceCategory = z.infer<typeof GrievanceCategory>;

/** The status of a grievance, in the usual order. */
export const GrievanceStatus = z.enum(['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED']);
export type GrievanceStatus = z.infer<typeof GrievanceStatus>;

/** The sender's mobile number: Indian, without the country code. */
const ReachedAt = requiredText(20, 'Mobile number', 'Mobile number is required').check(
  readDigits,
  z.regex(/^$|^[6-9]\d{9}$/, 'Enter valid 10-digit mobile number'),
);

/** The fields of the form; both the machine and the server check it. */
export const GrievanceForm = z.object({
  name: requiredText(100, 'Name', 'Name is required'),
  mobile: ReachedAt,
  email: z._default(text(254, 'Email').check(mailAddress('Invalid email')), ''),
  category: GrievanceCategory,
  /** The order number as the sender types it; empty when the grievance is not about an order. */
  orderNumber: z._default(text(32, 'Order number').check(readDigits), ''),
  text: requiredText(2000, 'Your complaint', 'Please write what happened').check(
    z.minLength(20, 'Please write at least 20 characters'),
  ),
});
export type GrievanceForm = z.infer<typeof GrievanceForm>;

/**
 * The progress of a grievance for everyone who knows its number and its mobile number: without personal data.
 * Times are ISO text.
 */
export const GrievanceProgress = z.object({
  /** `GR-2026-000123` */
  number: z.string(),
  category: GrievanceCategory,
  status: GrievanceStatus,
  registeredAt: z.string(),
  acknowledgedAt: z.string(),
  /** When the grievance must be settled. */
  answerBy: z.string(),
  /** Until when it can be reopened; null unless it is resolved. */
  reopenBy: z.nullable(z.string()),
  /** The history, oldest step first; `note` is the actor's text, null without one. */
  steps: z.array(
    z.object({
      status: GrievanceStatus,
      at: z.string(),
      by: z.enum(['COMPLAINANT', 'STAFF']),
      note: z.nullable(z.string()),
    }),
  ),
});
export type GrievanceProgress = z.infer<typeof GrievanceProgress>;

/** A grievance as the member who sent it sees it. */
export const OwnGrievance = z.extend(GrievanceProgress, { orderNumber: z.string(), text: z.string() });
export type OwnGrievance = z.infer<typeof OwnGrievance>;

/** A grievance as staff see it. */
export const StaffGrievance = z.extend(OwnGrievance, {
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** The sender's language on the site. */
  language: Language,
  /** The order with that number, when it belongs to the member. */
  orderId: z.nullable(z.string()),
  /** Null for a guest, and after the account is deleted. */
  memberId: z.nullable(z.string()),
  /** Whether it is not settled although it should be. */
  isOverdue: z.boolean(),
  ...assignmentShape,
});
export type StaffGrievance = z.infer<typeof StaffGrievance>;

export const fileGrievance = defineEndpoint({
  operation: 'fileGrievance',
  summary: 'Registers a grievance and acknowledges it at once; only once per `Idempotency-Key` header.',
  base: 'main',
  method: 'POST',
  path: '/grievances',
  policy: 'visitor',
  body: GrievanceForm,
  response: { status: 201, body: dataResponse(GrievanceProgress) },
  failures: [400, 401, 409, 413, 415, 429],
});

/** The proof that a grievance belongs to the caller. */
export const GrievanceKey = z.object({
  number: z.pipe(
    requiredText(20, 'Complaint number', 'Complaint number is required').check(z.toUpperCase(), readDigits),
    z.string().check(z.regex(/^$|^GR-\d{4}-\d{6,9}$/, 'Enter the number in this format: GR-2026-000123')),
  ),
  mobile: ReachedAt,
});
export type GrievanceKey = z.infer<typeof GrievanceKey>;

export const showGrievance = defineEndpoint({
  operation: 'showGrievance',
  summary:
    'The status of a grievance; needs its number and its mobile number. Both are sent in the body, so that no log of addresses contains them.',
  base: 'main',
  method: 'POST',
  path: '/grievances/status',
  policy: 'public',
  body: GrievanceKey,
  response: { status: 200, body: dataResponse(GrievanceProgress) },
  failures: [400, 404, 429],
});

/** Why the sender is not satisfied with the resolution, with the proof that the grievance is theirs. */
export const GrievanceReopening = z.extend(GrievanceKey, {
  reason: requiredText(1000, 'Reason', 'Please tell us what is still wrong'),
});
export type GrievanceReopening = z.infer<typeof GrievanceReopening>;

export const reopenGrievance = defineEndpoint({
  operation: 'reopenGrievance',
  summary: `Reopens a grievance within ${REOPEN_DAYS} days after it was resolved; needs its number and its mobile number.`,
  base: 'main',
  method: 'POST',
  path: '/grievances/reopen',
  policy: 'public',
  body: GrievanceReopening,
  response: { status: 200, body: dataResponse(GrievanceProgress) },
  failures: [400, 404, 409, 429],
});

/** The page size of grievances when `page` is given without `limit`. */
export const GRIEVANCES_PAGE = 10;

export const listOwnGrievances = defineEndpoint({
  operation: 'listOwnGrievances',
  summary: "The caller's grievances, the newest first, page by page.",
  base: 'main',
  method: 'GET',
  path: '/grievances/mine',
  policy: 'member',
  query: PageQuery,
  response: { status: 200, body: pageResponse(OwnGrievance) },
  failures: [400, 401],
});

export const listGrievances = defineEndpoint({
  operation: 'listGrievances',
  summary:
    'All grievances, page by page: the newest first, or with `due` those to settle, by the day on which they must be settled, and then the others; a minus sign reverses both. Filtered by status, category and assignee (`caller` or `none`); the search finds a whole grievance number, and parts of names, mobile numbers and mail addresses.',
  base: 'main',
  method: 'GET',
  path: '/grievances',
  policy: 'staff',
  area: 'people',
  query: z.extend(listQuery(['newest', '-newest', 'due', '-due']), {
    status: z.optional(GrievanceStatus),
    category: z.optional(GrievanceCategory),
    assignee: z.optional(AssigneeFilter),
  }),
  response: { status: 200, body: pageResponse(StaffGrievance) },
  failures: [400, 401, 403],
});

export const getGrievance = defineEndpoint({
  operation: 'getGrievance',
  summary: 'One grievance, for staff.',
  base: 'main',
  method: 'GET',
  path: '/grievances/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffGrievance) },
  failures: [401, 403, 404],
});

/** The new status of a grievance; the sender can read `note`, which a resolution must have. */
export const GrievanceStep = z
  .object({ status: GrievanceStatus, note: z._default(text(1000, 'Note'), '') })
  .check(
    z.refine(({ status, note }) => status !== 'RESOLVED' || note !== '', {
      path: ['note'],
      error: 'Please say what was done',
    }),
  );
export type GrievanceStep = z.infer<typeof GrievanceStep>;

export const setGrievanceStatus = defineEndpoint({
  operation: 'setGrievanceStatus',
  summary:
    'Moves a grievance one step: in progress, resolved, closed; or back from resolved to in progress when the sender is not satisfied. 409 with the grievance as it is now when that step is not possible from there.',
  base: 'main',
  method: 'PUT',
  path: '/grievances/{id}/status',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: GrievanceStep,
  response: { status: 200, body: dataResponse(StaffGrievance) },
  failures: [400, 401, 403, 404, 409],
});

export const assignGrievance = defineEndpoint({
  operation: 'assignGrievance',
  summary:
    'Assigns a grievance to the caller, or to none any more. 409 with the grievance as it is now when another member of staff works on it; an administrator may take it over, or assign it to a colleague by `assigneeId`.',
  base: 'main',
  method: 'PUT',
  path: '/grievances/{id}/assignee',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: Assignment,
  response: { status: 200, body: dataResponse(StaffGrievance) },
  failures: [400, 401, 403, 404, 409],
});
