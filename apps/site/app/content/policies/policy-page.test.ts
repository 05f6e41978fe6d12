import { ArticleBody, type PolicyText } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { policyPage } from './policy-page.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (words: string, id: string) => ({
  type: 'heading',
  attrs: { level: 2, id },
  content: [text(words)],
});

const POLICY: PolicyText = {
  slug: 'cancelrefund',
  title: 'Refund',
  summary: 'How to return.',
  version: '2026-11-21',
  versions: ['2026-11-21'],
  language: 'en',
  body: ArticleBody.parse({
    type: 'doc',
    content: [
      heading('Return within {returnDays} days', 'return'),
      paragraph(text('You have '), text('{returnDays} days', { type: 'bold' }), text('.')),
      heading('Who we are', 'who-we-are'),
      paragraph(text('{seller}', { type: 'italic' })),
      heading('Complaints', 'complaints'),
      paragraph(text('{grievanceHours} hours.')),
      paragraph(text('{grievance}')),
      heading('Officers', 'officers'),
      paragraph(text('{nodalOfficer}')),
      paragraph(text('{dataProtection}')),
    ],
  }),
};
const THREE = { ...POLICY, versions: ['2027-03-01', '2026-11-21', '2026-06-05'] };
const inEnglish = (policy: PolicyText, company = {}) => policyPage(policy)(translateIn('en'), company);

describe('the page of a policy', () => {
  it('says from which day it is valid', () => {
    expect(inEnglish(POLICY)).toMatchObject({
      path: '/cancelrefund',
      title: 'Refund',
      description: 'How to return.',
      lead: 'How to return.',
      note: 'Valid from 21 November 2026',
      crumbs: [{ href: '/' }, { label: 'Refund' }],
      above: [],
      below: [],
      isUnlisted: false,
    });
    expect(policyPage(POLICY)(translateIn('hi'), {}).note).toBe('21 नवंबर 2026 से मान्य');
  });

  it('has the numbers and the facts of the company in its text', () => {
    const company = { returnDays: '12', legalName: 'PGM Ltd', nodalOfficer: 'Ravi', dataProtection: 'Asha' };
    const { sections } = inEnglish(POLICY, { ...company, grievanceOfficer: 'Meera' });
    expect(sections.map((section) => section.heading)).toEqual([
      'Return within 12 days',
      'Who we are',
      'Complaints',
      'Officers',
    ]);
    expect(sections.map(({ blocks }) => blocks)).toMatchObject([
      [[{ text: 'You have ' }, { text: '12 days', isBold: true }, { text: '.' }]],
      [{ facts: expect.arrayContaining([{ label: 'Legal name', value: 'PGM Ltd' }]) }],
      [
        '48 hours.',
        { links: [{ href: '/grievance' }, { href: '/grievance/status' }] },
        { facts: [{ label: 'Grievance officer', value: 'Meera' }, { value: undefined }] },
      ],
      [{ facts: [{ value: 'Ravi' }, {}] }, { facts: [{ value: 'Asha' }, {}] }],
    ]);
  });

  it('without Hindi is marked as English for its readers, with the labels of its facts', () => {
    const page = policyPage(POLICY)(translateIn('hi'), {});
    expect(page.lang).toBe('en');
    expect(page.sections[1]?.blocks).toMatchObject([{ facts: [{ label: 'Brand' }, {}, {}, {}, {}, {}, {}] }]);
    expect(policyPage({ ...POLICY, language: 'hi' })(translateIn('hi'), {}).lang).toBeUndefined();
  });

  it('leads to the older versions', () => {
    const valid = inEnglish({ ...THREE, version: '2027-03-01' });
    expect([valid.path, valid.isUnlisted, valid.above]).toEqual(['/cancelrefund', false, []]);
    expect(valid.below).toMatchObject([
      {
        heading: 'Older versions',
        blocks: [
          {
            links: [
              { href: '/cancelrefund/2026-11-21', label: 'Valid from 21 November 2026' },
              { href: '/cancelrefund/2026-06-05', label: 'Valid from 5 June 2026' },
            ],
          },
        ],
      },
    ]);
  });
});

describe('the page of an older version', () => {
  it('has its own address, which search engines leave out', () => {
    expect(inEnglish(THREE)).toMatchObject({
      path: '/cancelrefund/2026-11-21',
      title: 'Refund (21 November 2026)',
      heading: 'Refund',
      crumbs: [{ href: '/' }, { label: 'Refund', href: '/cancelrefund' }, { label: '21 November 2026' }],
      isUnlisted: true,
    });
  });

  it('says when it was valid, and leads to the valid one and to all others', () => {
    const { above, below, note } = inEnglish(THREE);
    expect(note).toBeUndefined();
    expect(above).toMatchObject([
      {
        blocks: [
          { note: 'This version was valid from 21 November 2026 until 1 March 2027.' },
          { links: [{ href: '/cancelrefund' }] },
        ],
      },
    ]);
    expect(below).toMatchObject([
      {
        heading: 'Other versions',
        blocks: [{ links: [{ href: '/cancelrefund' }, { href: '/cancelrefund/2026-06-05' }] }],
      },
    ]);
  });

  it('has the facts of its time', () => {
    const { sections } = inEnglish({ ...THREE, facts: { returnDays: '5' } }, { returnDays: '12' });
    expect(sections[0]?.heading).toBe('Return within 5 days');
  });
});
