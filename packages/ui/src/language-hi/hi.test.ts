import { describe, expect, it } from 'vitest';
import { hi } from './hi.ts';

const sources = import.meta.glob<string>(['../*/*.tsx', '!../**/*.stories.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Props whose words are translated by the component that receives them. */
const spokenProps = 'label|title|text|hint|placeholder|busyText';

const patterns = [
  /\bt\(\s*'((?:[^'\\]|\\.)+)'/g,
  new RegExp(`\\b(?:${spokenProps})="([^"]+)"`, 'g'),
  new RegExp(`\\b(?:${spokenProps}) = '([^']+)'`, 'g'),
];

const words = Object.entries(sources).flatMap(([file, source]) =>
  patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) => ({ file, text: text.replaceAll("\\'", "'") })),
  ),
);

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the Hindi catalogue', () => {
  it('finds words to check at all', () => {
    expect(words.length).toBeGreaterThan(40);
  });

  it.each(words)('has "$text" of $file', ({ text }) => {
    expect(Object.keys(hi)).toContain(text);
  });

  it.each(Object.entries(hi))('keeps the placeholders of "%s"', (english, hindi) => {
    expect(placeholders(hindi)).toEqual(placeholders(english));
  });
});
