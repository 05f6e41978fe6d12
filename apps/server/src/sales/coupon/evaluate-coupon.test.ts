import { describe, expect, it } from 'vitest';
import { type CouponClaim, type CouponLine, evaluateCoupon, toProblem, usesLeft } from './evaluate-coupon.ts';

const AT = new Date('2026-11-21T06:30:00Z');

type Terms = Partial<CouponClaim['coupon']>;

/** A coupon of ₹10 for everyone, claimed by a guest, unless other terms are given. */
function claim(terms: Terms = {}, member?: Partial<CouponClaim['member']>): CouponClaim {
  return {
    coupon: {
      id: '018f0000-0000-7000-8000-000000000001',
      code: 'TEN',
      title: 'Ten',
      titleInHindi: null,
      kind: 'AMOUNT',
      value: 1000,
      maxDiscountPaise: null,
      minSubtotalPaise: 0,
      startsAt: AT,
      endsAt: null,
      totalLimit: null,
      memberLimit: null,
      isForFirstOrder: false,
      isActive: true,
      used: 0,
      version: 1,
      categoryIds: [],
      productIds: [],
      ...terms,
    },
    at: AT,
    member: member && { uses: 0, hasOrdered: false, ...member },
  };
}

/** A line of some amount, of the product and the category that most lines have. */
function line(amountPaise: number, of: Partial<CouponLine> = {}): CouponLine {
  return { productId: 'tea', categoryId: 'food', ...of, amountPaise };
}

describe('a coupon takes off', () => {
  it.each<[string, Terms, number, number]>([
    ['an amount', {}, 50_000, 1000],
    ['an amount that is all of the subtotal', {}, 1000, 1000],
    ['no more than the subtotal', {}, 999, 999],
    ['nothing of nothing', {}, 0, 0],
    ['a percentage', { kind: 'PERCENT', value: 10 }, 50_000, 5000],
    ['a percentage rounded down to whole paise', { kind: 'PERCENT', value: 15 }, 12_345, 1851],
    ['less than a paisa not at all', { kind: 'PERCENT', value: 1 }, 99, 0],
    ['at most so much', { kind: 'PERCENT', value: 15, maxDiscountPaise: 30_000 }, 200_001, 30_000],
    [
      'less than that by percentage',
      { kind: 'PERCENT', value: 15, maxDiscountPaise: 30_000 },
      199_999,
      29_999,
    ],
    ['everything', { kind: 'PERCENT', value: 100 }, 12_345, 12_345],
    [
      'a part of the dearest order there can be',
      { kind: 'PERCENT', value: 99 },
      21_260_088_105_300,
      21_047_487_224_247,
    ],
    ['something when the subtotal is just enough', { minSubtotalPaise: 49_900 }, 49_900, 1000],
  ])('%s', (_, terms, subtotalPaise, discountPaise) => {
    expect(evaluateCoupon(claim(terms), [line(subtotalPaise)])).toMatchObject({
      discountPaise,
      problem: null,
    });
  });

  it('whole paise, never less than zero or more than the subtotal, whatever its value', () => {
    let seed = 20_261_121;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 2000; round += 1) {
      const isPercent = random(2) === 0;
      const subtotal = random(10 ** (1 + random(9)));
      const max = random(3) === 0 ? random(100_000) : null;
      const value = 1 + random(isPercent ? 100 : 1_000_000);
      const terms = { kind: isPercent ? 'PERCENT' : 'AMOUNT', value, maxDiscountPaise: max } as const;
      const { discountPaise, problem } = evaluateCoupon(claim(terms), [line(subtotal)]);
      const exact = isPercent ? Number((BigInt(subtotal) * BigInt(value)) / 100n) : value;
      expect({ discountPaise, problem }).toEqual({
        discountPaise: Math.min(exact, subtotal, max ?? exact),
        problem: null,
      });
    }
  });
});

describe('a coupon for some products', () => {
  const lines = [
    line(10_000),
    line(20_000, { productId: 'bar', categoryId: 'soap' }),
    line(5000, { productId: 'ghee' }),
  ];

  it.each<[string, Terms, number, number[]]>([
    ['a category', { categoryIds: ['food'] }, 7500, [10_000, 0, 5000]],
    ['products', { productIds: ['bar', 'ghee'] }, 12_500, [0, 20_000, 5000]],
    ['a category and products', { categoryIds: ['soap'], productIds: ['ghee'] }, 12_500, [0, 20_000, 5000]],
    [
      'a category that has one of its products',
      { categoryIds: ['food'], productIds: ['tea'] },
      7500,
      [10_000, 0, 5000],
    ],
    ['none in particular', {}, 17_500, [10_000, 20_000, 5000]],
  ])('takes off only of those of %s', (_, terms, discountPaise, reducedPaise) => {
    const half = { kind: 'PERCENT', value: 50, ...terms } as const;
    expect(evaluateCoupon(claim(half), lines)).toEqual({
      discountPaise,
      reducedPaise,
      problem: null,
      isOver: false,
    });
  });

  it('takes off no more than they cost', () => {
    const terms = { value: 9000, productIds: ['ghee'] };
    expect(evaluateCoupon(claim(terms), lines)).toMatchObject({ discountPaise: 5000 });
  });

  it('counts the whole order for its minimum', () => {
    const terms = { productIds: ['ghee'], minSubtotalPaise: 35_000 };
    expect(evaluateCoupon(claim(terms), lines)).toMatchObject({ discountPaise: 1000, problem: null });
  });
});

describe('a coupon cannot be used', () => {
  const before = new Date(AT.getTime() - 1);
  const after = new Date(AT.getTime() + 1);

  it('when it does not exist', () => {
    const problem = 'This coupon code does not exist.';
    expect(evaluateCoupon(undefined, [line(50_000)])).toMatchObject({ discountPaise: 0, problem });
  });

  it.each<[string, Terms, Partial<CouponClaim['member']>]>([
    ['This coupon code does not exist.', { isActive: false }, undefined],
    ['This coupon is not valid yet.', { startsAt: after }, undefined],
    ['This coupon has expired.', { startsAt: before, endsAt: before }, undefined],
    ['This coupon has expired.', { startsAt: after, endsAt: before }, undefined],
    ['This coupon is not for the products in your cart.', { categoryIds: ['soap'] }, undefined],
    ['This coupon is not for the products in your cart.', { productIds: ['ghee'] }, undefined],
    ['You have already used this coupon.', { memberLimit: 2 }, { uses: 2 }],
    [
      'You have already used this coupon.',
      { memberLimit: 1, isForFirstOrder: true },
      { uses: 1, hasOrdered: true },
    ],
    ['This coupon is no longer available.', { totalLimit: 5, used: 5 }, undefined],
    ['This coupon is for first orders only.', { isForFirstOrder: true }, { hasOrdered: true }],
    ['This coupon is for orders of ₹499 or more.', { minSubtotalPaise: 49_900 }, undefined],
    ['This coupon is for orders of ₹1,00,000 or more.', { minSubtotalPaise: 1_00_000_00 }, undefined],
    ['This coupon is for orders of ₹498.51 or more.', { minSubtotalPaise: 49_851 }, undefined],
  ])('%s %j %j', (problem, terms, member) => {
    expect(evaluateCoupon(claim(terms, member), [line(49_850)])).toMatchObject({ discountPaise: 0, problem });
  });

  it.each<[string, Terms, Partial<CouponClaim['member']>]>([
    ['from its first moment on', { startsAt: AT }, undefined],
    ['until its last moment', { endsAt: AT }, undefined],
    ['by a member who can use it once more', { memberLimit: 2 }, { uses: 1 }],
    ['by the last of all', { totalLimit: 5, used: 4 }, undefined],
    ['for a first order', { isForFirstOrder: true }, {}],
    ['by a guest, who is asked nothing of themselves', { memberLimit: 1, isForFirstOrder: true }, undefined],
  ])('but can be used %s', (_, terms, member) => {
    expect(toProblem(claim(terms, member))).toBeNull();
  });
});

describe('the remaining uses of a coupon', () => {
  it.each<[number | null, Terms, Partial<CouponClaim['member']>]>([
    [null, {}, {}],
    [null, { memberLimit: 3, totalLimit: 10, isForFirstOrder: true }, undefined],
    [2, { memberLimit: 3 }, { uses: 1 }],
    [1, { memberLimit: 3, totalLimit: 10, used: 9 }, { uses: 1 }],
    [1, { isForFirstOrder: true }, {}],
    [0, { memberLimit: 1 }, { uses: 2 }],
  ])('are %j for %j and %j', (left, terms, member) => {
    expect(usesLeft(claim(terms, member))).toBe(left);
  });
});
