import { AGREEMENT_VERSION } from '@pgm/api/contract';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { agreement } from './agreement.ts';
import { toAgreements } from './agreement-texts.ts';

describe('the text of the agreement on paper', () => {
  it.each(['en', 'hi'] as const)('is there for the version that is valid now, whole, in %s', (language) => {
    const text = toAgreements({})[AGREEMENT_VERSION][language];
    const page = agreement(translateIn(language), {});
    expect(text.sections.map(({ heading }) => heading)).toEqual(page.sections.map(({ heading }) => heading));
    const lines = text.sections.flatMap((section) => section.lines.map((line) => line.text));
    const read = page.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : []));
    expect(read.filter((sentence) => !lines.includes(sentence))).toEqual([]);
    // A block of another kind would be missing on paper.
    const kinds = page.sections.flatMap(({ blocks }) =>
      blocks.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block).join())),
    );
    expect([...new Set(kinds)].toSorted()).toEqual(['facts', 'links', 'list', 'text']);
  });

  // The company's own facts may change at any time; what an associate accepted may not.
  it.each([
    ['en', 'a310389d0cd0b455'],
    ['hi', '14eb03839c8d5ba5'],
  ] as const)('is another one only with another version, in %s', (language, hash) => {
    const sentences = agreement(translateIn(language), {}).sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => (typeof block === 'string' ? [block] : 'list' in block ? block.list : [])),
    ]);
    const found = createHash('sha256').update(sentences.join('\n')).digest('hex').slice(0, 16);
    expect([AGREEMENT_VERSION, found]).toEqual(['2026-11-23', hash]);
  });
});
