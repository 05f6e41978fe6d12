import {
  type AuditEntry,
  MEMBER_REQUEST_KINDS,
  MemberRequestStatus,
  OrderPayment,
  type QueuedMessage,
  type RaisedMemberRequest,
  type StaffOrder,
  listAllMemberRequests,
  listAllOrders,
  listAuditEntries,
  listMessages,
  ok,
} from '@pgm/api/contract';
import { statusWords } from '@pgm/ui/sales/order-status-badge';
import { auditColumns, toRecord } from '../audit/audit-columns.tsx';
import { auditFilters } from '../audit/audit-filters.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { messageColumns, messageFilters, sendAgain } from '../messages/message-columns.tsx';
import { PAYMENT_LABELS, orderColumns } from '../orders/order-columns.tsx';
import { approvalEditing, declineEditing, isOpen } from '../requests/decisions.tsx';
import { STATUS_LABELS, requestColumns } from '../requests/request-columns.tsx';
import { KIND_LABELS, RequestFacts } from '../requests/request-facts.tsx';

/** The orders of a member. @param memberId the id of the account */
export const memberOrders = (memberId: string) =>
  defineResource({
    id: 'member-orders',
    title: 'Orders',
    empty: { title: 'No orders' },
    toName: ({ number }: StaffOrder) => number,
    toHref: ({ id }) => `/dashboard/orders/${id}`,
    openLabel: 'View',
    columns: (i18n) => orderColumns(i18n).filter(({ id }) => id !== 'buyer'),
    filters: [
      {
        id: 'status',
        label: 'Status',
        options: Object.entries(statusWords).map(([value, label]) => ({ value, label })),
      },
      {
        id: 'payment',
        label: 'Payment',
        options: OrderPayment.shape.status.options.map((value) => ({ value, label: PAYMENT_LABELS[value] })),
      },
    ],
    list: (client, query, signal) =>
      client.orders.list({ ...toQuery(listAllOrders, query), buyerId: memberId }, signal),
  });

/** The requests of a member to the company, with the decisions on them. @param memberId the id of the account */
export const memberRequests = (memberId: string) =>
  defineResource({
    id: 'member-requests',
    title: 'Requests',
    empty: { title: 'No requests' },
    toName: ({ member }: RaisedMemberRequest) => member.name,
    columns: (i18n) => requestColumns(i18n).filter(({ id }) => id !== 'member'),
    filters: [
      {
        id: 'status',
        label: 'Status',
        options: MemberRequestStatus.options.map((value) => ({ value, label: STATUS_LABELS[value] })),
      },
      {
        id: 'kind',
        label: 'Kind',
        options: MEMBER_REQUEST_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
      },
    ],
    list: async (client, query, signal) => {
      const status = MemberRequestStatus.safeParse(query.filter['status']).data ?? 'ALL';
      const wanted = { ...toQuery(listAllMemberRequests, query), memberId };
      const result = await client.memberRequests.list(status, wanted, signal);
      if (!result.ok) return result;
      const { data, total, pagination } = result.value;
      return ok({ data, total, limit: pagination?.limit ?? Math.max(1, total) });
    },
    Detail: RequestFacts,
    dialogs: [
      rowDialog('approve', 'Approve', approvalEditing, isOpen),
      rowDialog('decline', 'Decline', declineEditing, isOpen),
    ],
  });

/** The messages about the account of a member. @param memberId the id of the account */
export const memberMessages = (memberId: string) =>
  defineResource({
    id: 'member-messages',
    title: 'Messages',
    empty: { title: 'No messages' },
    toName: ({ to }: QueuedMessage) => to,
    columns: messageColumns,
    filters: messageFilters,
    list: (client, query, signal) =>
      client.messages.list({ ...toQuery(listMessages, query), memberId }, signal),
    commands: [sendAgain],
  });

/** What staff changed about a member, whatever its kind of record. @param memberId the id of the account */
export const memberAudit = (memberId: string) =>
  defineResource({
    id: 'member-audit',
    title: 'Audit',
    empty: { title: 'No changes by staff yet.' },
    toName: (entry: AuditEntry) => toRecord(entry).name,
    columns: auditColumns(memberId),
    filters: auditFilters,
    list: (client, query, signal) =>
      client.audit.list({ ...toQuery(listAuditEntries, query), memberId }, signal),
  });
