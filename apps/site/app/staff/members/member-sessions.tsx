import { type MemberSession, listMemberSessions } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { defineResource, toQuery } from '../kit/resource.ts';

const STATUS_LABELS: Readonly<Record<MemberSession['status'], string>> = {
  ACTIVE: 'Logged in',
  ENDED: 'Logged out',
  EXPIRED: 'Expired',
};

/** The logins of a member, each on one device. @param memberId the id of the account */
export const memberSessions = (memberId: string) =>
  defineResource({
    id: 'member-sessions',
    title: 'Logins',
    empty: { title: 'No logins yet' },
    toName: ({ device }: MemberSession) => device ?? '',
    hasSearch: false,
    columns: ({ t }) => [
      { id: 'device', header: 'Device', render: ({ device }) => device ?? t('Unknown device') },
      { id: 'started', header: 'Logged in on', render: ({ startedAt }) => <DateAndTime at={startedAt} /> },
      { id: 'used', header: 'Last used', render: ({ lastUsedAt }) => <DateAndTime at={lastUsedAt} /> },
      {
        id: 'status',
        header: 'Status',
        render: ({ status }) => (
          <Badge kind={status === 'ACTIVE' ? 'leaf' : 'plain'}>{t(STATUS_LABELS[status])}</Badge>
        ),
      },
    ],
    filters: [],
    list: (client, query, signal) =>
      client.members.sessions(memberId, toQuery(listMemberSessions, query), signal),
  });
