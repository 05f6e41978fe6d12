import { describe, expect, it } from 'vitest';
import { formatsOf } from './format.ts';
import { inEnglish } from './translate.ts';

describe('a sentence in English', () => {
  it('is what it says, with its placeholders filled', () => {
    expect(inEnglish('Only {count} left', { count: 3 })).toBe('Only 3 left');
  });

  it('keeps a placeholder nobody fills, so that the gap is seen', () => {
    expect(inEnglish('Failed to submit: {error}', {})).toBe('Failed to submit: {error}');
  });
});

describe('figures', () => {
  const { formatNumber, formatRupees, formatDate } = formatsOf('en');

  it('group the Indian way', () => {
    expect(formatNumber(1234567)).toBe('12,34,567');
    expect(formatRupees(1234567.5)).toBe('₹12,34,567.50');
  });

  it('date by the clock in India', () => {
    expect(formatDate('2023-07-02T20:00:00Z')).toBe('3 July 2023');
  });

  it('stay in Western digits in Hindi', () => {
    expect(formatsOf('hi').formatRupees(1250)).toBe('₹1,250.00');
  });
});
