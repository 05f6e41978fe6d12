import { AGREEMENT_VERSION } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { translateIn } from '../translate.ts';
import { agreement } from './agreement.ts';
import { agreements } from './agreement-texts.ts';

describe('the text of the agreement on paper', () => {
  it.each(['en', 'hi'] as const)('is there for the version that is valid now, whole, in %s', (language) => {
    const text = agreements[AGREEMENT_VERSION][language];
    const page = agreement(translateIn(language));
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
});
