/**
 * Splits a discount among amounts by their size, all in whole paise: the shares add up exactly to the discount,
 * and no share exceeds its amount. The rest after rounding down goes to the amounts that lost most by rounding;
 * equal ones in their order.
 * @param discount at most the sum of the amounts
 */
export function shareDiscount(discount: number, amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (total === 0n) return amounts.map(() => 0);
  // The products are too large for a number to hold exactly.
  const products = amounts.map((amount) => BigInt(amount) * BigInt(discount));
  const shares = products.map((product) => Number(product / total));
  const lost = products.map((product) => product % total);
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const max = [...lost.keys()].toSorted((a, b) => compare(lost[b], lost[a]) || a - b).slice(0, left);
  return shares.map((share, at) => share + (max.includes(at) ? 1 : 0));
}

function compare(a: bigint = 0n, b: bigint = 0n): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
