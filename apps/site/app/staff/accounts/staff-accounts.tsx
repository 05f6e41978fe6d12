import { type StaffAccount, StaffRole, listStaffAccounts } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { STAFF_ROLES, accessEditing, isOther, toRightWords } from './access.tsx';
import { PersonName } from '../kit/person-name.tsx';

/** The accounts of staff with what they may do, for administrators. */
export const staffAccounts = defineResource({
  id: 'staff-accounts',
  title: 'Staff accounts',
  empty: { title: 'Nothing found' },
  toName: ({ name }: StaffAccount) => name,
  columns: ({ t }) => [
    {
      id: 'name',
      header: 'Name',
      isSortable: true,
      render: ({ name, username, isBlocked, isOwn }) => (
        <PersonName name={name} username={username}>
          {isOwn && <Badge kind="leaf">{t('You')}</Badge>}
          {isBlocked && <Badge kind="debit">{t('Blocked')}</Badge>}
        </PersonName>
      ),
    },
    { id: 'email', header: 'Email', render: ({ email }) => email ?? '–' },
    { id: 'role', header: 'Role', render: ({ role }) => t(STAFF_ROLES[role]) },
    {
      id: 'rights',
      header: 'Rights',
      render: (account) =>
        toRightWords(account)
          .map((word) => t(word))
          .join(', ') || '–',
    },
    {
      id: 'lastLogin',
      header: 'Last login',
      isSortable: true,
      render: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <DateAndTime at={lastLoginAt} />),
    },
    {
      id: 'secondFactor',
      header: 'Second factor',
      isShort: true,
      render: ({ hasSecondFactor }) => (
        <Badge kind={hasSecondFactor ? 'credit' : 'plain'}>{t(hasSecondFactor ? 'On' : 'Off')}</Badge>
      ),
    },
  ],
  filters: [
    {
      id: 'role',
      label: 'Role',
      options: StaffRole.options.map((value) => ({ value, label: STAFF_ROLES[value] })),
    },
  ],
  list: (client, query, signal) => client.accounts.list(toQuery(listStaffAccounts, query), signal),
  dialogs: [rowDialog('access', 'Change rights', accessEditing, isOther)],
  commands: [
    {
      label: 'Remove from staff',
      isFor: isOther,
      question: 'Remove this person from staff?',
      run: (client, { id }, signal) => client.accounts.remove(id, signal),
      done: 'Removed from staff and logged out everywhere. The account itself stays.',
    },
  ],
});

export const meta = privateMeta('Staff accounts');

export default resourcePage(staffAccounts);
