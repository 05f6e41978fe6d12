/** An account as its owner sees it; what is not known is null. */
export interface ProfileUser {
  firstName: string;
  midName: string | null;
  lastName: string;
  username: string;
  /** Such as 'MEMBER'. */
  roles: readonly string[];
  /** 'MALE', 'FEMALE' or 'OTHER'. */
  gender: string | null;
  /** ISO text. */
  dob: string | null;
  primaryEmail: string | null;
  /** Ten digits, without the country code; so are the alternate ones. */
  primaryPhone: string | null;
  alternateEmails: readonly string[];
  alternatePhone: readonly string[];
  imageUrl: string | null;
  /** The contacts without proof of ownership. Default: none. */
  unproven?: readonly ('email' | 'phone')[] | undefined;
}
