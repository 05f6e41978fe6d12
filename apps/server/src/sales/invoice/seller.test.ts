import { describe, expect, it } from 'vitest';
import { toSeller } from './seller.ts';

const FACTS = { name: 'Legal Name', address: 'Main Road', state: 'Uttar Pradesh', gstin: '09ABCDE1234F1ZY' };

describe('the seller', () => {
  it('comes from the facts of the company', () => {
    expect(toSeller(FACTS)).toEqual(FACTS);
  });

  it("is 'not configured' where the facts are missing", () => {
    expect(toSeller({ state: 'Bihar' })).toEqual({
      name: 'not configured',
      address: 'not configured',
      state: 'Bihar',
      gstin: undefined,
    });
  });

  it.each([
    [{ gstin: '09ABCDE1234F1ZA' }, "apps/site/app/company.ts: 'gstin' is not a GST number."],
    [{ state: 'Bihar' }, "apps/site/app/company.ts: 'gstin' must begin with 10, as those of Bihar do."],
    [{ state: 'Avadh' }, "apps/site/app/company.ts: 'state' must be a state of India."],
  ])('prevents the start of the server when it is %j', (invalid, sentence) => {
    expect(() => toSeller({ ...FACTS, ...invalid })).toThrow(sentence);
  });
});
