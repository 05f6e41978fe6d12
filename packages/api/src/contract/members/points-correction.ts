import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText } from '../text.ts';

/** The largest number of points that a correction can ever have; `POINTS_CORRECTION_MAX` of the server may be lower. */
export const MAX_CORRECTED_POINTS = 1_000_000;

/** Why points are corrected; the member reads its sentence. */
export const PointsCorrectionKind = z.enum(
  ['MISSING_POINTS', 'COUNTED_TWICE', 'MISCOUNTED', 'GOODWILL', 'OTHER'],
  'Please choose a reason',
);
export type PointsCorrectionKind = z.infer<typeof PointsCorrectionKind>;

/** `OPEN` waits for another person; a `WRITTEN` one is in the ledger. */
export const PointsCorrectionStatus = z.enum(
  ['OPEN', 'WRITTEN', 'DECLINED', 'WITHDRAWN'],
  'Status must be one of the list',
);
export type PointsCorrectionStatus = z.infer<typeof PointsCorrectionStatus>;

const POINTS = 'Points must be a whole number, and not 0';
const TOO_MANY = 'A correction has at most 10,00,000 points';

/** A correction of a member's confirmed points. */
export const PointsCorrectionForm = z.object({
  /** The id of the account, or a referral code in any case. */
  member: requiredText(64, 'Member', 'Referral code is required'),
  /** Less than 0 to take points away. */
  points: z.int(POINTS).check(
    z.gte(-MAX_CORRECTED_POINTS, TOO_MANY),
    z.lte(MAX_CORRECTED_POINTS, TOO_MANY),
    z.refine((points) => points !== 0, POINTS),
  ),
  kind: PointsCorrectionKind,
  /** What happened, for staff only. */
  note: requiredText(500, 'Note', 'Please write what happened'),
});
export type PointsCorrectionForm = z.infer<typeof PointsCorrectionForm>;

/** A correction as staff see it; times are ISO text. */
export const PointsCorrection = z.object({
  id: z.string(),
  member: z.object({ id: z.string(), name: z.string(), referralCode: z.nullable(z.string()) }),
  /** Less than 0 when points are taken away. */
  points: z.int(),
  kind: PointsCorrectionKind,
  /** Null once the account is deleted. */
  note: z.nullable(z.string()),
  status: PointsCorrectionStatus,
  askedAt: z.string(),
  /** The name of the person who asked. */
  askedBy: z.string(),
  /** Null while it waits. */
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** Whether the caller asked: then another person must approve. */
  isOwn: z.boolean(),
});
export type PointsCorrection = z.infer<typeof PointsCorrection>;

const correction = { status: 200, body: dataResponse(PointsCorrection) } as const;

export const listPointsCorrections = defineEndpoint({
  operation: 'listPointsCorrections',
  summary:
    'A page of the corrections of points, the newest first; of one member where it is named. `search` finds the beginnings of names, user names, mail addresses and mobile numbers of members, and whole referral codes.',
  base: 'core',
  method: 'GET',
  path: '/api/admin/points-corrections',
  policy: 'staff',
  area: 'money',
  query: z.extend(staffListQuery(['newest']), {
    status: z.optional(PointsCorrectionStatus),
    memberId: z.optional(z.uuid('Member not found')),
  }),
  response: { status: 200, body: staffListBody(PointsCorrection) },
  failures: [400, 401, 403],
});

export const getPointsCorrection = defineEndpoint({
  operation: 'getPointsCorrection',
  summary: 'One correction of points.',
  base: 'core',
  method: 'GET',
  path: '/api/admin/points-corrections/{id}',
  policy: 'staff',
  area: 'money',
  params: IdParams,
  response: correction,
  failures: [401, 403, 404],
});

export const correctPoints = defineEndpoint({
  operation: 'correctPoints',
  summary:
    'Corrects the confirmed points of a member, once per `Idempotency-Key` header: at once up to `POINTS_CORRECTION_ALONE_MAX` points, above it once another person has approved. 409 when the member has fewer points than are taken away, and for the own points.',
  base: 'core',
  method: 'POST',
  path: '/api/admin/points-corrections',
  policy: 'staff',
  area: 'money',
  body: PointsCorrectionForm,
  response: correction,
  failures: [400, 401, 403, 409],
});

export const approvePointsCorrection = defineEndpoint({
  operation: 'approvePointsCorrection',
  summary:
    'Writes a correction of points that another person asked for. 409 with the correction as it is now when it was decided meanwhile, and 409 for the own one.',
  base: 'core',
  method: 'POST',
  path: '/api/admin/points-corrections/{id}/approve',
  policy: 'staff',
  area: 'money',
  params: IdParams,
  response: correction,
  failures: [401, 403, 404, 409],
});

export const closePointsCorrection = defineEndpoint({
  operation: 'closePointsCorrection',
  summary:
    'Ends a correction of points that waits: the person who asked withdraws it, another one declines it. 409 with the correction as it is now when it was decided meanwhile.',
  base: 'core',
  method: 'POST',
  path: '/api/admin/points-corrections/{id}/close',
  policy: 'staff',
  area: 'money',
  params: IdParams,
  response: correction,
  failures: [401, 403, 404, 409],
});
