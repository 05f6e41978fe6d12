import { path, place, rect, stroke, type Box } from '../svg.ts';

const lcd = '#c9d3bf';
const ink = '#1d2a26';

const segments: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgecd',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
};

const lines: Readonly<Record<string, string>> = {
  a: 'M12,4H48',
  b: 'M56,12V46',
  c: 'M56,58V92',
  d: 'M12,100H48',
  e: 'M4,58V92',
  f: 'M4,12V46',
  g: 'M12,52H48',
};

function figure(character: string, colour: string): string {
  const d = [...(segments[character] ?? '')].map((name) => lines[name] ?? '').join('');
  return stroke(d, colour, 10, { transform: 'skewX(-5)' });
}

/** The width of seven-segment figures of a given height. */
export const figuresWidth = (text: string, height: number): number =>
  [...text].reduce((sum, character) => sum + (character === '.' ? 26 : 78), -18) * (height / 104);

/** Seven-segment figures with their upper left corner at a point. */
export function figures(text: string, x: number, y: number, height: number, colour = ink): string {
  let at = 0;
  const drawn = [...text].map((character) => {
    const here = at;
    at += character === '.' ? 26 : 78;
    return character === '.'
      ? rect({ x: here - 4, y: 92, width: 12, height: 12 }, colour, 3)
      : place(figure(character, colour), here, 0);
  });
  return place(drawn.join(''), x, y, height / 104);
}

/** A reflective grey-green display in its bezel. */
export const display = (box: Box, bezel: string): string =>
  rect({ x: box.x - 16, y: box.y - 16, width: box.width + 32, height: box.height + 32 }, bezel, 26) +
  rect(box, lcd, 12) +
  path(
    `M${box.x},${box.y + 12}q0,-12 12,-12h${box.width * 0.5}l${-box.width * 0.3},${box.height}h${-box.width * 0.2 - 12}Z`,
    '#fff',
    { opacity: 0.16 },
  );
