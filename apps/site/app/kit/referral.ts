/**
 * The key in the session storage for the referral code that brought the visitor; local storage is only for
 * members' data.
 */
const REFERRAL_KEY = 'ref';

/** The key for the last code that a link brought: a reload of the page with that link saves it no second time. */
const LINK_KEY = 'ref-link';

/** Saves the code of a referral link, `?ref=CODE`, once, while the visitor looks around. */
export function saveReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref');
  if (!code || code === sessionStorage.getItem(LINK_KEY)) return;
  sessionStorage.setItem(LINK_KEY, code);
  saveReferralCode(code);
}

/** Saves a code that the visitor typed; an empty one is deleted. */
export function saveReferralCode(code: string): void {
  if (code === '') sessionStorage.removeItem(REFERRAL_KEY);
  else sessionStorage.setItem(REFERRAL_KEY, code);
}

/** The saved code. */
export function referralCode(): string | undefined {
  return sessionStorage.getItem(REFERRAL_KEY) ?? undefined;
}
