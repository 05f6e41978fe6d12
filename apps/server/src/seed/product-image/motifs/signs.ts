import { around, circle, ellipse, path, place, rect, stroke } from '../svg.ts';
import { dropShape, leaf, type DrawMotif } from './shapes.ts';

/** One large drop with a smaller inside. */
export const drop: DrawMotif = ({ main, accent }) =>
  path(dropShape(0, 34, 62), main) + path(dropShape(0, 50, 32), accent);

/** Four rolling lines. */
export const wave: DrawMotif = ({ main, soft, accent }) =>
  [-60, -22, 16, 54]
    .map((y, index) =>
      stroke(`M-92,${y}q23,-30 46,0t46,0t46,0t46,0`, [main, accent, soft, main][index] ?? main, 15),
    )
    .join('');

/** Sun with pointed and round rays. */
export const sun: DrawMotif = ({ main, soft, accent, ground }) =>
  around(12, path('M-12,-58L0,-98L12,-58Z', main)) +
  around(12, circle(0, -72, 6, soft), 15) +
  circle(0, 0, 50, accent) +
  circle(0, 0, 38, 'none', { stroke: ground, 'stroke-width': 4 });

/** New moon over three stars of jasmine. */
export const moon: DrawMotif = ({ main, soft, accent }) =>
  path('M26,-88A88,88 0 1 0 84,50A70,70 0 1 1 26,-88Z', main) +
  [
    [44, -22, 1],
    [74, -62, 0.6],
    [18, 14, 0.5],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      place(around(4, leaf(0, 0, 28, 15, 0, scale === 1 ? accent : soft)), x, y, scale),
    )
    .join('');

/** Rising smoke over a stick's ember. */
export const smoke: DrawMotif = ({ main, soft, accent }) =>
  stroke('M0,98V52', main, 8) +
  circle(0, 46, 9, accent) +
  stroke('M0,30C-44,2 40,-22 0,-52C-22,-70 6,-90 16,-98', main, 9) +
  stroke('M26,18C8,-6 58,-24 40,-54M-30,22C-56,0 -6,-30 -40,-58', soft, 7);

/** A pulse line across a circle. */
export const pulse: DrawMotif = ({ main, accent }) =>
  circle(0, 0, 88, 'none', { stroke: main, 'stroke-width': 9 }) +
  stroke('M-62,6H-28L-12,-44L14,50L30,6H62', accent, 12);

/** Degree ring over a column. */
export const degree: DrawMotif = ({ main, accent }) =>
  stroke('M-20,-76V36', main, 34) +
  circle(-20, 56, 38, main) +
  stroke('M-20,-20V40', accent, 15) +
  circle(-20, 56, 23, accent) +
  circle(58, -56, 24, 'none', { stroke: accent, 'stroke-width': 11 });

/** Rings like an outgoing breath. */
export const breath: DrawMotif = ({ main, soft, accent }) =>
  circle(0, 0, 26, accent) +
  [50, 70, 90]
    .map((r, index) =>
      circle(0, 0, r, 'none', {
        stroke: index === 1 ? soft : main,
        'stroke-width': 9,
        'stroke-dasharray': `${r * 1.6} ${r * 0.5}`,
      }),
    )
    .join('');

/** A level beam with two pans. */
export const balance: DrawMotif = ({ main, soft, accent }) =>
  stroke('M0,-70V74M-44,80H44M-74,-50H74M-74,-50L-98,16M-74,-50L-50,16M74,-50L50,16M74,-50L98,16', main, 7) +
  path('M-100,16H-48Q-74,48 -100,16Z', soft) +
  path('M100,16H48Q74,48 100,16Z', soft) +
  circle(0, -76, 14, accent);

/** Three curls of steam. */
export const steam: DrawMotif = ({ main, soft, accent }) =>
  [-52, 0, 52]
    .map((x, index) =>
      stroke(
        `M${x},66C${x - 38},30 ${x + 38},-4 ${x},-40C${x - 14},-58 ${x - 4},-76 ${x + 8},-88`,
        [soft, main, accent][index] ?? main,
        13,
      ),
    )
    .join('') + stroke('M-84,90H84', main, 8);

/** The mango curve of Indian textiles. */
export const paisley: DrawMotif = ({ main, soft, accent, ground }) =>
  path('M40,-92C74,-58 34,-40 54,6C74,56 36,98 -12,98C-66,98 -88,48 -66,6C-44,-34 30,-30 40,-92Z', main) +
  path('M14,-22C28,10 40,40 22,62C4,84 -44,80 -48,42C-50,6 -6,4 14,-22Z', ground) +
  place(around(6, leaf(0, 0, 26, 16, 0, accent)), -10, 44) +
  [
    [-74, -30],
    [-52, -56],
    [-24, -74],
    [6, -92],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 8, soft))
    .join('');

/** A square of printed butti. */
export const blockPrint: DrawMotif = ({ main, soft, accent }) => {
  const butti =
    around(4, leaf(0, 0, 34, 24, 0, main)) +
    around(4, leaf(0, 0, 24, 10, 0, soft), 45) +
    circle(0, 0, 8, accent);
  return [
    [-50, -50],
    [50, -50],
    [-50, 50],
    [50, 50],
    [0, 0],
  ]
    .map(([x = 0, y = 0]) => place(butti, x, y, x === 0 ? 1.1 : 1))
    .join('');
};

/** Woven stripes. */
export const stripes: DrawMotif = ({ main, soft, accent }) =>
  [-84, -56, -28, 0, 28, 56, 84]
    .map((x, index) =>
      rect(
        { x: x - 6, y: -90, width: index % 3 === 0 ? 14 : 7, height: 180 },
        [main, soft, accent][index % 3] ?? main,
        3,
      ),
    )
    .join('');

/** A seated figure, legs crossed, under a sun. */
export const asana: DrawMotif = ({ main, soft, accent }) =>
  circle(0, -10, 84, 'none', { stroke: soft, 'stroke-width': 6 }) +
  circle(0, -46, 21, accent) +
  path('M-22,-18H22L34,44H-34Z', main) +
  stroke('M-24,-10L-54,36M24,-10L54,36', main, 13) +
  path('M-84,66Q-44,24 0,52Q44,24 84,66Q40,84 0,72Q-40,84 -84,66Z', main) +
  ellipse(0, 92, 70, 5, soft);
