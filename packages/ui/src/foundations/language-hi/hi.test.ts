import { describe, expect, it } from 'vitest';
import type { Messages } from '../language/translate.ts';
import { hi as visitorsHi } from './hi.ts';
import { mailWords } from './mail-words.ts';
import { staffHi } from './staff-hi.ts';

const hi: Messages = { ...visitorsHi, ...staffHi, ...mailWords };

const parts = import.meta.glob<Record<string, Messages>>(['./*-words.ts', './state-names.ts'], {
  eager: true,
});

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

// `.tools/lint/hindi.test.ts` checks that no text is missing, because texts come from all packages.
describe('the Hindi catalogue', () => {
  it('contains each sentence once', () => {
    const sentences = Object.values(parts).flatMap((part) => Object.values(part).flatMap(Object.keys));
    const again = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
    expect(again).toEqual([]);
    expect(sentences.toSorted()).toEqual(Object.keys(hi).toSorted());
  });

  // Hindi keyboards have their own digits, which password rules do not count.
  it.each([
    'Password should contain at least one number',
    'At least 8 characters, with a letter and a number',
  ])('says in "%s" which digits count', (english) => {
    expect(hi[english]).toContain('अंक (0–9)');
  });

  it.each(Object.entries(hi))('keeps the placeholders of "%s"', (english, hindi) => {
    expect(placeholders(hindi)).toEqual(placeholders(english));
  });

  it.each(Object.entries(hi))('has "%s" in Devanagari', (_, hindi) => {
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  });
});
