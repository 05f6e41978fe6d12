import { describe, expect, it } from 'vitest';
import { shareDiscount } from './share-discount.ts';

describe('a discount', () => {
  it.each<[number, number[], number[]]>([
    [100, [100], [100]],
    [0, [100, 200], [0, 0]],
    [0, [0, 0], [0, 0]],
    [100, [100, 100, 100], [34, 33, 33]],
    [10, [100, 200, 300], [2, 3, 5]],
    [1, [1, 1, 1000], [0, 0, 1]],
    [600, [100, 200, 300], [100, 200, 300]],
    [599, [100, 200, 300], [100, 200, 299]],
    [5, [0, 7, 0], [0, 5, 0]],
    [21_260_088_105_299, [21_260_088_105_297, 1, 2], [21_260_088_105_296, 1, 2]],
  ])('of %i among %j is split as %j', (discount, amounts, shares) => {
    expect(shareDiscount(discount, amounts)).toEqual(shares);
  });

  it('is split to the last paisa, never exceeds the price of an item, and differs from the exact share by less than one paisa', () => {
    let seed = 20_261_121;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2000; round += 1) {
      const amounts = Array.from({ length: 1 + random(12) }, () => random(10 ** (1 + random(7))));
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const discount = random(total + 1);
      const shares = shareDiscount(discount, amounts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      const unfair = shares.filter((share, at) => {
        const amount = amounts[at] ?? 0;
        const exact = total === 0 ? 0 : (discount * amount) / total;
        return !Number.isInteger(share) || share > amount || Math.abs(share - exact) >= 1;
      });
      expect(unfair).toEqual([]);
    }
  });
});
