import { expect, it } from 'vitest';
import { faqPage } from './faq-page.ts';

const section = (facts: { label: string; value: string | undefined }[]) => ({
  id: 'a',
  heading: 'Asked often',
  blocks: ['A text.', { facts }],
});

it('questions come with their replies; other facts, and questions without a reply, are left out', () => {
  const facts = [
    { label: 'What does it cost?', value: 'Nothing.' },
    { label: 'Who decides?', value: undefined },
    { label: 'Phone', value: '1915' },
  ];
  expect(faqPage({ sections: [section(facts)] })).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What does it cost?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nothing.' },
      },
    ],
  });
});

it('a page without questions has no FAQPage', () => {
  expect(faqPage({ sections: [section([{ label: 'Phone', value: '1915' }])] })).toBeUndefined();
});
