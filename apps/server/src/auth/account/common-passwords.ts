import { type Failure, fail } from '@pgm/api/contract';

const TOO_COMMON = 'This password is easy to guess. Please choose another one.';

/**
 * The failure of a new password that is in the list of common passwords or is a name of the account or of the
 * company; undefined for any other. The whole password is compared, in any case, as NIST SP 800-63B-4 says.
 * `message` is the sentence of the form; the sentence of the field stands beside it.
 */
export async function rejectCommonPassword(
  password: string,
  { message = TOO_COMMON, names }: { readonly message?: string; readonly names: readonly (string | null)[] },
): Promise<{ readonly ok: false; readonly failure: Failure<'invalid'> } | undefined> {
  const typed = password.toLowerCase();
  const isName = names.some((name) => name !== null && toForms(name).includes(typed));
  if (!isName && !(await isCommon(typed))) return undefined;
  return fail({ code: 'invalid', message, fields: { password: TOO_COMMON } });
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
