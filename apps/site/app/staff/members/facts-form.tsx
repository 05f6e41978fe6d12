import { ListedMember, MemberFactsForm } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';

/** The facts that can be set, as a form has them. */
const toFacts = ({ firstName, lastName, primaryEmail, primaryPhone }: ListedMember) => ({
  firstName,
  lastName,
  primaryEmail: primaryEmail ?? '',
  primaryPhone: primaryPhone ?? '',
});

/** How administrators set the name and the contacts of a member. */
export const factsEditing: RecordEditing<ListedMember, MemberFactsForm, MemberFactsForm> = {
  machine: createRecordForm<MemberFactsForm, ListedMember, MemberFactsForm>(MemberFactsForm, {
    id: 'member-facts',
    empty: { firstName: '', lastName: '', primaryEmail: '', primaryPhone: '', reason: '' },
    toValues: (member) => ({ ...toFacts(member), reason: '' }),
    stored: ListedMember,
    asksToDiscard: true,
  }),
  save: async (client, { record, data }, signal) => {
    if (!record) throw new Error('members are not created here');
    return client.members.setFacts(record.id, { ...data, known: toFacts(record) }, signal);
  },
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    primaryEmail: 'Email',
    primaryPhone: 'Mobile',
    reason: 'Reason',
  },
  Fields: ({ values, errors, change }) => {
    const { t } = useLanguage();
    const field = toField({ values, errors, onChange: change });
    return (
      <>
        <p>
          {t(
            'The member is notified. A new email or mobile number is no way to log in until the member has verified it.',
          )}
        </p>
        <TextField {...field('firstName')} label="First Name" autoComplete="off" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="off" />
        <TextField {...field('primaryEmail')} label="Email" type="email" autoComplete="off" />
        <TextField {...field('primaryPhone')} label="Mobile" inputMode="tel" autoComplete="off" />
        <TextArea {...field('reason')} label="Reason" hint="The member can read it." />
      </>
    );
  },
};
