import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The brand's typeface, from the one package that has both scripts and the rupee sign in one file; read once. */
export const TYPEFACES = {
  regular: read(
    require.resolve('@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf'),
  ),
  semibold: read(
    require.resolve('@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf'),
  ),
} as const;

/**
 * The heights from the top of a line to its baseline, of the whole line, and of a capital letter, as parts of the
 * size.
 */
export const METRICS = toMetrics(TYPEFACES.regular);

function read(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error('a typeface is a collection of fonts');
  return font;
}

function toMetrics({ ascent, descent, lineGap, capHeight, unitsPerEm }: Font) {
  return {
    ascent: ascent / unitsPerEm,
    line: (ascent - descent + lineGap) / unitsPerEm,
    capital: capHeight / unitsPerEm,
  };
}
