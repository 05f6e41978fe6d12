import { describe, expect, it } from 'vitest';
import { PAIRS, THEMES, contrast } from './contrast.ts';

describe.each(THEMES)('the %s theme', (theme) => {
  it.each(PAIRS)('shows $name on $ground at $min:1 or better', (pair) => {
    expect(contrast(pair, theme)).toBeGreaterThanOrEqual(pair.min);
  });
});

describe('The contrast of colours', () => {
  it('is that of WCAG: 15.12 for ink on paper in the light theme', () => {
    expect(contrast({ name: 'ink', ground: 'paper' }, 'light').toFixed(2)).toBe('15.12');
  });
});
