import { describe, expect, it } from 'vitest';
import { CompanyFacts, missingFacts, readCompanyFacts } from './company-facts.ts';

describe('the facts of the company', () => {
  it.each([
    ['chatNumber', ' +91 90000-00000 ', '919000000000'],
    ['hoursWeekdays', '१०:०० - 18:00', '10:00–18:00'],
    ['registrationNumber', 'u12345up2023ptc123456', 'U12345UP2023PTC123456'],
    ['gstin', '09abcde1234f1zy', '09ABCDE1234F1ZY'],
    ['certificatePan', 'abcce 1234 f', 'ABCCE1234F'],
    ['phone', '+91 ९0000 00000', '+91 90000 00000'],
  ])('are stored in one form: %s %j', (fact, typed, stored) => {
    expect(CompanyFacts.parse({ [fact]: typed })).toEqual({ [fact]: stored });
  });

  it('are all missing before any is set, and none once the shop may open', () => {
    expect(missingFacts({})).toHaveLength(17);
    expect(missingFacts({ legalName: 'Neem Limited' })).not.toContain('legalName');
  });

  it('are read one by one: a stored one that is not valid counts as unset', () => {
    expect(readCompanyFacts({ legalName: 'Neem Limited', gstin: 'x', other: 1 })).toEqual({
      legalName: 'Neem Limited',
    });
    expect(readCompanyFacts(null)).toEqual({});
  });
});
