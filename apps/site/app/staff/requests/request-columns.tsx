import type { MemberRequestStatus as Status, RaisedMemberRequest } from '@pgm/api/contract';
import type { DataColumn } from '@pgm/ui/data/data-table';
import type { I18n } from '@pgm/ui/foundations/language';
import { MemberRequestStatus, profileFieldWords } from '@pgm/ui/members/member-requests';
import { KIND_LABELS } from './request-facts.tsx';

/** The words of the statuses; English. */
export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  OPEN: 'Open',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

/** The columns of a list of requests. */
export const requestColumns = ({ t, formatDate }: I18n): readonly DataColumn<RaisedMemberRequest>[] => [
  { id: 'member', header: 'Member', render: ({ member }) => member.name },
  {
    id: 'kind',
    header: 'Request',
    render: (request) => {
      const subject =
        request.kind === 'PARENT_CHANGE'
          ? (request.sponsorName ?? request.referralCode)
          : t(profileFieldWords[request.field] ?? request.field);
      return `${t(KIND_LABELS[request.kind])}: ${subject}`;
    },
  },
  { id: 'newest', header: 'Received', isSortable: true, render: ({ createdAt }) => formatDate(createdAt) },
  { id: 'status', header: 'Status', render: ({ status }) => <MemberRequestStatus status={status} /> },
];
