/** The same address, bringing along whose link it is: who signs up after it stands below the member with this code. */
export function withReferral(address: string, code: string): string {
  const link = new URL(address);
  link.searchParams.set('ref', code);
  return link.href;
}
