import { describe, expect, it } from 'vitest';
import { toFormats } from '../../foundations/language/format.ts';
import { cleanNumber, parseNumber, toDigits, toGrouped } from './number-text.ts';

const whole = { decimals: 0, isFixed: false, isSigned: false };
const signed = { decimals: 2, isFixed: false, isSigned: true };
const money = { decimals: 2, isFixed: true, isSigned: false };
const { formatNumber } = toFormats('en');

describe('a typed number', () => {
  it.each([
    { text: '12', look: whole, clean: '12' },
    { text: '12 pieces', look: whole, clean: '12' },
    { text: '12.5', look: whole, clean: '12' },
    { text: '-12', look: whole, clean: '12' },
    { text: '₹1,250.505', look: money, clean: '1250.50' },
    { text: '1.2.3', look: money, clean: '1.23' },
    { text: '12.', look: money, clean: '12.' },
    { text: '.5', look: money, clean: '.5' },
    { text: '-0.75', look: signed, clean: '-0.75' },
    { text: '−3', look: signed, clean: '-3' },
    { text: '12345678901234567890', look: money, clean: '1234567890123' },
    { text: 'abc', look: money, clean: '' },
  ])('"$text" is read as "$clean"', ({ text, look, clean }) => {
    expect(cleanNumber(text, look)).toBe(clean);
  });

  it.each([
    { clean: '', value: null },
    { clean: '-', value: null },
    { clean: '.', value: null },
    { clean: '12.', value: 12 },
    { clean: '.5', value: 0.5 },
    { clean: '-0.75', value: -0.75 },
  ])('"$clean" has the value $value', ({ clean, value }) => {
    expect(parseNumber(clean)).toBe(value);
  });
});

describe('a shown number', () => {
  it('has its decimals where they are fixed', () => {
    expect(toDigits(1250, money)).toBe('1250.00');
    expect(toDigits(1250, whole)).toBe('1250');
  });

  it('is grouped the Indian way', () => {
    expect(toGrouped(1234567.5, money, formatNumber)).toBe('12,34,567.50');
    expect(toGrouped(-1234567, signed, formatNumber)).toBe('-12,34,567');
    expect(toGrouped(-0.75, signed, formatNumber)).toBe('-0.75');
  });
});
