import { NewInvitation, type StaffInvitation, listInvitations } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RadioGroup } from '@pgm/ui/forms/radio-group';
import { TextField } from '@pgm/ui/forms/text-field';
import { Badge } from '@pgm/ui/primitives/badge';
import { ButtonLink } from '@pgm/ui/primitives/button';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { DateAndTime } from '@pgm/ui/staff/date-and-time';
import { AREA_WORDS, RightsField } from '@pgm/ui/staff/rights-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';

type InvitationValues = Readonly<{ email: string; rights: NewInvitation['rights']; language: string }>;

/** Each language by its own name. */
const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;

/** The invitations to staff, for administrators. */
export const staffInvitations = defineResource({
  id: 'staff-invitations',
  title: 'Staff invitations',
  newLabel: 'Invite',
  empty: { title: 'No invitations', text: 'An invitation is here until it is accepted or withdrawn.' },
  toName: ({ email }: StaffInvitation) => email,
  columns: ({ t, formatDate }) => [
    { id: 'email', header: 'Email', render: ({ email }) => email },
    {
      id: 'rights',
      header: 'Rights',
      render: ({ rights }) => rights.map((area) => t(AREA_WORDS[area].label)).join(', '),
    },
    { id: 'invitedBy', header: 'Invited by', render: ({ invitedBy }) => invitedBy },
    { id: 'newest', header: 'Sent', isSortable: true, render: ({ sentAt }) => <DateAndTime at={sentAt} /> },
    {
      id: 'expiresAt',
      header: 'Valid until',
      render: ({ expiresAt, isExpired }) =>
        isExpired ? <Badge kind="debit">{t('Expired')}</Badge> : formatDate(expiresAt),
    },
  ],
  filters: [],
  list: (client, query, signal) => client.invitations.list(toQuery(listInvitations, query), signal),
  editing: {
    machine: createRecordForm<NewInvitation, StaffInvitation, InvitationValues>(NewInvitation, {
      id: 'staff-invitation-form',
      empty: { email: '', rights: [], language: 'en' },
      toValues: ({ email, rights, language }) => ({ email, rights, language }),
      asksToDiscard: true,
    }),
    save: (client, { data }, signal) => client.invitations.create(data, signal),
    saveLabel: 'Send invitation',
    labels: { email: 'Email', rights: 'Rights', language: 'Language' },
    Fields: ({ values, errors, change }) => (
      <>
        <TextField
          label="Email"
          type="email"
          value={values.email}
          error={errors.email}
          onChange={({ currentTarget }) => change('email', currentTarget.value)}
        />
        <RightsField
          value={values.rights}
          error={errors.rights}
          onChange={(rights) => change('rights', [...rights])}
        />
        <RadioGroup
          name="language"
          label="Language of the email"
          options={[
            { value: 'en', label: LANGUAGES.en },
            { value: 'hi', label: LANGUAGES.hi },
          ]}
          value={values.language}
          error={errors.language}
          onValueChange={(language) => change('language', language)}
        />
      </>
    ),
  },
  Detail: InvitationFacts,
  commands: [
    {
      label: 'Send again',
      isFor: () => true,
      run: (client, { id }, signal) => client.invitations.sendAgain(id, signal),
      done: 'Sent again. Only the newest link is valid.',
    },
    {
      label: 'Withdraw',
      isFor: () => true,
      question: 'Withdraw this invitation?',
      run: (client, { id }, signal) => client.invitations.withdraw(id, signal),
      done: 'Withdrawn. Its link is not valid any more.',
    },
  ],
  actions: <ToAccounts />,
});

/** What an invitation says, and who sent it. */
function InvitationFacts({ row }: { readonly row: StaffInvitation }) {
  const { t, formatDate } = useLanguage();
  return (
    <FactLines
      facts={[
        { label: t('Rights'), value: row.rights.map((area) => t(AREA_WORDS[area].label)).join(', ') },
        { label: t('Language of the email'), value: LANGUAGES[row.language] },
        { label: t('Invited by'), value: row.invitedBy },
        { label: t('Sent'), value: formatDate(row.sentAt) },
        { label: t('Valid until'), value: row.isExpired ? t('Expired') : formatDate(row.expiresAt) },
      ]}
    />
  );
}

/** The way to the accounts that have accepted. */
function ToAccounts() {
  const { t } = useLanguage();
  return (
    <ButtonLink variant="secondary" href="/dashboard/staff-accounts">
      {t('Staff accounts')}
    </ButtonLink>
  );
}

export const meta = privateMeta('Staff invitations');

export default resourcePage(staffInvitations);
