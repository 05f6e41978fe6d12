/**
 * Shares a discount among amounts by their size, all in whole paise: the shares add up to the discount exactly, and
 * none is more than its amount. What is left after rounding down goes to those who lost most by it, the first of
 * equals first.
 * @param discount at most what the amounts add up to
 */
export function shareDiscount(discount: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (total === 0n) return amounts.map(() => 0);
  // The products are past what a number can hold exactly.
  const products = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const shares = products.map((product) => Number(product / total));
  const lost = products.map((product) => product % total);
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const most = [...lost.keys()].toSorted((a, b) => compare(lost[b], lost[a]) || a - b).slice(0, left);
  return shares.map((share, at) => share + (most.includes(at) ? 1 : 0));
}

function compare(a: bigint = 0n, b: bigint = 0n): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
