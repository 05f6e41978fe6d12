import { describe, expect, it } from 'vitest';
import { sellerOf } from './seller.ts';

const FACTS = { name: 'Legal Name', address: 'Main Road', state: 'Uttar Pradesh', gstin: '09ABCDE1234F1ZY' };

describe('who sells', () => {
  it('is what the facts of the company say', () => {
    expect(sellerOf(FACTS)).toEqual(FACTS);
  });

  it("reads 'not configured' where they say nothing", () => {
    expect(sellerOf({ state: 'Bihar' })).toEqual({
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
  ])('keeps the server from starting when it is %j', (wrong, sentence) => {
    expect(() => sellerOf({ ...FACTS, ...wrong })).toThrow(sentence);
  });
});
