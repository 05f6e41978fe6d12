import { describe, expect, it } from 'vitest';
import { toFinancialYear, invoiceNumber } from './invoice.schema.ts';

describe('the financial year of an invoice', () => {
  it.each([
    ['2026-11-21T06:30:00Z', '26-27'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00Z', '27-28'],
    ['2027-01-01T00:00:00Z', '26-27'],
    ['2026-03-31T18:29:59Z', '25-26'],
    ['2099-06-01T00:00:00Z', '99-00'],
  ])('of %s is %s: it changes at midnight in India, at the start of the first of April', (at, year) => {
    expect(toFinancialYear(new Date(at))).toBe(year);
  });
});

describe("an invoice's number", () => {
  it('consists of company, year and six digits, 16 characters in all', () => {
    expect(invoiceNumber('26-27', 123)).toBe('PGM/26-27/000123');
    expect(invoiceNumber('26-27', 999_999)).toHaveLength(16);
  });

  it('is never longer', () => {
    expect(() => invoiceNumber('26-27', 1_000_000)).toThrow('there are no more numbers of PGM in 26-27');
  });
});
