import { describe, expect, it } from 'vitest';
import { addMailHindi } from '../language-hi-mails.ts';
import { addStaffHindi } from '../language-hi-staff.ts';
import { hi } from './hi.ts';
import { inHindi } from './in-hindi.ts';

// Staff and mails load their words themselves; without this they were tested only beside a test that has loaded them.
addStaffHindi();
addMailHindi();

describe('translation into Hindi', () => {
  it('uses the catalogue’s sentence, with its placeholders filled', () => {
    expect(inHindi('Reference: {reference}', { reference: 'A-12' })).toBe('संदर्भ: A-12');
  });

  it('has another word for another sense', () => {
    expect([inHindi('Home'), inHindi('Home|address')]).toEqual(['होम', 'घर']);
    expect(inHindi('Unknown|sense')).toBe('Unknown');
  });

  it('stays English when the catalogue lacks the sentence', () => {
    expect(inHindi('Never said: {thing}', { thing: 2 })).toBe('Never said: 2');
    expect(inHindi('constructor')).toBe('constructor');
  });

  it('keeps a placeholder without a value, so that the gap is visible', () => {
    expect(inHindi('Reference: {reference}')).toBe('संदर्भ: {reference}');
  });

  it.each(Object.entries(hi))('parses "%s" as a message', (english, hindi) => {
    const values = Object.fromEntries([...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 7]));
    expect(inHindi(english, values)).not.toMatch(/[{}]/);
    expect(hindi).not.toBe('');
  });
});
