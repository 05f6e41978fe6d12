import { describe, expect, it } from 'vitest';
import { toSeller } from './seller.ts';

describe('the seller', () => {
  it('comes from the facts of the company', () => {
    const gstin = '09ABCDE1234F1ZY';
    expect(
      toSeller({ legalName: 'Legal Name', registeredOffice: 'Main Road', state: 'Uttar Pradesh', gstin }),
    ).toEqual({ name: 'Legal Name', address: 'Main Road', state: 'Uttar Pradesh', gstin });
  });

  it("is 'not configured' where the facts are missing", () => {
    expect(toSeller({ state: 'Bihar' })).toEqual({
      name: 'not configured',
      address: 'not configured',
      state: 'Bihar',
      gstin: undefined,
    });
  });
});
