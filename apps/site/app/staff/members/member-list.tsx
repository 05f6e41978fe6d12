import { type ListedMember, Role, listMembers } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { Badge } from '@pgm/ui/primitives/badge';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { rowDialog } from '../kit/record-editor.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { mergeDialog } from './account-merge.flow.tsx';
import { blockEditing, isUnblocked } from './block.tsx';
import { memberPointsEditing } from '../points-corrections/correction-form.tsx';
import { factsEditing } from './facts-form.tsx';
import { ROLE_LABELS } from './member-facts.tsx';
import { PersonName } from '../kit/person-name.tsx';

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
      render: ({ name, username, block }) => (
        <PersonName name={name} username={username}>
          {block && <Badge kind="debit">{t('Blocked')}</Badge>}
        </PersonName>
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
    {
      id: 'status',
      label: 'Status',
      options: [
        { value: 'ACTIVE', label: 'Active' },
        { value: 'BLOCKED', label: 'Blocked' },
      ],
    },
  ],
  texts: [{ id: 'sponsor', label: 'Sponsor (code or mobile)' }],
  days: [
    { id: 'from', label: 'Joined from' },
    { id: 'to', label: 'Joined until' },
  ],
  toHref: ({ id }) => `/dashboard/members/${id}`,
  openLabel: 'View',
  list: (client, query, signal) => client.members.list(toQuery(listMembers, query), signal),
  get: (client, id, signal) => client.members.get(id, signal),
  commands: [
    {
      label: 'End all sessions',
      isFor: isUnblocked,
      question: 'Log this member out everywhere?',
      run: (client, { id }, signal) => client.members.endSessions(id, signal),
      done: 'The member is logged out everywhere.',
    },
    {
      label: 'Unblock',
      isFor: ({ block }) => block !== null,
      run: (client, { id }, signal) => client.members.unblock(id, signal),
      done: 'The member can log in again.',
    },
    {
      label: 'Delete the account',
      isFor: ({ roles, merged }) => merged === undefined && roles.every((role) => role === 'MEMBER'),
      question:
        'Has this member asked for it? The name, the contacts and the addresses are deleted for good.',
      run: (client, { id }, signal) => client.members.remove(id, signal),
      done: 'The account is deleted.',
    },
  ],
  dialogs: [
    rowDialog('facts', 'Edit facts', factsEditing, ({ merged }) => merged === undefined),
    rowDialog('points', 'Correct points', memberPointsEditing, ({ merged }) => merged === undefined),
    mergeDialog,
    rowDialog('block', 'Block', blockEditing, isUnblocked),
  ],
});
