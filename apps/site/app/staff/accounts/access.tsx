import { StaffAccess, StaffAccount } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { RadioGroup } from '@pgm/ui/forms/radio-group';
import { AREA_WORDS, ROLE_WORDS, RightsField } from '@pgm/ui/staff/rights-field';
import type { RecordEditing } from '../kit/resource.types.ts';

/** The words of the roles of staff; English. */
export const STAFF_ROLES: Readonly<Record<StaffAccess['role'], string>> = ROLE_WORDS;

/** The rights as words, for `t`; English. */
export function toRightWords({ role, rights }: StaffAccess): readonly string[] {
  return role === 'ADMIN' ? ['All rights'] : rights.map((area) => AREA_WORDS[area].label);
}

/** Whether an account can be changed: only another administrator changes the own one. */
export const isOther = ({ isOwn }: StaffAccount) => !isOwn;

type AccessValues = Readonly<{ role: string; rights: StaffAccess['rights'] }>;

const toAccess = ({ role, rights }: StaffAccess): StaffAccess => ({ role, rights });

/** How role and rights of another member of staff are changed. */
export const accessEditing: RecordEditing<StaffAccount, StaffAccess, AccessValues> = {
  machine: createRecordForm<StaffAccess, StaffAccount, AccessValues>(StaffAccess, {
    id: 'staff-access',
    empty: { role: 'STAFF', rights: [] },
    toValues: toAccess,
    stored: StaffAccount,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.accounts.setAccess(
      record?.id ?? '',
      { ...data, ...(record && { known: toAccess(record) }) },
      signal,
    ),
  labels: { role: 'Role', rights: 'Rights' },
  toText: (value) =>
    typeof value === 'string'
      ? STAFF_ROLES[value === 'ADMIN' ? 'ADMIN' : 'STAFF']
      : value.map((area) => AREA_WORDS[area].label).join(', ') || '–',
  Fields: ({ values, errors, change }) => {
    const { t } = useLanguage();
    return (
      <>
        <p>{t('The change takes effect with the next step of this person.')}</p>
        <RadioGroup
          name="role"
          label="Role"
          options={[
            { value: 'STAFF', label: 'Staff', hint: 'Works in the areas that are chosen below' },
            { value: 'ADMIN', label: 'Administrator', hint: 'May do everything, also change your rights' },
          ]}
          value={values.role}
          error={errors.role}
          onValueChange={(role) => change('role', role)}
        />
        {values.role === 'STAFF' && (
          <RightsField
            value={values.rights}
            error={errors.rights}
            onChange={(rights) => change('rights', [...rights])}
          />
        )}
      </>
    );
  },
};
