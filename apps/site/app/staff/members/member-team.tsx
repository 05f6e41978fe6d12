import { type TreeNode, listTeamMembers, ok } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { defineResource, toQuery } from '../kit/resource.ts';
import { PersonName } from '../kit/person-name.tsx';

/** The levels that can be chosen; the list shows all of them together. */
const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** The team below a member, level by level. @param memberId the id of the account */
export const memberTeam = (memberId: string) =>
  defineResource({
    id: 'member-team',
    title: 'Team',
    empty: { title: 'No one in the team' },
    notFetched: 'Failed to fetch associate tree',
    toName: ({ name }: TreeNode) => name,
    toHref: ({ userId }) => `/dashboard/members/${userId}`,
    openLabel: 'View',
    columns: ({ formatDate, formatNumber }) => [
      {
        id: 'name',
        header: 'Name',
        render: ({ name, username }) => <PersonName name={name} username={username} />,
      },
      { id: 'level', header: 'Level', isShort: true, render: ({ level }) => formatNumber(level) },
      {
        id: 'mobile',
        header: 'Mobile',
        isShort: true,
        render: ({ contact: { phone } }) => (phone === null ? '–' : dialled(phone)),
      },
      { id: 'code', header: 'Referral code', isShort: true, render: ({ referralCode }) => referralCode },
      { id: 'joined', header: 'Joined|date', isShort: true, render: ({ joinedAt }) => formatDate(joinedAt) },
      {
        id: 'directs',
        header: 'Directly below',
        align: 'end',
        render: ({ directCount }) => formatNumber(directCount),
      },
      {
        id: 'total',
        header: 'In the team',
        align: 'end',
        render: ({ totalCount }) => formatNumber(totalCount),
      },
    ],
    filters: [{ id: 'level', label: 'Level', options: LEVELS.map((value) => ({ value })) }],
    list: async (client, query, signal) => {
      const result = await client.members.team(memberId, toQuery(listTeamMembers, query), signal);
      if (result.ok) {
        const { data, total, pagination } = result.value;
        return ok({ data, total, limit: pagination.limit });
      }
      // A member without a place in the tree, such as staff, has no team.
      return result.failure.code === 'notFound' ? ok({ data: [], total: 0, limit: 1 }) : result;
    },
  });
