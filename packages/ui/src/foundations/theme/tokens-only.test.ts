import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.tsx', '!../../**/*.stories.tsx', '!../../**/*.test.tsx', '!../../*/fixtures/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** `text-[13px]`, but not a variant such as `aria-[current=page]:`. */
const ARBITRARY_VALUE = /[a-z]-\[[^\]\s]+\](?!:)/g;
const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi;

describe('components use colour, spacing and type only from the tokens', () => {
  it.each(Object.entries(sources))('%s', (_, source) => {
    expect(source.match(ARBITRARY_VALUE) ?? []).toEqual([]);
    expect(source.match(RAW_COLOUR) ?? []).toEqual([]);
  });
});
