import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LabelFacts } from './label-facts.ts';
import { missingLabelFacts } from './missing-label-facts.ts';

const complete = {
  goods: 'FOOD',
  commonName: 'Honey',
  netQuantity: { amount: 500, unit: 'g' },
  maximumRetailPrice: 425,
  countryOfOrigin: 'India',
  maker: { role: 'PACKER', name: 'Sample Foods', address: 'Sample Road 1\nLucknow 000000' },
  packedIn: '2026-09',
  bestBefore: '18 months from packing',
  consumerCare: { phone: '1800 000 0000', email: 'care@sample.example' },
  licence: { kind: 'FSSAI', number: '10000000000017' },
} as const;

const messagesFor = (facts: unknown) => {
  const parsed = z.safeParse(LabelFacts, facts);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('the facts of a label', () => {
  it('are valid when complete, and also in part', () => {
    expect(LabelFacts.parse(complete)).toEqual(complete);
    expect(LabelFacts.parse({})).toEqual({ goods: 'OTHER' });
  });

  it.each([
    [{ licence: { kind: 'FSSAI', number: '1234' } }, 'An FSSAI licence number has 14 digits'],
    [{ licence: { kind: 'AYUSH', number: '' } }, 'Licence number is required'],
    [{ netQuantity: { amount: 0, unit: 'g' } }, 'Net quantity must be more than 0'],
    [{ netQuantity: { amount: 1, unit: 'kg' } }, 'Net quantity is in g, ml or pieces'],
    [{ packedIn: '2026-13' }, 'Enter the month in this format: 2026-09'],
    [{ maximumRetailPrice: -1 }, 'The maximum retail price must be more than 0'],
    [{ countryOfOrigin: 'x'.repeat(61) }, 'Country of origin must be at most 60 characters'],
  ])('are rejected: %o', (facts, message) => {
    expect(messagesFor(facts)).toEqual([message]);
  });
});

describe('the missing facts of a label', () => {
  it('are none when the label is complete', () => {
    expect(missingLabelFacts(complete)).toEqual([]);
  });

  it('include everything that every pack must show', () => {
    expect(missingLabelFacts({ goods: 'OTHER' })).toEqual([
      'commonName',
      'netQuantity',
      'maximumRetailPrice',
      'countryOfOrigin',
      'maker',
      'consumerCare',
      'packedIn',
    ]);
  });

  it('do not include the month when there is a best-before period, and vice versa', () => {
    expect(missingLabelFacts({ ...complete, packedIn: undefined })).toEqual([]);
    expect(missingLabelFacts({ ...complete, bestBefore: undefined })).toEqual([]);
  });

  it('include a licence for goods that need one', () => {
    expect(missingLabelFacts({ ...complete, licence: undefined })).toEqual(['licence']);
    expect(missingLabelFacts({ ...complete, goods: 'OTHER', licence: undefined })).toEqual([]);
  });
});
