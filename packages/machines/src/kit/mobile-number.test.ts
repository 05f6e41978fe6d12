import { describe, expect, it } from 'vitest';
import { mobileDigits, nationalDigits } from './mobile-number.ts';

/** The final value of a field that applies `saved` to its content after each key. */
const typedByKey = (saved: (held: string) => string, keys: string) =>
  [...keys].reduce((held, key) => saved(held + key), '');

const WAYS_TO_WRITE_A_NUMBER = [
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '+919876543210',
  '(+91) 9876543210',
  '91-9876543210',
  '919876543210',
  '0091 98765 43210',
  '09876543210',
  '+91 098765 43210',
  '91 (0) 98765 43210',
  '+91 +91 98765 43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '०९८७६५४३२१०',
];

describe('a mobile number', () => {
  it.each(WAYS_TO_WRITE_A_NUMBER)('pasted as %j is reduced to its ten digits', (pasted) => {
    expect(mobileDigits(pasted)).toBe('9876543210');
  });

  it.each(WAYS_TO_WRITE_A_NUMBER)('typed key by key as %j is reduced to its ten digits', (keys) => {
    expect(typedByKey(mobileDigits, keys)).toBe('9876543210');
  });

  it.each([
    ['9198765432', '9198765432'],
    ['919198765432', '9198765432'],
    ['+91 91987 65432', '9198765432'],
    ['09198765432', '9198765432'],
    ['9109198765', '9109198765'],
  ])('that itself begins with 91 can be entered: %s, key by key and pasted, is %s', (keys, number) => {
    expect([typedByKey(mobileDigits, keys), mobileDigits(keys)]).toEqual([number, number]);
  });

  it.each([
    ['', ''],
    ['abc', ''],
    ['+', '+'],
    ['+9', '+9'],
    ['+91', ''],
    ['91', '91'],
    ['0098765', '98765'],
    ['+91 98765', '98765'],
    ['98765432109', '9876543210'],
  ])('typed as %j is %j so far', (typed, saved) => {
    expect(mobileDigits(typed)).toBe(saved);
  });

  it.each([
    ['+1 415 555 0100', '+14155550100'],
    ['+44 (0)7700 900123', '+4407700900123'],
    // Ten digits including the country code.
    ['+65 9123 4567', '+6591234567'],
    ['+977 98412-34567', '+9779841234567'],
    [' (+33) 6 12 34 56 78', '+33612345678'],
    ['+९८ ९१२ ३४५ ६७८९', '+989123456789'],
  ])(
    'of another country, pasted or typed key by key as %j, is not cut to an Indian one',
    (foreign, saved) => {
      for (const digits of [mobileDigits, nationalDigits])
        expect([digits(foreign), typedByKey(digits, foreign)]).toEqual([saved, saved]);
    },
  );

  it('is not cut when its length is to be reported', () => {
    expect(['+91 98765 432101', '98765432101234'].map(nationalDigits)).toEqual([
      '98765432101',
      '98765432101234',
    ]);
  });

  it('with one digit too few after 91 is not cut to another one', () => {
    expect(mobileDigits('+91 98765 4321')).toBe('987654321');
    expect(mobileDigits('91987654321')).toBe('91987654321');
  });
});
