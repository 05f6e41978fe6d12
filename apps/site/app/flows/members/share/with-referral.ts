/**
 * Adds the referral code to an address: a visitor who signs up after opening it joins below the member with this
 * code.
 */
export function withReferral(address: string, code: string): string {
  const link = new URL(address);
  link.searchParams.set('ref', code);
  return link.href;
}
