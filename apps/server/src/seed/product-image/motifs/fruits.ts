import { around, circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { dropShape, leaf, petal, type DrawMotif } from './shapes.ts';

/** Ribbed gooseberries on a twig. */
export const amla: DrawMotif = ({ main, soft, accent, ground }) => {
  const fruit = (fill: string): string =>
    circle(0, 0, 42, fill) +
    stroke('M0,-40V40M-2,-40C-32,-20 -32,20 -2,40M2,-40C32,-20 32,20 2,40', ground, 3.5);
  return (
    stroke('M-92,-70Q0,-92 92,-62', soft, 6) +
    [-70, -44, -18, 12, 40, 66].map((x, index) => leaf(x, -76, 36, 17, index % 2 ? 14 : -14, soft)).join('') +
    place(fruit(main), -46, -12) +
    place(fruit(accent), 46, -6) +
    place(fruit(main), 0, 52)
  );
};

/** Three different fruits, one of each kind. */
export const triphala: DrawMotif = ({ main, soft, accent, ground }) =>
  circle(0, -44, 46, accent) +
  stroke('M0,-88V0M-3,-88C-34,-66 -34,-22 -3,0M3,-88C34,-66 34,-22 3,0', ground, 3.5) +
  place(
    ellipse(0, 0, 36, 52, main) + stroke('M0,-44V44M-14,-40Q-24,0 -14,40M14,-40Q24,0 14,40', ground, 3.5),
    -48,
    42,
    1,
    28,
  ) +
  place(
    path('M0,-52C40,-44 44,30 0,52C-44,30 -40,-44 0,-52Z', soft) + circle(0, -6, 7, ground),
    48,
    42,
    1,
    -24,
  );

/** Half a lemon with its segments, and a leaf. */
export const citrus: DrawMotif = ({ main, soft, accent, ground }) =>
  leaf(48, -54, 62, 36, 62, soft) +
  circle(-6, 8, 84, main) +
  circle(-6, 8, 72, ground) +
  place(around(8, path('M0,-9L20,-54Q0,-70 -20,-54Z', accent)), -6, 8);

/** Pomegranate with an opened side. */
export const pomegranate: DrawMotif = ({ main, soft, accent, ground }) =>
  path('M-22,-66L-30,-98L-10,-82L0,-98L10,-82L30,-98L22,-66Z', soft) +
  circle(0, 14, 82, main) +
  path('M-48,14C-44,-36 44,-36 48,14C44,64 -44,64 -48,14Z', ground) +
  (
    [
      [-24, 0],
      [0, -8],
      [24, 0],
      [-30, 22],
      [-10, 16],
      [12, 16],
      [31, 22],
      [-16, 36],
      [2, 36],
      [20, 36],
    ] as const
  )
    .map(([x, y]) => path(dropShape(x, y + 2, 8), accent))
    .join('');

/** Soapnut berries with bubbles. */
export const soapnut: DrawMotif = ({ main, soft, accent, ground }) =>
  path('M-4,-10C-20,-60 -70,-64 -92,-56C-84,-20 -48,-2 -4,-10Z', soft) +
  stroke('M-4,-10Q-40,-40 -78,-50', ground, 4) +
  circle(-30, 44, 46, main) +
  circle(38, 22, 44, accent) +
  path('M-44,14Q-30,4 -16,14', 'none', { stroke: ground, 'stroke-width': 5 }) +
  circle(26, 8, 7, ground, { opacity: 0.5 }) +
  [
    [34, -60, 20],
    [72, -36, 11],
    [66, -80, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: main, 'stroke-width': 5 }))
    .join('');

/** Blue flax flower over its seeds. */
export const flax: DrawMotif = ({ main, soft, accent, ground }) =>
  place(
    around(5, path('M0,-6C30,-22 36,-62 14,-72L0,-66L-14,-72C-36,-62 -30,-22 0,-6Z', accent)) +
      around(5, stroke('M0,-18V-48', ground, 3)) +
      circle(0, 0, 11, main),
    0,
    -24,
  ) +
  [-62, -22, 20, 60]
    .map((x, index) =>
      place(
        path('M0,-25C17,-10 15,22 0,24C-15,22 -17,-10 0,-25Z', index % 2 ? soft : main),
        x,
        72 - (index % 3) * 6,
        1,
        -40 + index * 28,
      ),
    )
    .join('');

/** Finger millet: five curled fingers of grain. */
export const ragi: DrawMotif = ({ main, soft, accent }) => {
  const finger = (turn: number, length: number, fill: string): string => {
    const grains = Array.from({ length }, (_, step) =>
      circle(step % 2 ? 7 : -7, -16 - step * 15, 11.5, fill),
    ).join('');
    return place(grains, 0, 26, 1, turn);
  };
  return (
    stroke('M0,98V18', main, 8) +
    leaf(0, 94, 80, 30, 60, soft) +
    leaf(0, 94, 80, 30, -60, soft) +
    finger(-78, 5, accent) +
    finger(78, 5, accent) +
    finger(-40, 6, main) +
    finger(40, 6, main) +
    finger(0, 7, accent)
  );
};

/** Pistachios, one open, with saffron threads. */
export const pistachio: DrawMotif = ({ main, soft, accent, ground }) => {
  const nut =
    path('M0,-50C40,-44 46,30 0,52C-46,30 -40,-44 0,-50Z', main) +
    path('M4,-44C24,-28 26,22 2,44C-12,20 -10,-24 4,-44Z', accent) +
    stroke('M4,-44C-10,-24 -12,20 2,44', ground, 4);
  return (
    place(nut, -42, -26, 1.05, -24) +
    place(nut, 44, 24, 1.15, 20) +
    stroke('M-78,72Q-50,44 -22,60M-66,92Q-30,66 0,84M30,-84Q56,-66 84,-78', soft, 7)
  );
};

/** End grain of a log and a chip. */
export const sandalwood: DrawMotif = ({ main, soft, accent, ground }) =>
  path('M-20,-74L84,-52V40L-20,84Z', soft) +
  ellipse(-20, 5, 64, 80, main) +
  [52, 36, 20]
    .map((r) => ellipse(-20, 5, r * 0.82, r * 1.04, 'none', { stroke: ground, 'stroke-width': 4 }))
    .join('') +
  ellipse(-20, 5, 7, 9, accent) +
  stroke('M50,-34V30M66,-38V24', ground, 4);

/** Hexagons filled like a comb, with one drop. */
export const honeycomb: DrawMotif = ({ main, soft, accent }) => {
  const hexagon = 'M0,-30L26,-15V15L0,30L-26,15V-15Z';
  const cells: readonly (readonly [number, number, string])[] = [
    [0, -56, main],
    [-56, -56, soft],
    [56, -56, main],
    [-28, -8, main],
    [28, -8, accent],
    [-84, -8, soft],
    [84, -8, soft],
    [0, 40, accent],
  ];
  return (
    cells.map(([x, y, fill]) => place(path(hexagon, fill), x, y)).join('') +
    path(dropShape(0, 88, 10), accent)
  );
};

/** Camphor crystals. */
export const crystal: DrawMotif = ({ main, soft, accent }) => {
  const one = (fill: string, side: string): string =>
    path('M-26,40L-34,-20L0,-60L34,-20L26,40Z', fill) + path('M0,-60L34,-20L26,40L4,40L6,-14Z', side);
  return (
    place(one(main, soft), 0, -24, 1.15) +
    place(one(accent, main), -54, 46, 0.8, -16) +
    place(one(soft, main), 54, 48, 0.8, 18) +
    rect({ x: -80, y: 88, width: 160, height: 7 }, main, 3) +
    petal(0, 0, main)
  );
};
