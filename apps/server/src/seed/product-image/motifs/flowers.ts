import { around, circle, ellipse, path, place, stroke } from '../svg.ts';
import { leaf, petal, veined, type DrawMotif } from './shapes.ts';

/** A rose from above: three rings of overlapping petals. */
export const rose: DrawMotif = ({ main, soft, accent, ground }) => {
  const ring = (count: number, reach: number, radius: number, fill: string, start: number): string =>
    around(count, circle(0, -reach, radius, fill, { stroke: ground, 'stroke-width': 4 }), start);
  return (
    veined(-50, 56, 66, 40, -118, soft, ground) +
    veined(50, 56, 66, 40, 118, soft, ground) +
    ring(7, 50, 36, main, 0) +
    ring(6, 31, 29, accent, 20) +
    ring(5, 15, 20, main, 0) +
    circle(0, 0, 12, accent)
  );
};

/** A lotus in profile. */
export const lotus: DrawMotif = ({ main, soft, accent }) => {
  const one = (turn: number, length: number, width: number, fill: string): string =>
    place(petal(length, width, fill), 0, 62, 1, turn);
  return (
    one(-78, 104, 44, soft) +
    one(78, 104, 44, soft) +
    one(-52, 122, 54, main) +
    one(52, 122, 54, main) +
    one(-26, 134, 58, soft) +
    one(26, 134, 58, soft) +
    one(0, 144, 60, accent) +
    stroke('M-70,84H70M-40,97H40', main, 6)
  );
};

/** Crocus with three long stigmas. */
export const saffron: DrawMotif = ({ main, soft, accent }) => {
  const one = (turn: number, length: number, width: number, fill: string): string =>
    place(petal(length, width, fill), 0, 70, 1, turn);
  return (
    one(-44, 138, 58, soft) +
    one(44, 138, 58, soft) +
    one(-18, 152, 60, main) +
    one(18, 152, 60, main) +
    stroke('M0,66C-6,10 -26,-40 -34,-84M0,66C0,10 0,-50 0,-98M0,66C6,10 26,-40 34,-84', accent, 8) +
    [
      [-34, -84],
      [0, -98],
      [34, -84],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 8, accent))
      .join('') +
    stroke('M0,66V98', soft, 9)
  );
};

/** A full marigold. */
export const marigold: DrawMotif = ({ main, soft, accent }) =>
  around(16, ellipse(0, -74, 17, 24, main)) +
  around(13, ellipse(0, -50, 16, 22, soft), 9) +
  around(9, ellipse(0, -27, 13, 18, accent)) +
  circle(0, 0, 14, main);

/** Three star jasmine flowers with buds. */
export const jasmine: DrawMotif = ({ main, soft, accent, ground }) => {
  const star = around(6, petal(44, 27, main), 0) + circle(0, 0, 9, accent) + circle(0, 0, 3.5, ground);
  return (
    stroke('M-80,90Q-20,70 10,10', soft, 5) +
    leaf(-52, 80, 66, 40, -50, soft) +
    leaf(-30, 72, 66, 40, 96, soft) +
    leaf(66, 60, 52, 32, 130, soft) +
    place(star, 22, -46, 1.2) +
    place(star, -44, 2, 1, 24) +
    place(star, 44, 42, 1, 10)
  );
};

/** An open cotton boll. */
export const cotton: DrawMotif = ({ main, soft, accent }) =>
  stroke('M0,98V50', soft, 8) +
  [-70, 0, 70].map((turn) => leaf(0, 62, 58, 34, turn - 0, soft)).join('') +
  circle(-36, -8, 42, main) +
  circle(36, -8, 42, main) +
  circle(0, -44, 44, main) +
  circle(0, 26, 40, main) +
  stroke('M0,-6V34M-6,-8Q-34,-16 -46,2M6,-8Q34,-16 46,2', accent, 6);

/** Rhizome fingers cut open, with a shoot. */
export const turmeric: DrawMotif = ({ main, soft, accent, ground }) =>
  leaf(-10, -22, 76, 36, -16, soft) +
  leaf(4, -22, 66, 32, 26, soft) +
  path(
    'M-92,34C-96,6 -66,-8 -44,-2C-36,-30 6,-34 20,-10C40,-28 84,-20 92,8C96,30 74,42 58,36C56,66 26,76 12,56C-4,82 -46,78 -48,48C-66,60 -90,54 -92,34Z',
    main,
  ) +
  ellipse(66, 10, 19, 23, accent) +
  ellipse(66, 10, 10, 13, ground, { opacity: 0.35 }) +
  stroke('M-44,0Q-36,12 -40,24M-14,-18Q-6,-4 -10,10M12,54Q8,42 14,32M-74,14Q-66,24 -70,36', ground, 4);

/** A forked root with fine rootlets. */
export const root: DrawMotif = ({ main, soft, accent }) =>
  leaf(0, -42, 56, 34, -52, soft) +
  leaf(0, -42, 56, 34, 52, soft) +
  leaf(0, -44, 56, 34, 0, soft) +
  path(
    'M-19,-46C-26,-6 -52,22 -74,84C-44,60 -30,36 -16,22C-14,54 -14,76 -2,99C10,72 10,48 12,22C30,36 46,56 72,74C54,24 26,-6 19,-46Z',
    main,
  ) +
  stroke('M-44,34Q-64,34 -80,44M36,30Q60,28 78,40M-12,50Q-26,66 -26,84M10,52Q24,66 26,86', main, 5) +
  [-26, -8, 10].map((y, index) => stroke(`M${-9 + index},${y}H${9 - index}`, accent, 5)).join('');

/** Two clove buds over a leaf. */
export const clove: DrawMotif = ({ main, soft, accent, ground }) => {
  const bud =
    circle(0, -62, 24, accent) +
    stroke('M-15,-62H15M0,-77V-47', ground, 3.5) +
    path(
      'M-7,90L-15,0C-18,-18 -34,-30 -42,-54C-26,-50 -16,-44 -10,-34L0,-46L10,-34C16,-44 26,-50 42,-54C34,-30 18,-18 15,0L7,90Z',
      main,
    );
  return (
    veined(-66, 92, 120, 54, 8, soft, ground) + place(bud, -2, -2, 1.02, -6) + place(bud, 56, 14, 0.9, 22)
  );
};
