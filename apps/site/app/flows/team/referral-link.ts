import type { Language } from '@pgm/ui/language';
import { addressIn } from '#app/shared/page-address.ts';
import { withReferral } from '../share/with-referral.ts';

/** The address at which somebody joins below the member with this code, in the language that the member reads. */
export function referralLinkOf(origin: string, language: Language, code: string): string {
  return withReferral(addressIn(language, `${origin}/Associate/signup`), code);
}
