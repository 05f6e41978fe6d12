import { type Article, ArticleBody } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { flipCards } from './flip-cards.ts';
import { gallery } from './gallery.ts';

const MEDIA_ID = '01a2058b-a088-7593-895b-e301684aeca1';
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });
const note = (words: string) => ({ type: 'note', content: [text(words)] });
const card = (attrs: object, ...title: object[]) => [
  { type: 'heading', attrs: { level: 3, ...attrs }, content: title },
  paragraph('In tea.'),
];

const PAGE: Pick<Article, 'title' | 'summary' | 'drawing' | 'language' | 'body' | 'cardMedia'> = {
  title: 'Herbs',
  summary: 'Two herbs.',
  drawing: 'flipcard',
  language: 'en',
  cardMedia: {
    [MEDIA_ID]: {
      url: '/m/640.webp',
      width: 640,
      height: 480,
      focusX: 10,
      focusY: 20,
      alt: 'Amla on a tree',
    },
  },
  body: ArticleBody.parse({
    type: 'doc',
    content: [
      heading('The herbs'),
      ...card({ drawing: 'tulsi' }, text('The leaf', { type: 'bold' }), text(': Tulsi')),
      note('Not every day.'),
      ...card({ drawing: 'amla', mediaId: MEDIA_ID }, text('Amla')),
      heading('Ask first'),
      ...card({}, text('A doctor')),
      note('In pregnancy.'),
    ],
  }),
};
const TULSI = { src: '/pictures/herbs/tulsi.svg', alt: '' };
const AMLA = { src: '/m/640.webp', alt: 'Amla on a tree', focus: { x: 10, y: 20 } };
/** What is not on a card with an image stays a section. */
const REST = [
  {
    id: 'part-2',
    heading: 'Ask first',
    blocks: [{ cards: [{ title: 'A doctor', text: 'In tea.' }] }, { note: 'In pregnancy.' }],
  },
];

describe('a page with cards that have images', () => {
  it('turns them over, with the label as hint and the note below as precaution', () => {
    expect(flipCards(PAGE)(translateIn('en'), {})).toMatchObject({
      path: '/Shop/flipcard',
      crumbs: [{ href: '/' }, { label: 'Herbs' }],
      name: 'The herbs',
      cards: [
        { name: 'Tulsi', hint: 'The leaf', text: 'In tea.', care: 'Not every day.', image: TULSI },
        { name: 'Amla', hint: undefined, text: 'In tea.', care: undefined, image: AMLA },
      ],
      sections: REST,
    });
  });

  it('shows them as a gallery: an image of the media library in place of a drawing', () => {
    expect(gallery(PAGE)(translateIn('en'), {})).toMatchObject({
      path: '/Shop/gallery',
      name: 'The herbs',
      items: [
        { title: 'Tulsi', text: 'In tea. Not every day.', image: TULSI },
        { title: 'Amla', text: 'In tea.', image: AMLA },
      ],
      sections: REST,
    });
  });

  it('says so in its language to readers of another one', () => {
    expect(gallery(PAGE)(translateIn('hi'), {}).lang).toBe('en');
  });
});
