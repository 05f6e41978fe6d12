import { ArticleBody } from '@pgm/api/contract';
import { expect, it } from 'vitest';
import { toAgreementText } from './agreement-text.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const list = (type: string, ...entries: object[][]) => ({
  type,
  content: entries.map((content) => ({ type: 'listItem', content: [{ type: 'paragraph', content }] })),
});
const body = ArticleBody.parse({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Joining')] },
    { type: 'paragraph', content: [text('Joining is '), text('free', { type: 'bold' }), text('.')] },
    list('bulletList', [text('For {coolingOffDays} days')]),
    list('orderedList', [text('First')]),
    list('bulletList', [text('Fee', { type: 'bold' }), text(': none')]),
    list('bulletList', [text('Disclosures', { type: 'link', attrs: { href: '/disclouser' } })]),
    { type: 'note', content: [text('Pay nothing.')] },
    { type: 'paragraph', content: [text('{seller}')] },
  ],
});

it('the text of the agreement on paper has every kind of block with the facts of the company, without links', () => {
  const texts = { title: 'Agreement', summary: 'All of it.', body };
  expect(toAgreementText(texts, { coolingOffDays: '45', legalName: 'PGM Ltd' }, 'en')).toEqual({
    heading: 'Agreement',
    lead: 'All of it.',
    labels: {
      associate: 'Associate',
      version: 'Version of',
      acceptedOn: 'Accepted on',
      withdrawUntil: 'Withdrawal possible until',
      withdrawnOn: 'Withdrawn on',
    },
    sections: [
      {
        heading: 'Joining',
        lines: [
          { text: 'Joining is free.', isItem: false },
          { text: 'For 45 days', isItem: true },
          { text: 'First', isItem: true },
          { text: 'Fee: none', isItem: true },
          { text: 'Pay nothing.', isItem: false },
          { text: 'Brand: PGM Wellness', isItem: true },
          { text: 'Legal name: PGM Ltd', isItem: true },
        ],
      },
    ],
  });
  expect(toAgreementText(texts, {}, 'hi').labels.associate).toBe('एसोसिएट');
});
