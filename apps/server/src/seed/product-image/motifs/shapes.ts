import { path, place, stroke } from '../svg.ts';
import type { MotifInk } from '../palette.ts';

/** Draws one motif in a square from -100 to 100, in the given colours. */
export type DrawMotif = (ink: MotifInk) => string;

/** A pointed leaf standing on a point, turned about it. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
): string {
  const w = width * 0.66;
  const d = `M0,0C${w},${-length * 0.25} ${w},${-length * 0.7} 0,${-length}C${-w},${-length * 0.7} ${-w},${-length * 0.25} 0,0Z`;
  return place(path(d, fill), x, y, 1, turn);
}

/** A leaf with its midrib cut out in the colour of the ground. */
export const veined = (
  x: number,
  y: number,
  length: number,
  width: number,
  turn: number,
  fill: string,
  rib: string,
): string =>
  leaf(x, y, length, width, turn, fill) +
  place(stroke(`M0,-2V${-length * 0.78}`, rib, Math.max(2.5, width * 0.07)), x, y, 1, turn);

/** A round petal standing on the origin. */
export const petal = (length: number, width: number, fill: string, turn = 0, from = 0): string =>
  place(
    path(
      `M0,${-from}C${width * 0.35},${-from - length * 0.15} ${width * 0.75},${-from - length * 0.95} 0,${-from - length}` +
        `C${-width * 0.75},${-from - length * 0.95} ${-width * 0.35},${-from - length * 0.15} 0,${-from}Z`,
      fill,
    ),
    0,
    0,
    1,
    turn,
  );

/** A falling drop whose round end is centred on a point. */
export const dropShape = (x: number, y: number, r: number): string =>
  `M${x},${y - r * 2.1}C${x + r * 0.45},${y - r * 1.25} ${x + r},${y - r * 0.7} ${x + r},${y}` +
  `A${r},${r} 0 0 1 ${x - r},${y}C${x - r},${y - r * 0.7} ${x - r * 0.45},${y - r * 1.25} ${x},${y - r * 2.1}Z`;
