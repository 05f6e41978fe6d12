import { describe, expect, it } from 'vitest';
import { hasDearerSizes, inSize, listSizes } from './in-size.ts';

const LABEL = {
  goods: 'FOOD',
  maximumRetailPrice: 320,
  netQuantity: { amount: 100, unit: 'ml', asPrinted: '100 ml' },
} as const;
const LARGE = { price: 650, maximumRetailPrice: 700, points: 25 };
const OIL = { name: 'Oil', price: 300, points: 10, labelFacts: LABEL };

describe('a product in a size', () => {
  it('is the product while no size is chosen, and in a size that follows it', () => {
    const oil = { ...OIL, sizePrices: { '250 ml': LARGE } };
    for (const size of [undefined, '100 ml', 'toString']) expect(inSize(oil, size)).toEqual(oil);
    expect(inSize(OIL, '250 ml')).toEqual(OIL);
  });

  it('has the price, the points and the maximum of a size with its own price', () => {
    const oil = { ...OIL, sizePrices: { '250 ml': LARGE } };
    expect(inSize(oil, '250 ml')).toEqual({
      ...oil,
      price: 650,
      points: 25,
      labelFacts: { ...LABEL, maximumRetailPrice: 700 },
    });
  });

  it('has its own net quantity in the unit of the label, without what is printed on another pack', () => {
    const sizePrices = { '250 ml': { ...LARGE, netQuantity: 250 } };
    expect(inSize({ ...OIL, sizePrices }, '250 ml').labelFacts?.netQuantity).toEqual({
      amount: 250,
      unit: 'ml',
    });
    const labelFacts = { goods: 'OTHER' } as const;
    expect(inSize({ ...OIL, sizePrices, labelFacts }, '250 ml').labelFacts).toEqual({
      goods: 'OTHER',
      maximumRetailPrice: 700,
    });
  });
});

describe('a product with dearer sizes', () => {
  it('has a size that costs more than the others', () => {
    expect(hasDearerSizes({ ...OIL, sizePrices: { '250 ml': LARGE } })).toBe(true);
    expect(hasDearerSizes({ ...OIL, sizePrices: { '250 ml': { ...LARGE, price: 300 } } })).toBe(false);
    expect(hasDearerSizes(OIL)).toBe(false);
  });
});

describe('the sizes that are offered', () => {
  const oil = { ...OIL, sizes: ['100 ml', '250 ml'], stock: { sizes: { '100 ml': 3, '250 ml': 0 } } };

  it('have their prices where some cost more', () => {
    expect(listSizes({ ...oil, sizePrices: { '250 ml': LARGE } })).toEqual([
      { name: '100 ml', isSoldOut: false, price: 300 },
      { name: '250 ml', isSoldOut: true, price: 650 },
    ]);
  });

  it('have none where all cost the same, and are none of a product without sizes', () => {
    expect(listSizes(oil)).toEqual([
      { name: '100 ml', isSoldOut: false },
      { name: '250 ml', isSoldOut: true },
    ]);
    expect(listSizes({ ...OIL, stock: {} })).toEqual([]);
  });
});
