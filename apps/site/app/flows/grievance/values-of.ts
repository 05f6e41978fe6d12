import type { User } from '@pgm/api/contract';
import type { GrievanceField } from '@pgm/machines/grievance-form';

interface KnownValue {
  readonly field: GrievanceField;
  readonly value: string;
}

/** What an account already says of who complains. */
export function valuesOf({ firstName, lastName, primaryPhone, primaryEmail }: User): readonly KnownValue[] {
  const values: readonly KnownValue[] = [
    { field: 'name', value: `${firstName} ${lastName}`.trim() },
    { field: 'mobile', value: primaryPhone ?? '' },
    { field: 'email', value: primaryEmail ?? '' },
  ];
  return values.filter(({ value }) => value !== '');
}
