import { describe, expect, it } from 'vitest';
import { toUnitPrice } from './unit-price.ts';

describe('the unit price', () => {
  it.each([
    [425, { amount: 500, unit: 'g' }, { rupees: 85, amount: 100, unit: 'g' }],
    [145.5, { amount: 30, unit: 'ml' }, { rupees: 485, amount: 100, unit: 'ml' }],
    [349, { amount: 60, unit: 'piece' }, { rupees: 5.82, amount: 1, unit: 'piece' }],
    [99, { amount: 8, unit: 'g' }, { rupees: 1237.5, amount: 100, unit: 'g' }],
    [100, { amount: 3, unit: 'piece' }, { rupees: 33.33, amount: 1, unit: 'piece' }],
  ] as const)('of ₹%d for %o is %o', (price, quantity, unitPrice) => {
    expect(toUnitPrice(price, quantity)).toEqual(unitPrice);
  });

  it('is undefined for a single piece', () => {
    expect(toUnitPrice(1299, { amount: 1, unit: 'piece' })).toBeUndefined();
  });
});
