import { type Associate, PaperAssociate } from '@pgm/api/contract';
import { createRecordForm, mobileDigits } from '@pgm/machines/kit';
import type { ParentChoice } from '@pgm/machines/staff/parent-change';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ChosenList } from '@pgm/ui/staff/chosen-list';
import { RecordEditor } from '../kit/record-editor.tsx';
import type { RecordEditing, RowDialogProps } from '../kit/resource.types.ts';
import { AssociatePicker } from './associate-picker.tsx';

/** The fields of a person who joins on paper. */
type PaperValues = Readonly<Record<'name' | 'mobile' | 'email' | 'referralCode', string>> & {
  /** Null without a sponsor. */
  readonly sponsor: ParentChoice | null;
};

/** How a person who joins on paper becomes an associate. */
export const paperEditing: RecordEditing<Associate, PaperAssociate, PaperValues> = {
  machine: createRecordForm<PaperAssociate, Associate, PaperValues>(PaperAssociate, {
    id: 'new-associate',
    empty: { name: '', mobile: '', email: '', sponsor: null, referralCode: '' },
    toData: ({ name, mobile, email, sponsor, referralCode }) => ({
      name,
      mobile,
      parentId: sponsor?.id ?? null,
      ...(email.trim() !== '' && { email }),
      ...(referralCode.trim() !== '' && { referralCode }),
    }),
    clean: (field, text) => (field === 'mobile' ? mobileDigits(text) : text),
    asksToDiscard: true,
  }),
  save: (client, { data }, signal) => client.associates.create(data, signal),
  labels: {
    name: 'Name',
    mobile: 'Mobile number',
    email: 'Email',
    sponsor: 'Sponsor',
    referralCode: 'Referral code',
  },
  Fields: ({ values, errors, change }) => {
    const { t } = useLanguage();
    return (
      <>
        <p>
          {t('The person logs in with a code to the mobile number; until then the number is not proven.')}
        </p>
        <RecordSection title="Person">
          <TextField
            label="Name"
            autoComplete="off"
            value={values.name}
            error={errors.name}
            onChange={({ currentTarget }) => change('name', currentTarget.value)}
          />
          <TextField
            label="Mobile number"
            prefix="+91"
            inputMode="tel"
            autoComplete="off"
            value={values.mobile}
            error={errors.mobile}
            onChange={({ currentTarget }) => change('mobile', currentTarget.value)}
          />
          <TextField
            label="Email"
            optional
            inputMode="email"
            autoComplete="off"
            value={values.email}
            error={errors.email}
            onChange={({ currentTarget }) => change('email', currentTarget.value)}
          />
        </RecordSection>
        <RecordSection title="Place in the team">
          {values.sponsor === null ? (
            <AssociatePicker label="Sponsor" optional onPick={(sponsor) => change('sponsor', sponsor)} />
          ) : (
            <div className="grid gap-1.5">
              <p className="font-medium">{t('Sponsor')}</p>
              <ChosenList label="Sponsor" items={[values.sponsor]} onRemove={() => change('sponsor', null)} />
            </div>
          )}
          <TextField
            label="Referral code"
            optional
            hint="A new one is drawn without it."
            autoComplete="off"
            value={values.referralCode}
            error={errors.referralCode}
            onChange={({ currentTarget }) => change('referralCode', currentTarget.value)}
          />
        </RecordSection>
      </>
    );
  },
};

/** The dialog of a new associate; `?new=new` opens it. */
export function NewAssociateDialog({ onSaved }: Pick<RowDialogProps<never>, 'onSaved'>) {
  return (
    <RecordEditor
      param="new"
      title="New associate"
      toName={({ name }) => name}
      editing={paperEditing}
      rows={[]}
      onSaved={onSaved}
    />
  );
}
