import * as z from 'zod/mini';
import { dataAnswer, pageAnswer } from './answer.ts';
import { readDigits } from './ascii-digits.ts';
import { defineEndpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { IdParams, pageQuery } from './list-query.ts';
import { mailAddress } from './mail-address.ts';
import { requiredText, text } from './text.ts';

/** Within so many hours a complaint is acknowledged, and within so many days it is settled. */
export const COMPLAINT = { acknowledgedInHours: 48, settledInDays: 30 } as const;

/** For so many days after it was resolved, whoever made a complaint can have it taken up again. */
export const REOPEN_DAYS = 15;

/** What a complaint can be about. */
export const GRIEVANCE_CATEGORIES = [
  'ORDER',
  'PRODUCT_QUALITY',
  'DELIVERY',
  'REFUND',
  'ASSOCIATE_CONDUCT',
  'PRIVACY',
  'OTHER',
] as const;
const GrievanceCategory = z.enum(GRIEVANCE_CATEGORIES, 'Choose what it is about');
export type GrievanceCategory = z.infer<typeof GrievanceCategory>;

/** Where a complaint stands, in the usual order. */
export const GrievanceStatus = z.enum(['OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED']);
export type GrievanceStatus = z.infer<typeof GrievanceStatus>;

/** The number at which whoever complains is reached: an Indian mobile number without the country code. */
const ReachedAt = requiredText(20, 'Mobile number', 'Mobile number is required').check(
  readDigits,
  z.regex(/^$|^[6-9]\d{9}$/, 'Enter valid 10-digit mobile number'),
);

/** The fields of the form; the machine and the server both check it. */
export const GrievanceForm = z.object({
  name: requiredText(100, 'Name', 'Name is required'),
  mobile: ReachedAt,
  email: z._default(text(254, 'Email').check(mailAddress('Invalid email')), ''),
  category: GrievanceCategory,
  /** As whoever complains has it; empty when it is about no order. */
  orderNumber: z._default(text(32, 'Order number').check(readDigits), ''),
  text: requiredText(2000, 'Your complaint', 'Please write what happened').check(
    z.minLength(20, 'Please write at least 20 characters'),
  ),
});
export type GrievanceForm = z.infer<typeof GrievanceForm>;

/** A complaint as whoever knows its number and its mobile number sees it: nothing of the person. Times are ISO text. */
export const GrievanceProgress = z.object({
  /** `GR-2026-000123` */
  number: z.string(),
  category: GrievanceCategory,
  status: GrievanceStatus,
  registeredAt: z.string(),
  acknowledgedAt: z.string(),
  /** By when it is to be settled. */
  answerBy: z.string(),
  /** Until when it can be taken up again; null unless it is resolved. */
  reopenBy: z.nullable(z.string()),
  /** What happened, the first thing first; `note` is in the words of who did it, null when nothing was said. */
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

/** A complaint as the member sees it who has made it. */
export const OwnGrievance = z.extend(GrievanceProgress, { orderNumber: z.string(), text: z.string() });
export type OwnGrievance = z.infer<typeof OwnGrievance>;

/** A complaint as staff see it. */
export const StaffGrievance = z.extend(OwnGrievance, {
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** In which whoever complained used the site. */
  language: Language,
  /** The order of that number, when it is the member's own. */
  orderId: z.nullable(z.string()),
  /** Null for a guest, and once the account is deleted. */
  memberId: z.nullable(z.string()),
});
export type StaffGrievance = z.infer<typeof StaffGrievance>;

export const fileGrievance = defineEndpoint({
  operation: 'fileGrievance',
  summary:
    'Registers a complaint and acknowledges it at once; once per `Idempotency-Key` header, if one is sent.',
  base: 'main',
  method: 'POST',
  path: '/grievances',
  policy: 'visitor',
  body: GrievanceForm,
  answer: { status: 201, body: dataAnswer(GrievanceProgress) },
  failures: [400, 401, 409, 413, 415, 429],
});

/** What tells whose complaint it is. */
export const GrievanceKey = z.object({
  number: z.pipe(
    requiredText(20, 'Complaint number', 'Complaint number is required').check(z.toUpperCase(), readDigits),
    z.string().check(z.regex(/^$|^GR-\d{4}-\d{6,9}$/, 'Enter the number as in GR-2026-000123')),
  ),
  mobile: ReachedAt,
});
export type GrievanceKey = z.infer<typeof GrievanceKey>;

export const showGrievance = defineEndpoint({
  operation: 'showGrievance',
  summary:
    'Where a complaint stands, for who knows its number and the mobile number in it; a body and not an address, so that neither stands in a log.',
  base: 'main',
  method: 'POST',
  path: '/grievances/status',
  policy: 'public',
  body: GrievanceKey,
  answer: { status: 200, body: dataAnswer(GrievanceProgress) },
  failures: [400, 404, 429],
});

/** Why a complaint is not settled for who made it, with what tells that it is theirs. */
export const GrievanceReopening = z.extend(GrievanceKey, {
  reason: requiredText(1000, 'Reason', 'Please write what is still wrong'),
});
export type GrievanceReopening = z.infer<typeof GrievanceReopening>;

export const reopenGrievance = defineEndpoint({
  operation: 'reopenGrievance',
  summary: `Has a resolved complaint taken up again, within ${REOPEN_DAYS} days, for who knows its number and the mobile number in it.`,
  base: 'main',
  method: 'POST',
  path: '/grievances/reopen',
  policy: 'public',
  body: GrievanceReopening,
  answer: { status: 200, body: dataAnswer(GrievanceProgress) },
  failures: [400, 404, 409, 429],
});

/** How many complaints a page has unless asked otherwise. */
const GRIEVANCES_PAGE = 10;

export const listOwnGrievances = defineEndpoint({
  operation: 'listOwnGrievances',
  summary: "The caller's complaints, the newest first, a page at a time.",
  base: 'main',
  method: 'GET',
  path: '/grievances/mine',
  policy: 'member',
  query: pageQuery(GRIEVANCES_PAGE),
  answer: { status: 200, body: pageAnswer(OwnGrievance) },
  failures: [400, 401],
});

export const listGrievances = defineEndpoint({
  operation: 'listGrievances',
  summary: 'All complaints, the newest first, a page at a time; by status when one is named.',
  base: 'main',
  method: 'GET',
  path: '/grievances',
  policy: 'staff',
  query: z.extend(pageQuery(GRIEVANCES_PAGE), { status: z.optional(GrievanceStatus) }),
  answer: { status: 200, body: pageAnswer(StaffGrievance) },
  failures: [400, 401, 403],
});

/** What a complaint becomes; whoever made it can read `note`, which a solution must have. */
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
    'Moves a complaint one step: in progress, resolved, closed; or back from resolved to in progress when whoever made it is not content.',
  base: 'main',
  method: 'PUT',
  path: '/grievances/{id}/status',
  policy: 'staff',
  params: IdParams,
  body: GrievanceStep,
  answer: { status: 200, body: dataAnswer(StaffGrievance) },
  failures: [400, 401, 403, 404, 409],
});
