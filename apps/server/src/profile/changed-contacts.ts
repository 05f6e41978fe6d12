import type { UserRow } from '../user/user.schema.ts';

/** How somebody can be reached, and which of it is a way to log in. */
type Contacts = Pick<
  UserRow,
  'email' | 'emailVerifiedAt' | 'emailChangedAt' | 'mobile' | 'mobileVerifiedAt' | 'formerMobile'
>;

/** What changes with new contacts: they are nobody's until proven, and the last proven number stays a way in until then. */
export function changedContacts(
  old: Contacts,
  { email, mobile }: { readonly email: string; readonly mobile: string },
  at: Date,
): Partial<Contacts> {
  return {
    ...(email !== old.email && { email, emailVerifiedAt: null, emailChangedAt: at }),
    ...(mobile !== old.mobile && changedMobile(old, mobile, at)),
  };
}

function changedMobile(old: Contacts, mobile: string, at: Date): Partial<Contacts> {
  // Back to the proven one.
  if (mobile === old.formerMobile) return { mobile, mobileVerifiedAt: at, formerMobile: null };
  const formerMobile = old.mobileVerifiedAt === null ? old.formerMobile : old.mobile;
  return { mobile, mobileVerifiedAt: null, formerMobile };
}
