/** Where the tab keeps the referral code that brought its visitor; local storage is for members' data only. */
const REFERRAL_KEY = 'ref';

/** Keeps the code of a referral link, `?ref=CODE`, while the visitor looks around. */
export function keepReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref');
  if (code) sessionStorage.setItem(REFERRAL_KEY, code);
}

/** The code that was kept, or that this very page was opened with. */
export function referralCode(): string | undefined {
  keepReferral(location.search);
  return sessionStorage.getItem(REFERRAL_KEY) ?? undefined;
}

/** Forgets it. */
export function forgetReferral(): void {
  sessionStorage.removeItem(REFERRAL_KEY);
}
