import {
  MEMBER_REQUEST_KINDS,
  MemberRequestStatus,
  type RaisedMemberRequest,
  listAllMemberRequests,
  ok,
} from '@pgm/api/contract';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { approvalEditing, declineEditing, isOpen } from './decisions.tsx';
import { STATUS_LABELS, requestColumns } from './request-columns.tsx';
import { KIND_LABELS, RequestFacts } from './request-facts.tsx';
import { asksForSponsor, sponsorApproval } from './sponsor-approval.tsx';

/** The requests of members to the company, on which administrators decide. */
export const requests = defineResource({
  id: 'requests',
  title: 'Requests',
  empty: { title: 'No requests', text: 'Members send requests from their member area.' },
  toName: ({ member }: RaisedMemberRequest) => member.name,
  columns: requestColumns,
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
    const result = await client.memberRequests.list(status, toQuery(listAllMemberRequests, query), signal);
    if (!result.ok) return result;
    const { data, total, pagination } = result.value;
    return ok({ data, total, limit: pagination?.limit ?? Math.max(1, total) });
  },
  get: (client, id, signal) => client.memberRequests.get(id, signal),
  Detail: RequestFacts,
  links: [{ label: 'Member', toHref: ({ member }) => `/dashboard/members/${member.id}` }],
  dialogs: [
    sponsorApproval,
    rowDialog('approve', 'Approve', approvalEditing, (row) => isOpen(row) && !asksForSponsor(row)),
    rowDialog('decline', 'Decline', declineEditing, isOpen),
  ],
});

export const meta = privateMeta('Requests');

export default resourcePage(requests);
