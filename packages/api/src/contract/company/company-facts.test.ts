import { describe, expect, it } from 'vitest';
import { MAX_ATTACHED_BYTES } from '../attached-file.ts';
import { withoutOtherDays } from './announcement-facts.ts';
import { withoutEnded } from './certificate-facts.ts';
import { toShopTerms } from '../sales/shop-terms.ts';
import { CompanyFacts, SentFacts, missingFacts, readCompanyFacts } from './company-facts.ts';

describe('the facts of the company', () => {
  it.each([
    ['chatNumber', ' +91 90000-00000 ', '919000000000'],
    ['hoursWeekdays', '१०:०० - 18:00', '10:00–18:00'],
    ['registrationNumber', 'u12345up2023ptc123456', 'U12345UP2023PTC123456'],
    ['gstin', '09abcde1234f1zy', '09ABCDE1234F1ZY'],
    ['certificatePan', 'abcce 1234 f', 'ABCCE1234F'],
    ['phone', '+91 ९0000 00000', '+91 90000 00000'],
    ['deliveryFee', ' ०059 ', '59'],
    ['announcementLink', ' /products?search=neem ', '/products?search=neem'],
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

describe('the numbers of the shop', () => {
  const problems = (facts: Record<string, string>) =>
    (CompanyFacts.safeParse(facts).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

  it.each([
    ['deliveryFee', '10001', 'Write a whole number from 0 to 10000'],
    ['deliveryFee', '49.50', 'Write a whole number from 0 to 10000'],
    ['deliveryFreeFrom', '0', 'Write a whole number from 1 to 1000000'],
    ['returnDays', '0', 'Write a whole number from 1 to 90'],
    ['coolingOffDays', '29', 'Write a whole number from 30 to 365'],
    ['paymentMinutes', '11', 'Write a whole number from 12 to 1440'],
  ])('have bounds: %s %j', (fact, typed, message) => {
    expect(problems({ [fact]: typed })).toEqual([[fact, message]]);
  });

  it.each([
    [{ deliveryDaysMin: '8' }, 'deliveryDaysMin'],
    [{ deliveryDaysMax: '3' }, 'deliveryDaysMax'],
    [{ expressDaysMin: '5', expressDaysMax: '4' }, 'expressDaysMax'],
  ])('do not have more days at least than at most: %j', (facts, field) => {
    expect(problems(facts)).toEqual([[field, 'The fewest days cannot be more than the most days']]);
  });

  it('are those of the software until others are published', () => {
    expect(toShopTerms({})).toEqual({
      delivery: {
        STANDARD: { fee: 49, freeFrom: 499, days: [4, 7] },
        EXPRESS: { fee: 99, freeFrom: null, days: [2, 3] },
      },
      returnDays: 7,
      coolingOffDays: 30,
      paymentMinutes: 30,
      codMax: undefined,
    });
    expect(toShopTerms({ deliveryFee: '0', expressDaysMax: '5', codMax: '900' })).toMatchObject({
      delivery: { STANDARD: { fee: 0, freeFrom: 499 }, EXPRESS: { days: [2, 5] } },
      codMax: 900,
    });
  });
});

describe('the announcement', () => {
  const diwali = { announcement: 'Closed on Diwali', announcementHindi: 'दिवाली पर बंद' };

  it.each([
    ['https://example.com', 'another site'],
    ['//example.com', 'another site'],
    ['/\\\\example.com', 'another site'],
    ['products', 'no path'],
    ['/products" onclick="', 'no address'],
  ])('does not lead to %s: %s', (announcementLink) => {
    const issues = CompanyFacts.safeParse({ ...diwali, announcementLink }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['announcementLink', 'Write the address of a page of this shop: /products'],
    ]);
  });

  it('does not end before it begins', () => {
    const days = { announcementFrom: '2026-11-08', announcementUntil: '2026-11-07' };
    const issues = CompanyFacts.safeParse({ ...diwali, ...days }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['announcementUntil', 'The last day cannot be before the first day'],
    ]);
  });

  it.each([
    ['2026-11-06', false],
    ['2026-11-07', true],
    ['2026-11-08', true],
    ['2026-11-09', false],
  ])('is shown from its first day to its last: %s %j', (today, isShown) => {
    const facts = {
      legalName: 'Neem Limited',
      ...diwali,
      announcementFrom: '2026-11-07',
      announcementUntil: '2026-11-08',
    };
    const { announcement } = withoutOtherDays(facts, today);
    expect(announcement).toBe(isShown ? 'Closed on Diwali' : undefined);
    expect(withoutOtherDays(diwali, today)).toEqual(diwali);
  });
});

describe('the facts of a form', () => {
  const pdf = (bytes: number, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], 'x.pdf', { type });

  it.each([
    ['a new file', pdf(5)],
    ['a file of 5 MB', pdf(MAX_ATTACHED_BYTES)],
    ['a file of a type that the browser does not know', pdf(5, '')],
    ['the address of the stored one', `/media/certificates/${'0'.repeat(40)}/640.webp`],
  ])('have as a scan %s', (_, certificatePanScan) => {
    expect(SentFacts.parse({ certificatePanScan })).toEqual({ certificatePanScan });
  });

  it.each([
    ['more than 5 MB', pdf(MAX_ATTACHED_BYTES + 1), 'This file is larger than 5 MB. Choose a smaller one.'],
    ['another type', pdf(5, 'text/html'), 'This file cannot be read. Choose an image or a PDF.'],
  ])('do not have a scan of %s', (_, certificatePanScan, message) => {
    const issues = SentFacts.safeParse({ certificatePanScan }).error?.issues ?? [];
    expect(issues.map(({ path, message: said }) => [path[0], said])).toEqual([
      ['certificatePanScan', message],
    ]);
  });
});

describe('the facts that visitors see', () => {
  const facts = {
    legalName: 'Neem Limited',
    certificatePan: 'ABCCE1234F',
    certificatePanFrom: '2025-01-01',
    certificatePanUntil: '2026-11-21',
    certificatePanScan: `/media/certificates/${'0'.repeat(40)}/640.webp`,
  };

  it('include a certificate until the end of its last day, and then none of its facts', () => {
    expect(withoutEnded(facts, '2026-11-21')).toEqual(facts);
    expect(withoutEnded(facts, '2026-11-22')).toEqual({ legalName: 'Neem Limited' });
  });
});
