// Writes the glyph outlines of the labels: Anek Latin (SIL Open Font License 1.1) at four points of its weight and
// width axes. They are stored because the renderer must not depend on installed fonts, and because reading a
// variable woff2 at run time would cost the server two packages for its sample images. Run it by hand after
// changing a face or the character set:  node bake-glyphs.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

const faces = {
  regular: { wght: 500, wdth: 100 },
  bold: { wght: 700, wdth: 95 },
  condensed: { wght: 700, wdth: 75 },
  wide: { wght: 650, wdth: 120 },
};
const noLigatures = [new Feature('liga', 0), new Feature('calt', 0)];
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const characters = [...ascii, '·', '×', '–', '’', '°'];

const woff2 = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
);
const sfnt = await fontverter.convert(await readFile(woff2), 'truetype');

for (const [name, axes] of Object.entries(faces)) {
  const font = new Font(new Face(new Blob(sfnt)));
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const half = (path) => path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) / 2)));
  const run = (text) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, noLigatures);
    return buffer.getGlyphInfosAndPositions();
  };
  const advance = (text) => run(text).reduce((sum, glyph) => sum + glyph.xAdvance, 0);
  const lines = characters.map((character) => {
    const [glyph] = run(character);
    const width = Math.round(glyph.xAdvance / 2);
    const kerns = characters
      .map((next) => [next, Math.round((advance(character + next) - glyph.xAdvance - advance(next)) / 2)])
      .filter(([, kern]) => Math.abs(kern) >= 5)
      .map(([next, kern]) => `${next.codePointAt(0)}:${kern}`);
    return `  ${JSON.stringify(character)}: ${JSON.stringify([width, kerns.join(' '), half(font.glyphToPath(glyph.codepoint))].join('|'))}`;
  });
  await writeFile(new URL(`anek-${name}.json`, import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
}
