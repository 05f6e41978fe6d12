import type { Language } from '@pgm/ui/foundations/language';
import { addressIn } from '#app/kit/page-address.ts';
import { withReferral } from '../share/with-referral.ts';

/** The address at which a visitor joins below the member with this code, in the member's language. */
export function toReferralLink(origin: string, language: Language, code: string): string {
  return withReferral(addressIn(language, `${origin}/Associate/signup`), code);
}
