import { describe, expect, it } from 'vitest';
import { hi } from './hi.ts';
import { inHindi } from './in-hindi.ts';

describe('a sentence in Hindi', () => {
  it('is the catalogue’s, with its placeholders filled', () => {
    expect(inHindi('Reference: {reference}', { reference: 'A-12' })).toBe('संदर्भ: A-12');
  });

  it('stays English when the catalogue lacks it', () => {
    expect(inHindi('Never said: {thing}', { thing: 2 })).toBe('Never said: 2');
    expect(inHindi('constructor')).toBe('constructor');
  });

  it('keeps a placeholder that nobody fills, so that the gap is seen', () => {
    expect(inHindi('Reference: {reference}')).toBe('संदर्भ: {reference}');
  });

  it.each(Object.entries(hi))('can be read as a message: "%s"', (english, hindi) => {
    const values = Object.fromEntries([...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7]));
    expect(inHindi(english, values)).not.toMatch(/[{}]/);
    expect(hindi).not.toBe('');
  });
});
