import type { User } from '@pgm/api/contract';
import type { GrievanceField } from '@pgm/machines/company/grievance-form';

interface KnownValue {
  readonly field: GrievanceField;
  readonly value: string;
}

/** The form values that the account of a grievance sender already has. */
export function toValues({ firstName, lastName, primaryPhone, primaryEmail }: User): readonly KnownValue[] {
  const values: readonly KnownValue[] = [
    { field: 'name', value: `${firstName} ${lastName}`.trim() },
    { field: 'mobile', value: primaryPhone ?? '' },
    { field: 'email', value: primaryEmail ?? '' },
  ];
  return values.filter(({ value }) => value !== '');
}
