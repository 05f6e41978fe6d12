import type { UserRow } from '../../auth/user/user.schema.ts';

/** The contacts of an account and whether each works for login. */
type Contacts = Pick<
  UserRow,
  'email' | 'emailVerifiedAt' | 'emailChangedAt' | 'mobile' | 'mobileVerifiedAt' | 'formerMobile'
>;

/**
 * The columns that change with new contacts: new contacts count only once they are proven, and the last proven
 * number works for login until then.
 */
export function changedContacts(
  old: Contacts,
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
  at: Date,
): Partial<Contacts> {
  return {
    ...(email !== old.email && { email, emailVerifiedAt: null, emailChangedAt: at }),
    ...(mobile !== null && mobile !== old.mobile && changedMobile(old, mobile, at)),
  };
}

/**
 * Whether new contacts need a proof of the owner: when they replace a contact, or when the account has a proven
 * one. The first contacts of a new account do not.
 */
export function needsOwner(
  old: Contacts,
  { email, mobile }: { readonly email: string | null; readonly mobile: string },
): boolean {
  const isEmailNew = email !== old.email;
  const isMobileNew = mobile !== old.mobile;
  const isReplaced = (isEmailNew && old.email !== null) || (isMobileNew && old.mobile !== null);
  const isProven = [old.emailVerifiedAt, old.mobileVerifiedAt, old.formerMobile].some(
    (proof) => proof !== null,
  );
  return isReplaced || (isProven && (isEmailNew || isMobileNew));
}

function changedMobile(old: Contacts, mobile: string, at: Date): Partial<Contacts> {
  // The number changes back to the proven one.
  if (mobile === old.formerMobile) return { mobile, mobileVerifiedAt: at, formerMobile: null };
  const formerMobile = old.mobileVerifiedAt === null ? old.formerMobile : old.mobile;
  return { mobile, mobileVerifiedAt: null, formerMobile };
}
