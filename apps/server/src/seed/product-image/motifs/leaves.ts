import { around, circle, ellipse, path, place, stroke } from '../svg.ts';
import { leaf, veined, type DrawMotif } from './shapes.ts';

/** Four pairs of broad leaves under a flower spike. */
export const tulsi: DrawMotif = ({ main, soft, accent, ground }) =>
  stroke('M0,96V-60', main, 6) +
  [-4, 34, 68]
    .map((y, row) => {
      const size = 54 + row * 8;
      return (
        veined(0, y, size, 46, 62, row === 1 ? soft : main, ground) +
        veined(0, y, size, 46, -62, row === 1 ? soft : main, ground)
      );
    })
    .join('') +
  [-30, -46, -62, -78, -92]
    .map((y, index) => circle(-9 + index, y, 8 - index, accent) + circle(9 - index, y, 8 - index, accent))
    .join('');

/** A curved sprig of narrow, slightly hooked leaflets. */
export const neem: DrawMotif = ({ main, soft, ground }) => {
  const points: readonly (readonly [number, number])[] = [
    [-46, 62],
    [-26, 32],
    [-2, 2],
    [24, -26],
  ];
  return (
    stroke('M-70,98Q-30,30 52,-52', main, 6) +
    points
      .map(
        ([x, y], index) =>
          veined(x, y, 74 - index * 5, 30, -62 + index * 8, index % 2 ? soft : main, ground) +
          veined(x, y, 74 - index * 5, 30, 112 - index * 6, index % 2 ? main : soft, ground),
      )
      .join('') +
    veined(50, -50, 62, 28, 40, main, ground)
  );
};

/** Feathered frond of small round leaflets. */
export const moringa: DrawMotif = ({ main, soft, accent }) =>
  stroke('M0,98V-78', main, 5) +
  [62, 26, -8, -40]
    .map((y, row) => {
      const reach = 74 - row * 13;
      return [-1, 1]
        .map(
          (side) =>
            stroke(`M0,${y}Q${side * reach * 0.5},${y - 6} ${side * reach},${y - 26}`, main, 4) +
            [0.42, 0.72, 1]
              .map((part, index) =>
                ellipse(
                  side * reach * part,
                  y - 26 * part * part - (index === 2 ? 2 : 12),
                  13,
                  10,
                  index === 1 ? soft : main,
                  { transform: `rotate(${side * -25} ${side * reach * part} ${y - 20})` },
                ),
              )
              .join(''),
        )
        .join('');
    })
    .join('') +
  ellipse(0, -84, 13, 17, accent);

/** Fleshy spoon-shaped leaves around a small five-petalled flower. */
export const brahmi: DrawMotif = ({ main, soft, accent, ground }) =>
  around(6, path('M-7,-22C-36,-50 -34,-94 0,-96C34,-94 36,-50 7,-22Z', main), 30) +
  around(6, leaf(0, -24, 46, 30, 0, soft), 0) +
  around(5, circle(0, -17, 15, accent)) +
  circle(0, 0, 8, ground);

/** Heart-shaped leaves on a twining stem. */
export const giloy: DrawMotif = ({ main, soft, ground }) => {
  const heart = 'M0,0C-14,-26 -52,-22 -48,12C-45,38 -14,52 0,72C14,52 45,38 48,12C52,-22 14,-26 0,0Z';
  const one = (x: number, y: number, turn: number, scale: number, fill: string): string =>
    place(path(heart, fill) + stroke('M0,8V50M0,22L-18,12M0,22L18,12', ground, 3.5), x, y, scale, turn);
  return (
    stroke('M-64,98C20,70 -60,10 6,-16C46,-34 6,-74 40,-98', soft, 7) +
    one(-38, -52, 28, 0.98, main) +
    one(48, -34, -32, 0.9, soft) +
    one(-44, 28, 38, 0.7, soft) +
    one(40, 40, -24, 0.86, main)
  );
};

/** Two leaves and a bud. */
export const tea: DrawMotif = ({ main, soft, accent, ground }) =>
  stroke('M0,98Q4,60 0,30', main, 7) +
  veined(0, 44, 112, 58, -46, main, ground) +
  veined(0, 44, 112, 58, 46, main, ground) +
  leaf(0, 36, 128, 34, 0, accent) +
  leaf(0, 84, 60, 28, 76, soft);

/** A rosette of toothed blades. */
export const aloe: DrawMotif = ({ main, soft, accent }) => {
  const blade = (turn: number, length: number, fill: string): string =>
    place(
      path(
        `M-15,0C-17,${-length * 0.5} -8,${-length * 0.85} 3,${-length}C12,${-length * 0.7} 17,${-length * 0.4} 15,0Z`,
        fill,
      ),
      0,
      84,
      1,
      turn,
    );
  return (
    blade(-62, 130, soft) +
    blade(62, 130, soft) +
    blade(-38, 158, main) +
    blade(38, 158, main) +
    blade(-14, 178, soft) +
    blade(12, 176, main) +
    [20, -14, -46].map((y, index) => circle(-3 + index, y, 4.5, accent)).join('') +
    ellipse(0, 88, 44, 12, main)
  );
};

/** Flowering mustard: four petals thrice, on one stem. */
export const mustard: DrawMotif = ({ main, soft, accent, ground }) => {
  const flower = around(4, ellipse(0, -17, 13, 17, accent), 45) + circle(0, 0, 7, ground);
  return (
    stroke('M0,98V-30M0,40Q-34,22 -44,-10M0,16Q36,0 46,-30', main, 6) +
    leaf(0, 86, 66, 34, 58, soft) +
    leaf(0, 92, 66, 34, -58, soft) +
    place(flower, 0, -58, 1.15) +
    place(flower, -48, -24, 0.95) +
    place(flower, 50, -42, 0.95)
  );
};
