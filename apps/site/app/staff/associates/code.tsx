import { AssociateChanges, ListedAssociate, ok } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';

type CodeValues = Readonly<Record<'referralCode', string>>;

/** How an associate gets another referral code. */
export const codeEditing: RecordEditing<ListedAssociate, AssociateChanges, CodeValues> = {
  machine: createRecordForm<AssociateChanges, ListedAssociate, CodeValues>(AssociateChanges, {
    id: 'associate-code',
    empty: { referralCode: '' },
    toValues: ({ referralCode }) => ({ referralCode }),
    stored: ListedAssociate,
    asksToDiscard: true,
  }),
  save: async (client, { record, data }, signal) => {
    if (record === undefined) throw new Error('a code is given to an associate');
    const updated = await client.associates.update(record.id, data, signal);
    return updated.ok ? ok({ ...record, referralCode: updated.value.referralCode }) : updated;
  },
  labels: { referralCode: 'Referral code' },
  Fields: ({ values, errors, change }) => {
    const { t } = useLanguage();
    return (
      <>
        <p>{t('Links and cards with the code so far go on working.')}</p>
        <TextField
          label="Referral code"
          autoComplete="off"
          value={values.referralCode}
          error={errors.referralCode}
          onChange={({ currentTarget }) => change('referralCode', currentTarget.value)}
        />
      </>
    );
  },
};
