import { ARTICLE_DRAWINGS, type Article, ArticleBody, type ArticleTeaser } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { articleCard, articlePage } from './articles.ts';
import { toArticleSections } from './article-sections.mapper.ts';
import { translateIn } from './translate.ts';

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const list = (type: string, ...entries: (object | object[])[]) => ({
  type,
  content: entries.map((entry) => ({ type: 'listItem', content: [paragraph(...[entry].flat())] })),
});
const heading = (words: string, id?: string) => ({
  type: 'heading',
  attrs: { level: 2, id },
  content: [text(words)],
});
const bold = (words: string) => text(words, { type: 'bold' });
const body = (...content: object[]) => ArticleBody.parse({ type: 'doc', content });

const ARTICLE: Article & ArticleTeaser = {
  kind: 'news',
  slug: 'rain',
  title: 'Rain',
  summary: 'It rains.',
  drawing: 'monsoon-storage',
  publishedOn: '2026-11-18',
  language: 'en',
  isSample: true,
  body: body(heading('When'), paragraph(text('Today.'))),
};

describe('the text of an article', () => {
  it('has a section for each heading, with the fragment that it names or its number', () => {
    const sections = toArticleSections(
      body(heading('When', 'when'), paragraph(text('Today.')), heading('Where'), paragraph(text('Here.'))),
    );
    expect(sections).toEqual([
      { id: 'when', heading: 'When', blocks: ['Today.'] },
      { id: 'part-2', heading: 'Where', blocks: ['Here.'] },
    ]);
  });

  it('has cards with their images, which are those of the article', () => {
    const mediaId = '01a2058b-a088-7593-895b-e301684aeca1';
    const file = { url: '/media/media/bees/640.webp', width: 1280, height: 960, focusX: 30, focusY: 60 };
    const card = (words: string, attrs: object) => [
      { type: 'heading', attrs: { level: 3, ...attrs }, content: [text(words)] },
      paragraph(text('Sweet.')),
    ];
    const { sections } = articlePage('news', {
      ...ARTICLE,
      body: body(heading('Bees'), ...card('Honey', { mediaId }), ...card('Wax', {})),
      cardMedia: { [mediaId]: { ...file, alt: 'Bees on a comb' } },
    })(translateIn('en'), {});
    expect(sections[0]?.blocks).toMatchObject([
      {
        cards: [
          {
            title: 'Honey',
            text: 'Sweet.',
            image: { src: file.url, alt: 'Bees on a comb', width: 640, height: 480, focus: { x: 30, y: 60 } },
          },
          { title: 'Wax', text: 'Sweet.' },
        ],
      },
    ]);
  });

  it('has paragraphs, lists, steps and notes, whose plain texts stay plain', () => {
    const [section] = toArticleSections(
      body(
        heading('All'),
        paragraph(text('Dry '), text('herbs', { type: 'bold' }), text(' last.', { type: 'italic' })),
        list('bulletList', text('One'), text('Two')),
        list('orderedList', text('First')),
        { type: 'note', content: [text('See '), text('the rules', link('/agreement')), text('.')] },
      ),
    );
    expect(section?.blocks).toEqual([
      [{ text: 'Dry ' }, { text: 'herbs', isBold: true }, { text: ' last.', isItalic: true }],
      { list: ['One', 'Two'] },
      { steps: ['First'] },
      { note: [{ text: 'See ' }, { text: 'the rules', href: '/agreement' }, { text: '.' }] },
    ]);
  });

  it('shows a list of links as a row of links, and one with other entries as a list', () => {
    const rules = text('The rules', link('/agreement'));
    const [section] = toArticleSections(
      body(heading('All'), list('bulletList', rules), list('bulletList', rules, text('More'))),
    );
    expect(section?.blocks).toEqual([
      { links: [{ href: '/agreement', label: 'The rules' }] },
      { list: [[{ text: 'The rules', href: '/agreement' }], 'More'] },
    ]);
  });

  it('shows a list whose entries begin with bold words and a colon as facts', () => {
    const facts = (...entries: object[][]) =>
      toArticleSections(body(heading('All'), list('bulletList', ...entries)))[0]?.blocks;
    const standard = [bold('Standard'), text(': 4–7 days')];
    expect(facts(standard, [bold('Express:'), text(' 2 days: ₹99')])).toEqual([
      {
        facts: [
          { label: 'Standard', value: '4–7 days' },
          { label: 'Express', value: '2 days: ₹99' },
        ],
      },
    ]);
    expect(facts([bold('Is it free?'), text(' Yes.')])).toEqual([
      { facts: [{ label: 'Is it free?', value: 'Yes.' }] },
    ]);
    const others = [
      [text('Express: 2 days')],
      [bold('Express')],
      [bold('Express:')],
      [bold('Is it free?')],
      [bold('Express'), text(' is 2: days')],
      [bold('Express'), text(': '), bold('2 days')],
      [bold('Standard'), text(': the same label')],
    ];
    for (const other of others) expect(facts(standard, other)).toMatchObject([{ list: [{}, {}] }]);
  });

  it('has cards: a title of the level 3 with the paragraph below it', () => {
    const card = (mark: string | undefined, ...content: object[]) => ({
      type: 'heading',
      attrs: { level: 3, ...(mark !== undefined && { mark }) },
      content,
    });
    const [section] = toArticleSections(
      body(
        heading('All'),
        card('leaf', text('Contents')),
        paragraph(text('On the '), bold('label')),
        card(undefined, bold('Here'), text(': one price')),
        paragraph(text('For each of us.')),
        paragraph(text('That is all.')),
      ),
    );
    expect(section?.blocks).toEqual([
      {
        cards: [
          { mark: 'leaf', title: 'Contents', text: [{ text: 'On the ' }, { text: 'label', isBold: true }] },
          { label: 'Here', title: 'one price', text: 'For each of us.' },
        ],
      },
      'That is all.',
    ]);
  });
});

describe('an article', () => {
  it('has the address of its kind, and says that it is a sample', () => {
    expect(articlePage('news', ARTICLE)(translateIn('en'), {})).toMatchObject({
      path: '/Shop/news/rain',
      crumbs: [{ href: '/' }, { label: 'News', href: '/Shop/news' }, { label: 'Rain' }],
      sampleNote: 'Sample article',
      lang: undefined,
    });
    expect(articlePage('news', { ...ARTICLE, isSample: false })(translateIn('en'), {})).not.toHaveProperty(
      'sampleNote',
    );
  });

  it('without Hindi is marked as English for its readers', () => {
    expect(articlePage('news', ARTICLE)(translateIn('hi'), {}).lang).toBe('en');
    expect(articleCard(ARTICLE)(translateIn('hi'), {})).toMatchObject({
      href: '/Shop/news/rain',
      lang: 'en',
      image: { alt: 'चित्र: तीन बंद पैक, पीछे बारिश' },
    });
    expect(articlePage('news', { ...ARTICLE, language: 'hi' })(translateIn('hi'), {}).lang).toBeUndefined();
  });

  it('has a drawing of the site', () => {
    const shown = ARTICLE_DRAWINGS.map(
      (drawing) => articleCard({ ...ARTICLE, drawing })(translateIn('en'), {}).image.src,
    );
    expect(shown.slice(0, 2)).toEqual(['/pictures/openings/blog.svg', '/pictures/openings/news.svg']);
    expect(new Set(shown).size).toBe(21);
  });
});
