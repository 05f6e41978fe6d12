import { type AuditEntry, type AuditKind, COMPANY_FACT_LABELS } from '@pgm/api/contract';
import { toRecordChange } from '@pgm/machines/staff/record-history';
import type { DataColumn } from '@pgm/ui/data/data-table';
import type { I18n } from '@pgm/ui/foundations/language';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { RecordChange } from '@pgm/ui/staff/record-change';
import { KIND_LABELS } from '../messages/message-kinds.ts';

/** The kinds of records, as the beginning of a subject names them; English. */
export const KINDS: Readonly<Record<AuditKind, string>> = {
  product: 'Product',
  brand: 'Brand',
  category: 'Category',
  company: 'Facts of the company',
  stock: 'Stock',
  lead: 'Lead',
  media: 'Image of the media library',
  order: 'Order',
  coupon: 'Coupon',
  member: 'Member',
  'past-order': 'Past order',
  message: 'Message',
  request: 'Request',
  associate: 'Associate',
  'parent-proposal': 'Change of sponsor',
  payout: 'Payout',
  'bank-details': 'Bank account and PAN',
  review: 'Product review',
  'product-question': 'Product question',
  period: 'Payout period',
  'points-correction': 'Correction of points',
  invitation: 'Invitation to staff',
  'pin-codes': 'PIN codes served',
  export: 'CSV file',
  grievance: 'Grievance',
  'reply-template': 'Reply template',
  article: 'Article',
};

const KIND_WORDS = new Map<string, string>(Object.entries(KINDS));

/** The files that staff download. */
const FILES: Readonly<Record<string, string>> = {
  products: 'Products',
  stock: 'Stock',
  members: 'Members',
  'past-orders': 'Past orders',
  shipments: 'Shipments',
  payouts: 'Payouts',
  'pin-codes': 'PIN codes served',
  transfers: 'Transfers for the bank',
  taxes: 'Payouts for the tax return',
  leads: 'Leads',
  orders: 'Orders',
  sales: 'Sales register',
  'credit-notes': 'Credit note register',
  hsn: 'HSN summary',
  grievances: 'Grievances',
};

/** How a change came that was not made in the staff area. */
const WAYS: Readonly<Record<NonNullable<AuditEntry['via']>, string>> = {
  import: 'by import',
  command: 'by a command on the server',
};

/** The records whose names are words of the site. */
const TRANSLATED = /^(message|export)\//;

const MESSAGE_LABELS = new Map<unknown, string>(Object.entries(KIND_LABELS));

/** A changed record in words. */
interface NamedRecord {
  /** English. */
  readonly kind: string;
  /** Empty without one. */
  readonly name: string;
  /** The account that the entry is about; undefined where it is about none, or about a deleted one. */
  readonly memberId: string | undefined;
}

/**
 * The kind of the record, its name where it has one, and its member: a stock entry has the name of its product, a payout that of
 * its member, and a message the English name of its kind.
 */
export function toRecord({ subject, before, after, names }: AuditEntry): NamedRecord {
  const [slug = '', id = ''] = subject.split('/');
  const kind = KIND_WORDS.get(slug) ?? slug;
  const { name, code, title, alternative, productId, kind: messageKind, memberId } = after ?? before ?? {};
  const ownerId = memberId ?? before?.['memberId'] ?? (slug === 'member' ? id : undefined);
  const owner = typeof ownerId === 'string' && names[ownerId] ? ownerId : undefined;
  const toNamed = (text: unknown) => ({ kind, name: typeof text === 'string' ? text : '', memberId: owner });
  if (slug === 'export') return toNamed(FILES[id] ?? id);
  if (slug === 'period') return toNamed(id);
  if (slug === 'message') return toNamed(MESSAGE_LABELS.get(messageKind));
  if (owner !== undefined) return toNamed(names[owner]);
  return toNamed(typeof productId === 'string' ? names[productId] : (name ?? code ?? title ?? alternative));
}

/** The address of the changes that one person made. */
const toActorHref = (actorId: string) => `/dashboard/audit?actorId=${actorId}`;

/**
 * The columns of a list of changes. The actor leads to all changes by that person, and a record of a member to what staff
 * changed about the member.
 * @param memberId the member whose page the list is on. Default: the list is of all members
 */
export const auditColumns =
  (memberId?: string) =>
  ({ t }: I18n): readonly DataColumn<AuditEntry>[] => [
    {
      id: 'newest',
      header: 'Time',
      isSortable: true,
      render: ({ at }) => <DateAndTime at={at} />,
    },
    {
      id: 'actor',
      header: 'Changed by',
      render: ({ actorId, actorName }) => <TextLink href={toActorHref(actorId)}>{actorName}</TextLink>,
    },
    {
      id: 'action',
      header: 'Action',
      render: (entry) => {
        const { action } = toRecordChange(entry);
        return entry.via === null ? t(action) : `${t(action)}, ${t(WAYS[entry.via])}`;
      },
    },
    {
      id: 'record',
      header: 'Record',
      render: (entry) => {
        const record = toRecord(entry);
        const kind = t(record.kind);
        if (record.memberId === undefined)
          return `${kind} ${TRANSLATED.test(entry.subject) ? t(record.name) : record.name}`;
        if (record.memberId === memberId) return kind;
        return (
          <>
            {kind} <TextLink href={`/dashboard/members/${record.memberId}/audit`}>{record.name}</TextLink>
          </>
        );
      },
    },
    {
      id: 'fields',
      header: 'Before and after',
      render: (entry) => {
        const { fields, names } = toRecordChange(entry);
        return (
          <RecordChange
            fields={fields}
            names={names}
            labels={entry.subject.startsWith('company/') ? COMPANY_FACT_LABELS : undefined}
          />
        );
      },
    },
  ];
