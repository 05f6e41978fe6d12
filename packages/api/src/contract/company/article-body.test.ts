import { describe, expect, it } from 'vitest';
import { ArticleBody, WrittenBody, cardMediaIds, toPlainText } from './article-body.ts';

const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Rain' }] };
const card = { ...heading, attrs: { level: 3, mark: 'leaf' } };
const paragraph = (text: string, ...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});
const linkTo = (href: string) => paragraph('here', { type: 'link', attrs: { href } });
const doc = (...content: object[]) => ({ type: 'doc', content: [heading, ...content] });
const faults = (body: unknown) => ArticleBody.safeParse(body).error?.issues.map(({ message }) => message);

describe('the text of an article', () => {
  it('is what an editor sends, without its other attributes and its empty paragraphs', () => {
    const link = { type: 'link', attrs: { href: '/agreement', target: '_blank', class: null } };
    const list = {
      type: 'orderedList',
      attrs: { start: 1 },
      content: [{ type: 'listItem', content: [paragraph('One')] }],
    };
    expect(ArticleBody.parse(doc(paragraph('Rules', link), { type: 'paragraph' }, list))).toEqual({
      type: 'doc',
      content: [
        heading,
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Rules', marks: [{ type: 'link', attrs: { href: '/agreement' } }] },
          ],
        },
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One', marks: [] }] }],
            },
          ],
        },
      ],
    });
  });

  it('names the images of its cards, each once', () => {
    const id = '01a2058b-a088-7593-895b-e301684aeca1';
    const withImage = (mediaId: unknown) => [
      { ...card, attrs: { level: 3, mediaId } },
      paragraph('It rains.'),
    ];
    const body = ArticleBody.parse(doc(...withImage(id), ...withImage(null), ...withImage(id)));
    expect(cardMediaIds([body, body])).toEqual([id]);
    expect(faults(doc(...withImage('rain.webp')))).toEqual(['Image not found']);
  });

  it('is read as plain lines', () => {
    const body = ArticleBody.parse(
      doc(paragraph('It rains.'), {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [paragraph('Close the pack')] }],
      }),
    );
    expect(toPlainText(body.content)).toBe('Rain\nIt rains.\nClose the pack');
  });

  it.each([
    'https://example.in/rain?a=1#b',
    'HTTP://example.in',
    'mailto:care@example.in',
    '/',
    '/business/businessoportunity#points',
  ])('leads to %s', (href) => expect(faults(doc(linkTo(href)))).toBeUndefined());

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\example.com',
    'https:example.com',
    'https:///example.com',
    'https://example.in/a b',
    'mailto:x',
    'agreement',
    '',
    `/${'x'.repeat(500)}`,
  ])('never leads to %j', (href) =>
    expect(faults(doc(linkTo(href)))).toEqual(['A link begins with https://, http://, mailto: or /']),
  );

  it.each([
    [undefined, 'The text contains a part that is not known'],
    [{ type: 'doc', content: [] }, 'Text is required'],
    [{ type: 'doc', content: [{ type: 'paragraph' }] }, 'Text is required'],
    [{ type: 'doc', content: [paragraph('Rain')] }, 'A text begins with a heading'],
    [doc({ type: 'image', attrs: { src: '/x.png' } }), 'The text contains a part that is not known'],
    [doc(paragraph('x', { type: 'underline' })), 'The text contains a part that is not known'],
    [doc({ ...heading, attrs: { level: 1 } }), 'A heading of a text has the level 2 or 3'],
    [{ type: 'doc', content: [card, paragraph('One')] }, 'A text begins with a heading'],
    [doc(card), 'Below the title of a card stands a paragraph'],
    [doc(card, card, paragraph('One')), 'Below the title of a card stands a paragraph'],
    [doc({ ...card, attrs: { level: 3, mark: 'sun' } }, paragraph('One')), 'The icon of a card is not known'],
    [doc({ ...heading, attrs: { level: 2, id: 'A b' } }), 'A fragment has small letters, digits and -'],
    [
      doc({ ...heading, attrs: { level: 2, id: 'rain' } }, { ...heading, attrs: { level: 2, id: 'rain' } }),
      'Two headings have the same fragment',
    ],
    [doc(paragraph('x\0')), 'The text contains an unreadable character'],
    [doc(paragraph('x'.repeat(5001))), 'A part of a text has at most 5000 characters'],
    [doc(...Array.from({ length: 200 }, () => paragraph('x'))), 'A text has at most 200 blocks'],
    [
      doc(...Array.from({ length: 7 }, () => paragraph('x'.repeat(5000)))),
      'A text has at most 30000 characters',
    ],
    [doc({ type: 'bulletList', content: [] }), 'A list has no entries'],
  ])('is rejected: %j', (body, message) => expect(faults(body)).toEqual([message]));
});

describe('a text that is written now', () => {
  const faultsOfNew = (body: unknown) =>
    WrittenBody.safeParse(body).error?.issues.map(({ message }) => message);

  it.each([
    ['a heading alone', doc()],
    ['two headings in a row', doc(heading, paragraph('One'))],
    ['a heading at the end', doc(paragraph('One'), heading)],
    ['a heading above an empty paragraph', doc({ type: 'paragraph' })],
  ])('is rejected with %s, below which nothing is shown', (_what, body) =>
    expect(faultsOfNew(body)).toEqual(['Below a heading stands a text']),
  );

  it('can have a heading alone where the home page shows a part of its own, and nowhere else', () => {
    const withFragment = (id: string) => ({
      type: 'doc',
      content: [{ ...heading, attrs: { level: 2, id } }],
    });
    expect(faultsOfNew(withFragment('categories'))).toBeUndefined();
    expect(faultsOfNew(withFragment('rain'))).toEqual(['Below a heading stands a text']);
  });

  it('can begin a section with a card', () =>
    expect(faultsOfNew(doc(card, paragraph('One')))).toBeUndefined());

  it('is read back although an older one has a heading alone', () => expect(faults(doc())).toBeUndefined());
});
