import { describe, expect, it } from 'vitest';
import { formatSize } from './format-size.ts';
import { toFormats } from './format.ts';
import { inEnglish } from './translate.ts';

describe('a sentence in English', () => {
  it('is the source text with its placeholders filled', () => {
    expect(inEnglish('Only {count} left', { count: 3 })).toBe('Only 3 left');
  });

  it('is shown without the sense of the word', () => {
    expect(inEnglish('Home|address')).toBe('Home');
    expect(inEnglish('{count} | of {total}', { count: 1, total: 2 })).toBe('1 | of 2');
  });

  it('keeps a placeholder without a value, so that the gap is visible', () => {
    expect(inEnglish('Failed to submit: {error}', {})).toBe('Failed to submit: {error}');
  });
});

describe('a size', () => {
  const show = (bytes: number) => formatSize(toFormats('en'), bytes);

  it('is in whole KB, rounded up, and from a thousand on in MB with one decimal', () => {
    expect([0, 400, 34_116, 999_000].map(show)).toEqual(['0 KB', '1 KB', '35 KB', '999 KB']);
    expect([1_000_000, 2_400_000].map(show)).toEqual(['1 MB', '2.4 MB']);
  });
});

describe('figures', () => {
  const { formatNumber, formatRupees, formatDate, formatMonth } = toFormats('en');

  it('are grouped the Indian way', () => {
    expect(formatNumber(1234567)).toBe('12,34,567');
    expect(formatRupees(1234567.5)).toBe('₹12,34,567.50');
  });

  it.each([
    0, -0, 7, 999, 1000, -1000, 12_345, 123_456, 1_234_567, 10_000_000, 98_765_432_109, 0.5, -0.25, 12.3456,
    99_999.994, 1000.1,
  ])('has %d as the browser writes it', (value) => {
    const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-IN').format(value));
    expect(formatRupees(value)).toBe(inRupees.format(value));
  });

  it("show dates in India's time zone", () => {
    expect(formatDate('2023-07-02T20:00:00Z')).toBe('3 July 2023');
  });

  it.each(['en', 'hi'] as const)(
    'have each day and month of a year as the browser writes it, in %s',
    (language) => {
      const inIndia = { timeZone: 'Asia/Kolkata' } as const;
      const locale = `${language}-IN-u-nu-latn`;
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...inIndia });
      const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', ...inIndia });
      for (let at = Date.UTC(2024, 0, 1, 18, 29); at < Date.UTC(2025, 0, 2); at += 12 * 3_600_000) {
        expect(toFormats(language).formatDate(at)).toBe(date.format(at));
        const ofYear = new Date(at).toISOString().slice(0, 7);
        expect(toFormats(language).formatMonth(ofYear)).toBe(month.format(new Date(`${ofYear}-10`)));
      }
    },
  );

  it('accept no date that is none', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
  });

  it('show months in words', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(toFormats('hi').formatMonth('2026-11')).toBe('नवंबर 2026');
  });

  it('stay in Western digits in Hindi', () => {
    expect(toFormats('hi').formatRupees(1250)).toBe('₹1,250.00');
  });
});
