import { readToken } from './tokens.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** A colour that is used on another one. */
export interface ColourPair {
  readonly name: string;
  readonly ground: string;
  /** The minimum contrast: 4.5 for text, 3 for lines (WCAG 2, AA). */
  readonly min: number;
}

const GROUNDS = ['paper', 'surface', 'raised', 'sunken'];
const onGround = (names: readonly string[], min: number): ColourPair[] =>
  names.flatMap((name) => GROUNDS.map((ground) => ({ name, ground, min })));

/** All colours that stand on another one. */
export const PAIRS: readonly ColourPair[] = [
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

/** The contrast of a pair in a theme, from 1 to 21, as WCAG 2 defines it. */
export function contrast({ name, ground }: Pick<ColourPair, 'name' | 'ground'>, theme: Theme): number {
  const [dark = 0, bright = 0] = [name, ground]
    .map((colour) => luminance(toHex(colour, theme)))
    .toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** A colour of the theme as `#rrggbb`. */
export function toHex(name: string, theme: Theme): string {
  const [light, dark = light] = readToken(`color-${name}`).match(/#[0-9a-f]{6}/g) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`theme.css has no colour named ${name}`);
  return theme === 'light' ? light : dark;
}

/** Relative luminance of `#rrggbb` as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
