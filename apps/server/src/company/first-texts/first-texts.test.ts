import {
  ArticleTexts,
  WrittenBody,
  HOME_SLUG,
  POLICY_SLUGS,
  type PolicySlug,
  TEXT_PATHS,
  factWordProblem,
  textPageSlug,
  toFactBlock,
  toPlainText,
} from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { firstPages } from './pages/index.ts';
import { firstPolicies } from './policies/index.ts';
import { toWrittenTexts } from './written-article.mapper.ts';

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);
/** Technical terms and words in braces, which are the same in both languages. */
const isName = (text: string) => /^([a-z]+(, [a-z]+)*|\{\w+\})$/i.test(text);
const figures = (text: string) => (text.match(/\d+|\{\w+\}/g) ?? []).toSorted();

const policies = firstPolicies.map(({ toPolicy }) => ({
  slug: toPolicy((english) => english).slug,
  ...toWrittenTexts(toPolicy),
}));

const pages = firstPages.map(({ toPage }) => ({
  slug: toPage((english) => english).slug,
  ...toWrittenTexts(toPage),
}));

/** The kinds and fragments of the parts of a text. */
const toParts = ({ body }: ArticleTexts) =>
  body.content.map((block) => {
    if (block.type === 'heading') return `#${block.attrs.id}`;
    const isList = block.type === 'bulletList' || block.type === 'orderedList';
    return isList ? `${block.type} ${block.content.length}` : block.type;
  });

/** The texts of an article by themselves, each of one mark. */
const toTexts = ({ title, heading = title, summary, body }: ArticleTexts) => [
  title,
  heading,
  summary,
  ...body.content.flatMap((block) => {
    const paragraphs =
      block.type === 'bulletList' || block.type === 'orderedList'
        ? block.content.flatMap((item) => item.content)
        : [block];
    return paragraphs.flatMap(({ content }) => content.map(({ text }) => text));
  }),
];

it('the first policies are those that the site has, each once', () => {
  expect(policies.map(({ slug }) => slug)).toEqual(POLICY_SLUGS);
});

it('the first pages are those that the site has, each once', () => {
  expect(pages.map(({ slug }) => slug)).toEqual([...TEXT_PATHS.map(textPageSlug), HOME_SLUG]);
});

it('finds words to check at all', () => {
  const hindi = [...policies, ...pages].flatMap((one) => toTexts(one.hindi));
  expect(hindi.length).toBeGreaterThan(400);
});

it.each([
  ['ourassociation', 'memberships'],
  ['groupcompanics', 'others'],
])('of %s, the section %s stands for a fact, and so is left out without it', (slug, id) => {
  const { content } = pages.find((page) => page.slug === slug)?.english.body ?? { content: [] };
  const from = content.findIndex((block) => block.type === 'heading' && block.attrs.id === id);
  const to = content.findIndex((block, at) => at > from && block.type === 'heading');
  const section = content.slice(from, to < 0 ? undefined : to).map((block) => toPlainText([block]));
  expect(section.map(toFactBlock).filter(Boolean)).toHaveLength(1);
});

describe.each([...policies, ...pages])('the first text of $slug', ({ english, hindi }) => {
  it('is a text that can be stored and shown, in both languages', () => {
    for (const texts of [english, hindi]) {
      expect(ArticleTexts.parse(texts)).toEqual(texts);
      // Staff can save it with their changes.
      expect(WrittenBody.parse(texts.body)).toEqual(texts.body);
      expect(factWordProblem(texts.body)).toBeUndefined();
    }
  });

  it('has the same parts in both languages', () => {
    expect(toParts(hindi)).toEqual(toParts(english));
    expect(toTexts(hindi).length).toBe(toTexts(english).length);
  });

  it('is English in English and Hindi in Hindi', () => {
    expect(toTexts(english).filter(isHindi)).toEqual([]);
    expect(toTexts(hindi).filter((text) => !isHindi(text) && !isName(text))).toEqual([]);
  });

  it('names the same figures and facts in both', () => {
    expect(toTexts(hindi).map(figures)).toEqual(toTexts(english).map(figures));
  });

  it('names no fact of the company in its title and summary, which are shown as they are', () => {
    for (const { title, heading = '', summary } of [english, hindi])
      expect(title + heading + summary).not.toMatch(/[{}]/);
  });
});

it.each<[PolicySlug, 'english' | 'hindi', string[]]>([
  ['cancelrefund', 'english', ['return', 'returns', 'policy', 'refund', 'refunds']],
  ['cancelrefund', 'hindi', ['वापसी', 'रिफंड', 'नीति']],
])('%s is found by the words that people use for it in %s', (wanted, language, words) => {
  const texts = policies.find(({ slug }) => slug === wanted)?.[language];
  const found = `${texts?.title} ${texts?.summary}`.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  expect(found).toEqual(expect.arrayContaining(words));
});

it('facts are a list whose entries begin with their names in bold', () => {
  const refund = policies.find(({ slug }) => slug === 'cancelrefund');
  const list = refund?.english.body.content.find(
    (block) => block.type === 'bulletList' && block.content.length === 3,
  );
  expect(list).toMatchObject({
    content: [
      {
        content: [
          {
            content: [
              { text: 'Paid by UPI or card', marks: [{ type: 'bold' }] },
              { text: expect.stringMatching(/^: Back to the same account/) },
            ],
          },
        ],
      },
      {},
      {},
    ],
  });
  expect(toPlainText(list ? [list] : [])).toContain('How much: Everything you paid');
});
