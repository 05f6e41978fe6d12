import { ArticleBody } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { homeText } from './home.ts';

const heading = (words: string, id?: string) => ({
  type: 'heading',
  attrs: { level: 2, id },
  content: [{ type: 'text', text: words }],
});
const linkTo = (href: string, text: string) => ({
  type: 'bulletList',
  content: [
    {
      type: 'listItem',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }],
        },
      ],
    },
  ],
});
const body = (...content: object[]) => ArticleBody.parse({ type: 'doc', content });

const PAGE = {
  title: 'Wellness',
  summary: 'Herbs and foods.',
  drawing: 'shop-open',
  language: 'en',
  body: body(
    heading('Banner', 'banner'),
    linkTo('/brands', 'See our brands'),
    heading('Categories', 'categories'),
    heading('Our best', 'products'),
    linkTo('/products', 'All of them'),
    heading('For the festival'),
    { type: 'paragraph', content: [{ type: 'text', text: 'Order until Thursday.' }] },
  ),
} as const;

describe('the text of the home page', () => {
  it('has a banner, the headings of its parts, and sections of its own', () => {
    expect(homeText(PAGE)(translateIn('en'), {})).toEqual({
      title: 'Wellness',
      heading: 'Wellness',
      text: 'Herbs and foods.',
      lang: undefined,
      image: undefined,
      action: { href: '/brands', label: 'See our brands' },
      headings: { categories: 'Categories', products: 'Our best' },
      shop: { href: '/products', label: 'All of them' },
      sections: [{ id: 'part-4', heading: 'For the festival', blocks: ['Order until Thursday.'] }],
    });
  });

  it('has an image of the media library, and a heading other than its title, in English for readers of Hindi', () => {
    const media = { url: '/m/640.webp', width: 640, height: 320, focusX: 10, focusY: 20, alt: 'A field' };
    const page = { ...PAGE, heading: 'Every day', media, body: body(heading('More')) };
    expect(homeText(page)(translateIn('hi'), {})).toMatchObject({
      title: 'Wellness',
      heading: 'Every day',
      lang: 'en',
      image: { src: '/m/640.webp', alt: 'A field', focus: { x: 10, y: 20 } },
      action: undefined,
      headings: { categories: undefined, products: undefined },
      shop: undefined,
      sections: [{ heading: 'More' }],
    });
  });
});
