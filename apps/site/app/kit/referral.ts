/**
 * The key in the session storage for the referral code that brought the visitor; local storage is only for
 * members' data.
 */
const REFERRAL_KEY = 'ref';

/** Saves the code of a referral link, `?ref=CODE`, while the visitor looks around. */
export function saveReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref');
  if (code) sessionStorage.setItem(REFERRAL_KEY, code);
}

/** The saved code, or the code in the address of this page. */
export function referralCode(): string | undefined {
  saveReferral(location.search);
  return sessionStorage.getItem(REFERRAL_KEY) ?? undefined;
}

/** Deletes the saved code. */
export function forgetReferral(): void {
  sessionStorage.removeItem(REFERRAL_KEY);
}
