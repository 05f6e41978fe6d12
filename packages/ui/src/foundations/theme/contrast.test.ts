/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const toColour = (name: string, theme: 'light' | 'dark') => {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  if (light === '') throw new Error(`theme.css has no colour named ${name}`);
  return theme === 'light' ? light : dark;
};

const grounds = ['paper', 'surface', 'raised', 'sunken'];
const onGround = (names: string[], min: number) =>
  names.flatMap((name) => grounds.map((ground) => ({ name, ground, min })));

const pairs = [
  ...onGround(['ink', 'ink-muted', 'leaf', 'leaf-strong', 'spice', 'credit', 'debit', 'danger'], 4.5),
  ...onGround(['line-strong', 'focus'], 3),
  { name: 'on-leaf', ground: 'leaf', min: 4.5 },
  { name: 'on-leaf', ground: 'leaf-strong', min: 4.5 },
  { name: 'leaf', ground: 'leaf-soft', min: 4.5 },
  { name: 'ink', ground: 'leaf-soft', min: 4.5 },
  { name: 'ink-muted', ground: 'leaf-soft', min: 4.5 },
  { name: 'on-bottle', ground: 'bottle', min: 4.5 },
  { name: 'on-bottle-muted', ground: 'bottle', min: 4.5 },
  { name: 'turmeric', ground: 'bottle', min: 4.5 },
  { name: 'spice', ground: 'spice-soft', min: 4.5 },
  { name: 'ink', ground: 'spice-soft', min: 4.5 },
  { name: 'on-turmeric', ground: 'turmeric', min: 4.5 },
  { name: 'credit', ground: 'credit-soft', min: 4.5 },
  { name: 'debit', ground: 'debit-soft', min: 4.5 },
  { name: 'danger', ground: 'debit-soft', min: 4.5 },
  { name: 'ink', ground: 'debit-soft', min: 4.5 },
  { name: 'on-danger', ground: 'danger', min: 4.5 },
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(pairs)('shows $name on $ground at $least:1 or better', ({ name, ground, min }) => {
    expect(contrast(toColour(name, theme), toColour(ground, theme))).toBeGreaterThanOrEqual(min);
  });
});
