import { ArticleBody } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { pageSections } from './page-sections.ts';
import { translateIn } from './translate.ts';

const written = () => ({
  language: 'en' as const,
  body: ArticleBody.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, id: 'return' }, content: [{ type: 'text', text: 'Return' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Within {returnDays} days.' }] },
    ],
  }),
});

const inDays = (days: string) => [{ id: 'return', heading: 'Return', blocks: [`Within ${days} days.`] }];

describe('the text of a page', () => {
  const [english, hindi] = [translateIn('en'), translateIn('hi')];
  const [facts, others] = [{ returnDays: '12' }, { returnDays: '30' }];

  it('is made once for a language and the facts of the company', () => {
    const text = written();
    const shown = pageSections(text)(english, facts);
    expect(shown).toEqual(inDays('12'));
    expect(pageSections(text)(english, facts)).toBe(shown);
  });

  it('is made again for other facts, for another language, and for another version of the text', () => {
    const text = written();
    const shown = pageSections(text)(english, facts);
    expect(pageSections(text)(english, others)).toEqual(inDays('30'));
    expect(pageSections(text)(english, facts)).toEqual(shown);
    expect(pageSections(text)(hindi, facts)).not.toBe(shown);
    expect(pageSections(written())(english, facts)).not.toBe(shown);
  });
});
