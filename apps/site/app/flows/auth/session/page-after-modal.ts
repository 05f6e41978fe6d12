import type { AuthModalReturn } from '@pgm/machines/auth/auth-modal';
import { loginReason } from './login-reason.ts';

/** Where the login modal leads. */
interface NextPage {
  readonly path: string;
  /** Where the welcome leads back to; undefined when the visitor stays on the page. */
  readonly from?: string;
}

/**
 * The page after a login or a sign-up in the modal. A new member sees the welcome, with the way back to the page below the
 * modal; what needed the login comes first, as on the sign-up page.
 */
export function pageAfterModal({ path, isSignUp, reason }: Omit<AuthModalReturn, 'type'>): NextPage {
  if (!isSignUp || (reason ?? loginReason(path)) !== undefined) return { path };
  return { path: '/manage/welcome', from: path };
}
