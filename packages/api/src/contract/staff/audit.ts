import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import type { StaffArea } from '../staff-area.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';

/** The kinds of records whose changes the audit has; a subject begins with one. */
export const AuditKind = z.enum([
  'article',
  'associate',
  'bank-details',
  'brand',
  'category',
  'company',
  'coupon',
  'export',
  'grievance',
  'invitation',
  'lead',
  'media',
  'member',
  'message',
  'order',
  'parent-proposal',
  'past-order',
  'payout',
  'period',
  'pin-codes',
  'points-correction',
  'product',
  'product-question',
  'reply-template',
  'request',
  'review',
  'stock',
]);
export type AuditKind = z.infer<typeof AuditKind>;

/** A change by staff: the actor, the time, and the record before and after. Entries are never changed or deleted. */
export const AuditEntry = z.object({
  id: z.string(),
  /** ISO text. */
  at: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  /** Such as 'update'. */
  action: z.string(),
  /** The kind and the id of the record: 'product/0199…'. */
  subject: z.string(),
  /** Null for a new record. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  /** Null for a record that is gone. */
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The names of the products, brands, categories, associates and accounts that the entry refers to, by their ids. */
  names: z.record(z.string(), z.string()),
  /** Null for a change in the staff area itself; a command is run on the server. */
  via: z.nullable(z.enum(['import', 'command'])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAuditEntries = defineEndpoint({
  operation: 'listAuditEntries',
  summary:
    'What staff changed, the newest first; `subject` begins with a kind of record, or with a kind and an id, and `memberId` is the account that the entries are about.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/audit',
  policy: 'admin',
  query: z.extend(staffListQuery(['newest']), {
    subject: z.optional(text(100, 'Subject')),
    actorId: z.optional(z.uuid('Actor not found')),
    /** The account that the entries are about, whatever their kind. */
    memberId: z.optional(z.uuid('Member not found')),
  }),
  response: { status: 200, body: staffListBody(AuditEntry) },
  failures: [400, 401, 403],
});

const RecordKind = z.enum([
  'brand',
  'category',
  'coupon',
  'lead',
  'media',
  'product',
  'reply-template',
  'stock',
] as const satisfies readonly AuditKind[]);

/** The area of each kind of record. */
export const RECORD_AREAS: Readonly<Record<z.infer<typeof RecordKind>, StaffArea>> = {
  brand: 'catalogue',
  category: 'catalogue',
  coupon: 'catalogue',
  lead: 'people',
  media: 'content',
  product: 'catalogue',
  'reply-template': 'people',
  stock: 'catalogue',
};

export const listRecordHistory = defineEndpoint({
  operation: 'listRecordHistory',
  summary: "The changes of one record, such as '/api/admin/history/product/0199…', the newest first.",
  base: 'product',
  method: 'GET',
  path: '/api/admin/history/{kind}/{id}',
  policy: 'staff',
  area: 'any',
  params: z.object({
    kind: RecordKind,
    id: text(64, 'Id'),
  }),
  query: staffListQuery(['newest']),
  response: { status: 200, body: staffListBody(AuditEntry) },
  failures: [400, 401, 403, 404],
});
