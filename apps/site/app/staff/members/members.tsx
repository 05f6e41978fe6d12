import { type ListedMember, Role, listMembers } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  MEMBER: 'Member',
  STAFF: 'Staff',
  ADMIN: 'Administrator',
};

/** All members, for administrators. The name of a sponsor leads to the members of that sponsor. */
export const members = defineResource({
  id: 'members',
  title: 'Members',
  empty: { title: 'No members found' },
  notFetched: 'Failed to fetch users',
  toName: ({ name }: ListedMember) => name,
  columns: ({ t, formatDate }) => [
    {
      id: 'name',
      header: 'Name',
      render: ({ name, username }) => (
        <>
          {name} <span className="block font-normal text-ink-muted">@{username}</span>
        </>
      ),
    },
    {
      id: 'mobile',
      header: 'Mobile',
      isShort: true,
      render: ({ primaryPhone }) =>
        primaryPhone === null ? '–' : <a href={`tel:+91${primaryPhone}`}>{dialled(primaryPhone)}</a>,
    },
    { id: 'email', header: 'Email', render: ({ primaryEmail }) => primaryEmail ?? '–' },
    { id: 'code', header: 'Referral code', isShort: true, render: ({ referralCode }) => referralCode ?? '–' },
    {
      id: 'sponsor',
      header: 'Sponsor',
      render: ({ sponsor }) =>
        sponsor === null ? (
          '–'
        ) : (
          <TextLink href={`/dashboard/members?sponsor=${sponsor.referralCode}`}>{sponsor.name}</TextLink>
        ),
    },
    {
      id: 'roles',
      header: 'Roles',
      render: ({ roles }) => roles.map((role) => t(ROLE_LABELS[role])).join(', '),
    },
    {
      id: 'newest',
      header: 'Joined|date',
      isSortable: true,
      isShort: true,
      render: ({ joinedAt }) => formatDate(joinedAt),
    },
  ],
  filters: [
    {
      id: 'role',
      label: 'Role',
      options: Role.options.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
  ],
  texts: [{ id: 'sponsor', label: 'Sponsor code' }],
  days: [
    { id: 'from', label: 'Joined from' },
    { id: 'to', label: 'Joined until' },
  ],
  list: (client, query, signal) => client.members.list(toQuery(listMembers, query), signal),
  commands: [
    {
      label: 'End all sessions',
      isFor: () => true,
      run: (client, { id }, signal) => client.members.endSessions(id, signal),
    },
  ],
  commandDone: 'The member is logged out everywhere.',
});

export const meta = privateMeta('Members');

export default resourcePage(members);
