/** The words of the roles of an account; English. */
export const ROLE_WORDS = {
  MEMBER: 'Member',
  STAFF: 'Staff',
  ADMIN: 'Administrator',
} as const;
