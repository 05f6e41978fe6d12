import { type MemberPointsEntry, PointsGroup, listMemberPoints, ok } from '@pgm/api/contract';
import { SignedPoints, translateReason } from '@pgm/ui/members/points-overview';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { defineResource, toQuery } from '../kit/resource.ts';

const GROUP_LABELS: Readonly<Record<PointsGroup, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
};

/** The ledger of a member's points. The views are the groups, each with its sum. @param memberId the id of the account */
export const memberPoints = (memberId: string) =>
  defineResource({
    id: 'member-points',
    title: 'Points',
    empty: { title: 'No points yet' },
    notFetched: 'Failed to fetch BV points',
    toName: ({ orderNumber, reason }: MemberPointsEntry) => orderNumber ?? reason,
    hasSearch: false,
    columns: ({ t, formatDate }) => [
      { id: 'reason', header: 'Reason', render: (entry) => translateReason(t, entry) },
      { id: 'at', header: 'Time', render: ({ createdAt }) => <DateAndTime at={createdAt} /> },
      {
        id: 'order',
        header: 'Order',
        isShort: true,
        render: ({ orderId, orderNumber }) =>
          orderId === null ? '–' : <TextLink href={`/dashboard/orders/${orderId}`}>{orderNumber}</TextLink>,
      },
      { id: 'group', header: 'Group', render: ({ group }) => t(GROUP_LABELS[group]) },
      {
        id: 'valid',
        header: 'Valid till',
        isShort: true,
        render: ({ validTill }) => (validTill === null ? '–' : formatDate(validTill)),
      },
      {
        id: 'points',
        header: 'Points',
        align: 'end',
        render: ({ group, type, points }) => <SignedPoints group={group} type={type} points={points} />,
      },
    ],
    filters: [
      {
        id: 'group',
        label: 'Group',
        options: PointsGroup.options.map((value) => ({ value, label: GROUP_LABELS[value] })),
      },
    ],
    views: {
      filter: 'group',
      count: async (client, signal) => {
        const result = await client.members.pointsSums(memberId, signal);
        if (!result.ok) return result;
        const { pendingPoints, confirmedPoints, cancelledPoints } = result.value;
        return ok({ pending: pendingPoints, confirmed: confirmedPoints, cancelled: cancelledPoints });
      },
    },
    list: (client, query, signal) =>
      client.members.points(memberId, toQuery(listMemberPoints, query), signal),
  });
