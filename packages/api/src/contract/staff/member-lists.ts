import * as z from 'zod/mini';
import { OwnSession } from '../auth/account-security.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, PageQuery } from '../list-query.ts';
import { PastOrder } from '../sales/past-order.ts';
import { staffListBody } from '../staff-list.ts';
import { Address } from '../members/address.ts';
import { PointsEntry, PointsGroup } from '../members/points.ts';

export const listMemberAddresses = defineEndpoint({
  operation: 'listMemberAddresses',
  summary: 'The delivery addresses of a member, the default one first, then the newest.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members/{id}/addresses',
  policy: 'admin',
  params: IdParams,
  query: PageQuery,
  response: { status: 200, body: staffListBody(Address) },
  failures: [400, 401, 403, 404],
});

export const listMemberPastOrders = defineEndpoint({
  operation: 'listMemberPastOrders',
  summary: 'The orders of a member from before the shop, the newest first.',
  base: 'cart',
  method: 'GET',
  path: '/api/admin/members/{id}/past-orders',
  policy: 'admin',
  params: IdParams,
  query: PageQuery,
  response: { status: 200, body: staffListBody(PastOrder) },
  failures: [400, 401, 403, 404],
});

/** A login of a member on one device; times are ISO text. */
export const MemberSession = z.extend(z.omit(OwnSession, { isCurrent: true }), {
  /** `ENDED` by a logout, by the member, or by an administrator; `EXPIRED` after a time without use. */
  status: z.enum(['ACTIVE', 'ENDED', 'EXPIRED']),
});
export type MemberSession = z.infer<typeof MemberSession>;

export const listMemberSessions = defineEndpoint({
  operation: 'listMemberSessions',
  summary: 'The logins of a member, the newest first; expired ones are deleted at the next login.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/members/{id}/sessions',
  policy: 'admin',
  params: IdParams,
  query: PageQuery,
  response: { status: 200, body: staffListBody(MemberSession) },
  failures: [400, 401, 403, 404],
});

/** An entry in the ledger of a member, with its order; opening points and corrections have none. */
export const MemberPointsEntry = z.extend(PointsEntry, {
  orderId: z.nullable(z.string()),
  /** The number that people read: `PGM-000123`. */
  orderNumber: z.nullable(z.string()),
  /** When confirmed points expire (ISO text); null for other entries, and until the expiry is planned. */
  validTill: z.nullable(z.string()),
});
export type MemberPointsEntry = z.infer<typeof MemberPointsEntry>;

export const listMemberPoints = defineEndpoint({
  operation: 'listMemberPoints',
  summary: 'The ledger of points of a member, the newest entry first; of one group where it is named.',
  base: 'core',
  method: 'GET',
  path: '/api/admin/members/{id}/points',
  policy: 'admin',
  params: IdParams,
  query: z.extend(PageQuery, { group: z.optional(PointsGroup) }),
  response: { status: 200, body: staffListBody(MemberPointsEntry) },
  failures: [400, 401, 403, 404],
});
