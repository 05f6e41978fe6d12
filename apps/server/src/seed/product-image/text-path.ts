import { path, place } from './svg.ts';
import bold from './glyphs/anek-bold.json' with { type: 'json' };
import condensed from './glyphs/anek-condensed.json' with { type: 'json' };
import regular from './glyphs/anek-regular.json' with { type: 'json' };
import wide from './glyphs/anek-wide.json' with { type: 'json' };

/** The four cuts of Anek Latin that labels use. */
type FaceName = 'regular' | 'bold' | 'condensed' | 'wide';

/** The style of a text line; tracking in thousandths of the size. */
export type TextStyle = { readonly face: FaceName; readonly tracking?: number };

type Glyph = {
  readonly advance: number;
  readonly kerning: ReadonlyMap<string, number>;
  readonly outline: string;
};

const unitsPerEm = 1000;
/** Height of capitals and of small letters without ascender, as shares of the size. */
export const capHeight = 0.64;

const sources: Readonly<Record<FaceName, Readonly<Record<string, string>>>> = {
  regular,
  bold,
  condensed,
  wide,
};

function readGlyph(line: string): Glyph {
  const [advance = '0', kerns = '', outline = ''] = line.split('|');
  const pairs = kerns.split(' ').filter(Boolean);
  const kerning = pairs.map((pair): [string, number] => {
    const [next, value] = pair.split(':').map(Number);
    return [String.fromCodePoint(next ?? 0), value ?? 0];
  });
  return { advance: Number(advance), kerning: new Map(kerning), outline };
}

// A glyph is parsed at its first use and cached, because a catalogue uses the same few dozen letters again and
// again.
const cache = new Map<string, Glyph>();

function findGlyph(character: string, face: FaceName): Glyph {
  const key = face + character;
  const known = cache.get(key);
  if (known) return known;
  const line = sources[face][character];
  if (line === undefined) throw new Error(`No outline for “${character}”: add it to glyphs/bake-glyphs.mjs`);
  const glyph = readGlyph(line);
  cache.set(key, glyph);
  return glyph;
}

function layOut(text: string, style: TextStyle): { glyphs: { outline: string; x: number }[]; width: number } {
  const characters = [...text];
  let x = 0;
  const glyphs = characters.map((character, index) => {
    const glyph = findGlyph(character, style.face);
    const placed = { outline: glyph.outline, x };
    const next = characters[index + 1];
    x += glyph.advance;
    if (next !== undefined) x += (glyph.kerning.get(next) ?? 0) + (style.tracking ?? 0);
    return placed;
  });
  return { glyphs, width: x };
}

/** Width of a text line at a given size. */
const textWidth = (text: string, style: TextStyle, size: number): number =>
  (layOut(text, style).width / unitsPerEm) * size;

/** Largest size, up to a limit, at which every line fits the width. */
export const fittingSize = (
  lines: readonly string[],
  style: TextStyle,
  width: number,
  limit: number,
): number => Math.min(limit, ...lines.map((line) => width / Math.max(textWidth(line, style, 1), 0.001)));

/** A line of text as outlines, so that an image needs no font when it is rendered. The y is the baseline. */
export function textPath(
  text: string,
  style: TextStyle,
  size: number,
  x: number,
  y: number,
  fill: string,
  align: 'start' | 'middle' = 'middle',
): string {
  const { glyphs, width } = layOut(text, style);
  const scale = size / unitsPerEm;
  const left = align === 'middle' ? x - (width * scale) / 2 : x;
  const outlines = glyphs.map((glyph) =>
    glyph.outline === '' ? '' : path(glyph.outline, fill, { transform: `translate(${glyph.x})` }),
  );
  // The y axis of font outlines points up, that of images points down; the second scale mirrors them.
  return place(
    `<g transform="scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})">${outlines.join('')}</g>`,
    left,
    y,
  );
}
