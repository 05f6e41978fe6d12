import { lit } from './light.ts';
import type { Contents, Motif } from './product-image.types.ts';
import { paper, type Paint } from './palette.ts';
import { circle, ellipse, path, place, rect, rounded, stroke } from './svg.ts';

/** True colours of the contents, for products that are known by them. */
const substances: Partial<Readonly<Record<Motif, string>>> = {
  triphala: '#9c7648',
  pistachio: '#e8d6a6',
  moringa: '#7f9b48',
  turmeric: '#dc9a1f',
  giloy: '#85803a',
  tulsi: '#c3c98a',
  amla: '#4d2e1c',
  saffron: '#c9581f',
  rose: '#efbcc0',
  soapnut: '#b78a50',
  aloe: '#bdd8b4',
  mustard: '#e3b22f',
  paisley: '#f0cf68',
  marigold: '#8ba25a',
  neem: '#a5c389',
  jasmine: '#b4c2ea',
  honeycomb: '#c97f14',
  drop: '#c4dde6',
  clove: '#e6f0e2',
  wave: '#f4e2cd',
  sun: '#fcf5e6',
  moon: '#f8e4b2',
  lotus: '#f7ecc6',
  root: '#d8c39a',
  pomegranate: '#d98c98',
};

type Spot = readonly [x: number, y: number, turn: number];

const heap: readonly Spot[] = [
  [-150, -34, -12],
  [-40, -64, 8],
  [80, -60, -6],
  [168, -28, 14],
  [-96, -6, 10],
  [24, -14, -14],
  [120, 4, 6],
  [-20, 34, 4],
  [-10, -116, -4],
  [66, -108, 12],
];

const pile = (draw: (turn: number, index: number) => string): string =>
  heap
    .toSorted((one, other) => one[1] - other[1])
    .map(([x, y, turn], index) => place(draw(turn, index), x, y))
    .join('');

const tablet = (fill: string): string =>
  ellipse(0, 20, 66, 42, fill) +
  ellipse(0, 20, 66, 42, '#3a2410', { opacity: 0.3 }) +
  ellipse(0, 0, 66, 42, fill) +
  stroke('M-44,-14L44,14', '#3a2410', 5, { opacity: 0.2 }) +
  ellipse(-18, -14, 30, 14, '#fff', { opacity: 0.4 });

const capsule = (half: string, other: string): string => {
  const shell = rounded({ x: -84, y: -34, width: 168, height: 68 }, 34);
  return (
    path(shell, half) +
    path('M0,-34H50A34,34 0 0 1 50,34H0Z', other) +
    lit(shell, 'fall') +
    rect({ x: -58, y: -22, width: 110, height: 9 }, '#fff', 5, { opacity: 0.5 })
  );
};

const softgel = (fill: string): string =>
  ellipse(0, 0, 76, 46, fill) +
  ellipse(10, 14, 58, 26, '#fff', { opacity: 0.18 }) +
  ellipse(-24, -18, 28, 11, '#fff', { opacity: 0.65 });

const mound = 'M-232,6C-170,-30 -80,-150 0,-154C84,-150 172,-30 232,6C180,60 -180,60 -232,6Z';

const crystal = (fill: string): string =>
  path('M-60,30L-40,-30L20,-46L62,-6L40,40L-20,48Z', fill) +
  path('M20,-46L62,-6L40,40L8,6Z', '#24405a', { opacity: 0.16 }) +
  path('M-40,-30L20,-46L8,6L-60,30Z', '#fff', { opacity: 0.5 });

function bowl(paint: Paint, filling: string): string {
  const side = 'M-290,0C-280,150 -160,214 0,214C160,214 280,150 290,0Z';
  return (
    path(side, '#efe5d1') +
    path(
      'M-284,50C-270,96 -250,128 -214,158C-120,196 120,196 214,158C250,128 270,96 284,50C200,98 -200,98 -284,50Z',
      paint.palette.deep,
    ) +
    lit(side, 'round') +
    ellipse(0, 0, 290, 84, '#f8f0df') +
    ellipse(0, 4, 262, 68, '#cdbf9f') +
    filling +
    // The near rim hides the bottom of the heap.
    `<path d="M-290,0A290,84 0 0 0 290,0L262,4A262,68 0 0 1 -262,4Z" fill="#fbf4e4"/>`
  );
}

const fillings = {
  tablets: (fill) => pile(() => tablet(fill)),
  capsules: (_fill, paint) =>
    pile((turn, index) =>
      place(
        capsule(index % 2 ? paper : paint.accent.mid, index % 2 ? paint.accent.mid : paint.palette.mid),
        0,
        0,
        0.9,
        turn * 3,
      ),
    ),
  softgels: () => pile((turn) => place(softgel('#dd9a2a'), 0, 0, 1, turn * 2)),
  powder: (fill) =>
    path(mound, fill) +
    lit(mound, 'round', 0.7) +
    path('M-60,-106C-20,-60 -70,-10 -40,40M60,-112C100,-50 60,-10 110,34', 'none', {
      stroke: '#3a2410',
      'stroke-width': 9,
      opacity: 0.1,
    }),
  liquid: (fill) =>
    ellipse(0, 8, 256, 62, fill) +
    ellipse(0, 14, 256, 56, '#3a2410', { opacity: 0.1 }) +
    ellipse(-70, -10, 120, 20, '#fff', { opacity: 0.5 }) +
    ellipse(90, 26, 60, 9, '#fff', { opacity: 0.3 }),
  cream: (fill) =>
    (
      [
        [0, 250, 62],
        [-34, 214, 58],
        [-64, 164, 50],
        [-92, 108, 38],
        [-118, 54, 24],
      ] as const
    )
      .map(
        ([y, rx, ry], index) =>
          ellipse(index * 5, y, rx, ry, fill) +
          ellipse(index * 5, y + 8, rx, ry - 6, '#3a2410', { opacity: 0.09 }) +
          ellipse(index * 5 - rx * 0.25, y - ry * 0.3, rx * 0.5, ry * 0.32, '#fff', { opacity: 0.3 }),
      )
      .join('') + path('M-6,-132C10,-176 48,-176 52,-150C44,-156 40,-140 56,-116Z', fill),
  cubes: () => pile((turn, index) => place(crystal(index % 2 ? '#eef5f6' : '#dcebef'), 0, 0, 1.05, turn * 4)),
  grains: (_fill, paint) =>
    path(mound, paint.accent.mid) +
    lit(mound, 'round', 0.6) +
    Array.from({ length: 46 }, (_, index) => {
      const x = Math.sin(index * 12.9) * 190;
      const y = 30 - (1 - Math.abs(x) / 215) * 160 * Math.abs(Math.cos(index * 7.3));
      return ellipse(x, y, 19, 11, [paint.accent.deep, paint.palette.spot, '#f3e2bd'][index % 3] ?? paper, {
        transform: `rotate(${(index * 47) % 180} ${x.toFixed(0)} ${y.toFixed(0)})`,
      });
    }).join(''),
  leaves: (_fill, paint) =>
    path(mound, '#4a3424') +
    lit(mound, 'round', 0.6) +
    Array.from({ length: 34 }, (_, index) => {
      const x = Math.sin(index * 12.9) * 180;
      const y = 26 - (1 - Math.abs(x) / 215) * 150 * Math.abs(Math.cos(index * 5.1));
      return place(
        stroke('M-16,0Q0,-9 16,3', ['#2f2117', '#6d4d33', paint.accent.mid][index % 3] ?? paper, 9),
        x,
        y,
        1,
        (index * 67) % 180,
      );
    }).join(''),
} as const satisfies Partial<Record<Contents, (fill: string, paint: Paint) => string>>;

/** Three bars of soap, one leaning. */
const bars = (paint: Paint): string => {
  const bar = (fill: string): string => {
    const shape = rounded({ x: -190, y: -120, width: 380, height: 120 }, 44);
    return (
      path(shape, fill) +
      lit(shape, 'fall') +
      rect({ x: -150, y: -96, width: 300, height: 56 }, '#000', 28, { opacity: 0.06 })
    );
  };
  return (
    place(bar('#e5c58f'), 10, 204) +
    place(bar('#efd6a8'), -14, 84) +
    place(bar(paint.accent.spot), 24, -34, 1, -5)
  );
};

/** Dhoop sticks on a brass plate, one lit. */
const sticks = (paint: Paint): string =>
  ellipse(0, 180, 300, 60, '#b88a3f') +
  ellipse(0, 172, 270, 48, '#e2ba6a') +
  [-3, -2, -1, 0, 1, 2, 3]
    .map((index) =>
      stroke(`M${index * 26},176L${index * 48 + 30},-150`, index % 2 ? '#5a3b2a' : '#6f4a33', 22),
    )
    .join('') +
  circle(30, -156, 13, '#e2622c') +
  stroke('M30,-180C-30,-240 90,-290 30,-360C10,-400 40,-430 50,-450', paint.palette.pale, 15, {
    opacity: 0.8,
  });

/** Single sachets fanned out. */
const sachets = (paint: Paint): string =>
  [-16, 0, 16]
    .map((turn, index) => {
      const shape = rounded({ x: -100, y: -320, width: 200, height: 320 }, 6);
      const fill = [paint.palette.deep, paint.accent.mid, paper][index] ?? paper;
      return place(
        path(shape, fill) +
          rect({ x: -100, y: -270, width: 200, height: 6 }, '#000', 0, { opacity: 0.15 }) +
          circle(0, -140, 52, index === 2 ? paint.palette.mid : paint.palette.pale) +
          lit(shape, 'face'),
        -150 + index * 150,
        210,
        1.05,
        turn,
      );
    })
    .join('');

/** Draws the contents, in a bowl or alone, centred on the origin and about 600 wide. */
export function drawContents(contents: Contents, motif: Motif, paint: Paint): string {
  const fill = substances[motif] ?? paint.accent.spot;
  switch (contents) {
    case 'bars':
      return bars(paint);
    case 'sticks':
      return sticks(paint);
    case 'sachets':
      return sachets(paint);
    case 'cloth':
    case 'kit':
      return '';
    default:
      return bowl(paint, fillings[contents](fill, paint));
  }
}
