import { ArticleBody, type CompanyFacts } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { textPage } from './text-page.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const heading = (words: string, level = 2) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const body = (...content: object[]) => ArticleBody.parse({ type: 'doc', content });

const PAGE = {
  title: 'Our team',
  summary: 'All of us.',
  drawing: 'our-team',
  language: 'en',
  body: body(
    heading('Posts'),
    paragraph('These are the posts.'),
    heading('Quality', 3),
    paragraph('Checks each batch.'),
    paragraph('{productQuality}'),
    heading('Deliveries', 3),
    paragraph('Sends it.'),
    paragraph('{deliveries}'),
    heading('You', 3),
    paragraph('Write to us.'),
    heading('Members of'),
    paragraph('We belong to:'),
    paragraph('{memberships}'),
    heading('Officers'),
    paragraph('{nodalOfficer}'),
  ),
} as const;

const inEnglish = (company: CompanyFacts = {}) => textPage('about/ourteam', PAGE)(translateIn('en'), company);

describe('a page whose text staff write', () => {
  it('stands below the main page of its area, which stands below the home page', () => {
    expect(inEnglish()).toMatchObject({
      path: '/about/ourteam',
      title: 'Our team',
      heading: 'Our team',
      description: 'All of us.',
      crumbs: [{ href: '/' }, { href: '/about/ourcompany' }, { label: 'Our team' }],
      image: { src: '/pictures/openings/our-team.svg' },
      lang: undefined,
    });
    const main = textPage('business/directselling', { ...PAGE, heading: 'In plain words' })(
      translateIn('hi'),
      {},
    );
    expect(main).toMatchObject({
      heading: 'In plain words',
      crumbs: [{}, { label: 'Our team' }],
      lang: 'en',
    });
  });

  it('shows the holders of posts on their cards, side by side, and alone as facts', () => {
    const { sections } = inEnglish({
      productQuality: 'Asha Verma',
      productQualityContact: 'quality@example.in',
      nodalOfficer: 'Ravi Verma',
    });
    expect(sections).toEqual([
      {
        id: 'part-1',
        heading: 'Posts',
        blocks: [
          'These are the posts.',
          {
            people: [
              {
                post: 'Quality',
                text: 'Checks each batch.',
                name: 'Asha Verma',
                contact: 'quality@example.in',
              },
              { post: 'Deliveries', text: 'Sends it.', name: undefined, contact: undefined },
            ],
          },
          { cards: [{ title: 'You', text: 'Write to us.' }] },
        ],
      },
      {
        id: 'part-3',
        heading: 'Officers',
        blocks: [
          {
            facts: [
              { label: 'Nodal officer', value: 'Ravi Verma' },
              { label: 'Reach them at', value: undefined },
            ],
          },
        ],
      },
    ]);
  });

  it('leaves out a section that says nothing without a fact, until the fact is set in both languages', () => {
    const ids = (company: CompanyFacts) => inEnglish(company).sections.map(({ id }) => id);
    expect(ids({ memberships: 'A chamber' })).toEqual(['part-1', 'part-3']);
    expect(ids({ memberships: 'A chamber', membershipsHindi: 'एक मंडल' })).toEqual([
      'part-1',
      'part-2',
      'part-3',
    ]);
  });
});
