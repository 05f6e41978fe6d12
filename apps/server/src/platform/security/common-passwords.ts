import { type Failure, fail } from '@pgm/api/contract';

const TOO_COMMON = 'This password is easy to guess. Please choose another one.';

/** The names of an account that a stranger would try as its password. */
interface AccountNames {
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

interface PasswordUse {
  /** The account that gets the password; undefined when there is none. */
  readonly account: AccountNames | undefined;
  readonly brandName: string;
  /** The sentence of the form. Default: that of the field. */
  readonly message?: string;
}

/**
 * The failure of a new password that is in the list of common passwords or is a name of the account or of the
 * company; undefined for any other. The whole password is compared, in any case, as NIST SP 800-63B-4 says.
 */
export async function rejectCommonPassword(
  password: string,
  { account, brandName, message = TOO_COMMON }: PasswordUse,
): Promise<{ readonly ok: false; readonly failure: Failure<'invalid'> } | undefined> {
  const typed = password.toLowerCase();
  const isName = listNames(brandName, account).some((name) => toForms(name).includes(typed));
  if (!isName && !(await isCommon(typed))) return undefined;
  return fail({ code: 'invalid', message, fields: { password: TOO_COMMON } });
}

function listNames(brandName: string, account: AccountNames | undefined): string[] {
  if (!account) return [brandName];
  const { username, email, firstName, lastName } = account;
  return [brandName, username, email ?? '', `${firstName} ${lastName}`.trim()];
}

/** How a name is typed as a password: whole, without its spaces, and an email address without its domain. */
function toForms(name: string): string[] {
  const lower = name.toLowerCase();
  return [lower, lower.replaceAll(' ', ''), lower.replace(/@.*/s, '')];
}

/** The list is loaded with the first new password, because it takes some MB of memory. */
async function isCommon(typed: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(typed);
}
