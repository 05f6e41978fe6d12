import { describe, expect, it } from 'vitest';
import { hi } from './hi.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

// That nothing is missing is what `.tools/hindi.test.mjs` looks after: words come from all packages.
describe('the Hindi catalogue', () => {
  it.each(Object.entries(hi))('keeps the placeholders of "%s"', (english, hindi) => {
    expect(placeholders(hindi)).toEqual(placeholders(english));
  });

  it.each(Object.entries(hi))('says "%s" in Devanagari', (_, hindi) => {
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  });
});
