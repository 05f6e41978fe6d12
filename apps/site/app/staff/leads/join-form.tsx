import { JoiningLead, StaffLead } from '@pgm/api/contract';
import { createRecordForm, mobileDigits } from '@pgm/machines/kit';
import { toField } from '@pgm/ui/forms/form';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import type { RecordEditing } from '../kit/resource.types.ts';
import { toReferrer } from './referrer.ts';

/** How the person of a lead becomes an associate, below the associate who referred it. */
export const joinEditing: RecordEditing<
  StaffLead,
  JoiningLead,
  Record<'name' | 'mobile' | 'email', string>
> = {
  machine: createRecordForm<JoiningLead, StaffLead, Record<'name' | 'mobile' | 'email', string>>(
    JoiningLead,
    {
      id: 'lead-join',
      empty: { name: '', mobile: '', email: '' },
      toValues: ({ name, mobile, email }) => ({ name, mobile, email }),
      toData: ({ email, ...values }) => ({ ...values, ...(email.trim() !== '' && { email }) }),
      clean: (field, text) => (field === 'mobile' ? mobileDigits(text) : text),
      stored: StaffLead,
      asksToDiscard: true,
    },
  ),
  save: (client, { record, data }, signal) => client.leads.join(record?.id ?? '', data, signal),
  saveLabel: 'Make an associate',
  labels: { name: 'Name', mobile: 'Mobile number', email: 'Email' },
  Fields: ({ values, errors, change, record }) => {
    const { t } = useLanguage();
    const field = toField({ values, errors, onChange: change });
    return (
      <>
        <p>
          {t('The person logs in with a code to the mobile number; until then the number is not proven.')}
        </p>
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <TextField
          {...field('mobile')}
          label="Mobile number"
          prefix="+91"
          inputMode="tel"
          autoComplete="off"
        />
        <TextField {...field('email')} label="Email" optional inputMode="email" autoComplete="off" />
        {record && (
          <FactLines facts={[{ label: t('Sponsor'), value: toReferrer(record) ?? t('No sponsor') }]} />
        )}
      </>
    );
  },
};
