import type { ContactKind, User } from '@pgm/api/contract';
import type { UserRow } from './user.schema.ts';

/** An account as its owner and admins see it; neither the password's hash nor Google's name for it goes out. */
export function userOf(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.firstName,
    midName: row.midName,
    lastName: row.lastName,
    username: row.username,
    roles: row.roles,
    gender: row.gender,
    dob: row.dob?.toISOString() ?? null,
    primaryEmail: row.email,
    primaryPhone: row.mobile,
    alternateEmails: row.alternateEmails,
    alternatePhone: row.alternatePhones,
    imageUrl: row.imageUrl,
    unproven: unprovenOf(row),
  };
}

/** A mail address that was registered with counts as it is; a number only once it was proven. */
function unprovenOf(row: UserRow): ContactKind[] {
  return [
    ...(row.emailChangedAt === null ? [] : ['email' as const]),
    ...(row.mobile === null || row.mobileVerifiedAt !== null ? [] : ['phone' as const]),
  ];
}
