import { describe, expect, it } from 'vitest';
import { toShopTerms } from '../sales/shop-terms.ts';
import { type ArticleBody, toPlainText } from './article-body.ts';
import { factWordProblem, fillNumbers, toFactBlock } from './fact-words.ts';

const words = (text: string) => [{ type: 'text' as const, text }];
const paragraph = (text: string) => ({ type: 'paragraph' as const, content: words(text) });
const body = (...content: ArticleBody['content']): ArticleBody => ({
  type: 'doc',
  content: [{ type: 'heading', attrs: { level: 2 }, content: words('Returns') }, ...content],
});
const list = (text: string) => ({
  type: 'bulletList' as const,
  content: [{ type: 'listItem' as const, content: [paragraph(text)] }],
});

describe('a text with words in braces', () => {
  it('names numbers of the shop in headings, paragraphs, notes and lists', () => {
    const text = body(
      paragraph('Within {returnDays} days; {standardDays} days for ₹{standardFee}.'),
      { type: 'note', content: words('Within {coolingOffDays} days.') },
      list('In {expressDays} days.'),
      paragraph('{seller}'),
    );
    expect(factWordProblem(text)).toBeUndefined();
    const terms = toShopTerms({ returnDays: '10', coolingOffDays: '45' });
    expect(toPlainText(fillNumbers(text, terms).content)).toBe(
      'Returns\nWithin 10 days; 4–7 days for ₹49.\nWithin 45 days.\nIn 2–3 days.\n{seller}',
    );
  });

  it.each([
    [paragraph('Within {days} days.'), 'A word in braces is not one of the known words'],
    [paragraph('Within {returnDays days.'), 'A word in braces is not one of the known words'],
    [paragraph('Within 7} days.'), 'A word in braces is not one of the known words'],
    [paragraph('We are {seller}.'), 'A word for whole facts stands alone in its paragraph'],
    [list('{seller}'), 'A word for whole facts stands alone in its paragraph'],
  ])('is rejected: %j', (block, problem) => expect(factWordProblem(body(block))).toBe(problem));

  it('has the word for the holder of a post below the text of a card, and not in place of it', () => {
    const title = { type: 'heading' as const, attrs: { level: 3 as const }, content: words('Deliveries') };
    const holder = paragraph('{deliveries}');
    expect(factWordProblem(body(title, paragraph('Sends it.'), holder))).toBeUndefined();
    expect(factWordProblem(body(title, holder))).toBe(
      'Below the title of a card stands its text, and a word for whole facts below that',
    );
  });

  it('has paragraphs that stand for facts', () => {
    expect([' {grievance} ', '{returnDays}', 'grievance'].map(toFactBlock)).toEqual([
      'grievance',
      undefined,
      undefined,
    ]);
  });
});
