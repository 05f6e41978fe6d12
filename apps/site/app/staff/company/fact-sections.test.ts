import { COMPANY_FACTS, type CompanyFacts, toTypedFacts } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { toSections, toShownFact } from './fact-sections.ts';

const TODAY = '2026-11-21';

const certificates = (facts: CompanyFacts) =>
  toSections(toTypedFacts(facts), TODAY).flatMap((section) => section.certificates ?? []);

it('the form has each fact once', () => {
  const fields = toSections(toTypedFacts({}), TODAY).flatMap(({ fields: own, certificates: parts = [] }) => [
    ...own.map(({ id }) => id),
    ...parts.flatMap((part) => [part.number.id, ...part.days.map(({ id }) => id), part.scan.id]),
  ]);
  expect(fields.toSorted()).toEqual([...COMPANY_FACTS].toSorted());
});

describe('the part of a certificate', () => {
  it.each([
    ['', undefined],
    ['2027-01-21', undefined],
    ['2027-01-20', { days: 60, until: '2027-01-20' }],
    ['2026-11-21', { days: 0, until: '2026-11-21' }],
    ['2026-11-20', { days: -1, until: '2026-11-20' }],
  ])('says when it ends, from 60 days before: %j', (until, ending) => {
    const [first] = certificates(until === '' ? {} : { certificateIso9001Until: until });
    expect(first?.ending).toEqual(ending);
  });

  it('has the stored scan, or the new file in its place', () => {
    const storedUrl = `/media/certificates/${'0'.repeat(40)}/640.webp`;
    const [stored] = certificates({ certificateIso9001Scan: storedUrl });
    expect(stored?.scan).toMatchObject({ file: null, storedUrl });
    const scan = new File(['%PDF-'], 'iso.pdf');
    const [chosen] = toSections({ ...toTypedFacts({}), certificateIso9001Scan: scan }, TODAY).flatMap(
      (section) => section.certificates ?? [],
    );
    expect(chosen?.scan).toMatchObject({ file: scan, storedUrl: undefined });
  });
});

it.each([
  [`/media/certificates/3f2a91${'0'.repeat(34)}/640.webp`, 'WebP 3f2a91'],
  [`/media/certificates/3f2a91${'0'.repeat(34)}/scan.pdf`, 'PDF 3f2a91'],
  [new File([], 'iso.pdf'), 'iso.pdf'],
  ['+91 90000 00000', '+91 90000 00000'],
])('a person reads the value %s as %s', (value, shown) => {
  expect(toShownFact(value)).toBe(shown);
});
