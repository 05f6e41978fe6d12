import { describe, expect, it } from 'vitest';
import type { Messages } from '../language/index.ts';
import { hi } from './hi.ts';

const parts = import.meta.glob<Record<string, Messages>>(['./*-words.ts', './state-names.ts'], {
  eager: true,
});

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

// That nothing is missing is what `.tools/hindi.test.mjs` looks after: words come from all packages.
describe('the Hindi catalogue', () => {
  it('says each sentence in one place', () => {
    const sentences = Object.values(parts).flatMap((part) => Object.values(part).flatMap(Object.keys));
    const again = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
    expect(again).toEqual([]);
    expect(sentences.toSorted()).toEqual(Object.keys(hi).toSorted());
  });

  // Hindi keyboards have digits of their own, which no password rule counts.
  it.each([
    'Password should contain at least one number',
    'At least 8 characters, with a letter and a number',
  ])('tells in "%s" which digits count', (english) => {
    expect(hi[english]).toContain('अंक (0–9)');
  });

  it.each(Object.entries(hi))('keeps the placeholders of "%s"', (english, hindi) => {
    expect(placeholders(hindi)).toEqual(placeholders(english));
  });

  it.each(Object.entries(hi))('says "%s" in Devanagari', (_, hindi) => {
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  });
});
