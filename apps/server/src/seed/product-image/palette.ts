import type { Finish, ProductImagePalette, ProductImageSpec, Silhouette } from './product-image.types.ts';

/** One colour family from dark to light; `spot` is its brightest member, `ink` its text colour on paper. */
type Palette = {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly spot: string;
  readonly pale: string;
  readonly wall: string;
};

/** The paper of labels and tags. */
export const paper = '#fbf5e7';

/** Dark closures of amber glass. */
export const ebony = '#2e2925';

/** Pharmacy-and-pantry colours; the wall is the same warm paper, tinted. */
const palettes: Readonly<Record<ProductImagePalette, Palette>> = {
  botanical: {
    ink: '#173a2c',
    deep: '#20513d',
    mid: '#55855f',
    spot: '#9dbb6c',
    pale: '#dfe9d3',
    wall: '#e4e5cf',
  },
  turmeric: {
    ink: '#5c3406',
    deep: '#bd7209',
    mid: '#e09c2b',
    spot: '#f2bd4a',
    pale: '#f9e8c3',
    wall: '#f6e5c4',
  },
  lagoon: {
    ink: '#0e4048',
    deep: '#155c65',
    mid: '#4d9799',
    spot: '#8cc7be',
    pale: '#d7ebe6',
    wall: '#dbe8e1',
  },
  rose: {
    ink: '#65213a',
    deep: '#95364f',
    mid: '#c87184',
    spot: '#e9a5ab',
    pale: '#f7e1de',
    wall: '#f5dfd8',
  },
  indigo: {
    ink: '#202b59',
    deep: '#2d3d79',
    mid: '#6174b0',
    spot: '#9fadda',
    pale: '#e0e3f0',
    wall: '#e0e1e8',
  },
  slate: {
    ink: '#26333b',
    deep: '#3a4a54',
    mid: '#72848e',
    spot: '#a8bac1',
    pale: '#e3e8e7',
    wall: '#e1e5e3',
  },
  terracotta: {
    ink: '#6a2b19',
    deep: '#a0472d',
    mid: '#cb7752',
    spot: '#e7a277',
    pale: '#f6e1d3',
    wall: '#f3dfcf',
  },
  brass: {
    ink: '#4a3012',
    deep: '#80551d',
    mid: '#b88a3f',
    spot: '#e2ba6a',
    pale: '#f5e8cd',
    wall: '#f0e4ca',
  },
};

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour halfway between two colours. */
export function between(one: string, other: string): string {
  const right = channels(other);
  const mixed = channels(one).map((value, index) => Math.round((value + (right[index] ?? value)) / 2));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Colours of one motif on one ground. */
export type MotifInk = {
  readonly main: string;
  readonly soft: string;
  readonly accent: string;
  readonly ground: string;
};

/** All colours of a silhouette and its label. */
export type Paint = {
  readonly palette: Palette;
  readonly accent: Palette;
  readonly body: string;
  readonly cap: string;
  readonly glass: boolean;
  /** The label's own background and text colours, which contrast with the body. */
  readonly label: { readonly ground: string; readonly ink: string; readonly quiet: string };
  /** The coloured field behind the motif, and the motif's colours on it. */
  readonly field: string;
  readonly motif: MotifInk;
};

const bodies: Readonly<Record<Finish, (palette: Palette, accent: Palette) => string>> = {
  deep: (palette) => palette.deep,
  pale: () => '#f3ebdb',
  amber: () => '#8a4a17',
  clear: (_palette, accent) => accent.spot,
  kraft: () => '#c9a273',
};

const caps: Readonly<Record<Finish, (palette: Palette, accent: Palette) => string>> = {
  deep: (_palette, accent) => accent.spot,
  pale: (palette) => palette.deep,
  amber: () => ebony,
  clear: (palette) => palette.deep,
  kraft: (palette) => palette.deep,
};

const printed: ReadonlySet<Silhouette> = new Set(['tube', 'box', 'carton', 'bag', 'sachet', 'tin']);

/** Chooses body, cap, label and motif colours of a product from its two families and its finish. */
export function toPaint(spec: ProductImageSpec): Paint {
  const palette = palettes[spec.palette];
  const accent = palettes[spec.accent];
  // A label must contrast with its pack: dark paper on a pale bottle, pale paper on a dark one. A printed pack
  // needs no contrast, and the finish is simply the background colour of the print.
  const reversed = printed.has(spec.silhouette) ? spec.finish === 'deep' : spec.finish === 'pale';
  return {
    palette,
    accent,
    body: bodies[spec.finish](palette, accent),
    cap: caps[spec.finish](palette, accent),
    glass: spec.finish === 'amber' || spec.finish === 'clear',
    label: reversed
      ? { ground: palette.deep, ink: paper, quiet: palette.spot }
      : { ground: paper, ink: palette.ink, quiet: palette.deep },
    field: reversed ? palette.pale : palette.deep,
    motif: reversed
      ? { main: palette.deep, soft: palette.mid, accent: accent.mid, ground: palette.pale }
      : { main: palette.pale, soft: palette.spot, accent: accent.spot, ground: palette.deep },
  };
}
