import { lit } from '../light.ts';
import { ebony, paper } from '../palette.ts';
import { ellipse, path, rect, rounded, stroke, type Box } from '../svg.ts';
import { wrap, type DrawBody } from './body.ts';

const toOutline = (box: Box): string => `M${box.x},${box.y}h${box.width}v${box.height}h${-box.width}Z`;

const sheen = (x: number, top: number, bottom: number, width = 16): string =>
  rect({ x, y: top, width, height: bottom - top }, '#fff', width / 2, { opacity: 0.4 });

function ribbedCap(half: number, top: number, bottom: number, colour: string): string {
  const shape = rounded({ x: -half, y: top, width: 2 * half, height: bottom - top }, 18);
  const count = Math.round(half / 13);
  const ribs = Array.from({ length: count }, (_, index) => {
    // Ribs of a round cap are closer together towards its edges.
    const x = half * Math.sin(((index + 0.5) / count - 0.5) * Math.PI * 0.94);
    return `M${x.toFixed(1)},${top + 26}V${bottom - 8}`;
  }).join('');
  return (
    path(shape, colour) +
    stroke(ribs, '#000', 4, { opacity: 0.14 }) +
    lit(shape, 'round') +
    rect({ x: -half + 10, y: top + 5, width: 2 * half - 20, height: 7 }, '#fff', 3, { opacity: 0.3 })
  );
}

const neckShadow = (half: number, y: number): string => ellipse(0, y, half, 12, '#000', { opacity: 0.22 });

/** Wide-mouthed bottle for tablets and capsules. */
export const bottle: DrawBody = (_spec, paint) => {
  const body =
    'M-236,-40Q-236,0 -196,0H196Q236,0 236,-40V-590C236,-650 190,-668 168,-690H-168C-190,-668 -236,-650 -236,-590Z';
  const box = wrap(236, -592, -56);
  return {
    width: 472,
    height: 850,
    under:
      rect({ x: -160, y: -720, width: 320, height: 50 }, paint.body) +
      lit(rounded({ x: -160, y: -720, width: 320, height: 50 }, 4), 'round') +
      path(body, paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      neckShadow(176, -692) +
      ribbedCap(190, -850, -696, paint.cap) +
      sheen(-196, -620, -572, 14),
  };
};

/** Slim-necked bottle for oils and juices; when it is glass, its content shows above the label. */
export const flask: DrawBody = (_spec, paint) => {
  const body =
    'M-180,-40Q-180,0 -140,0H140Q180,0 180,-40V-540C180,-640 70,-650 62,-740V-800H-62V-740C-70,-650 -180,-640 -180,-540Z';
  const box = wrap(180, -530, -50);
  const fill =
    'M-180,-40Q-180,0 -140,0H140Q180,0 180,-40V-540C180,-600 140,-628 108,-656H-108C-140,-628 -180,-600 -180,-540Z';
  return {
    width: 380,
    height: 900,
    under:
      path(body, paint.glass ? '#e9efe6' : paint.body) +
      (paint.glass
        ? path(body, paint.body, { opacity: 0.45 }) +
          path(fill, paint.body) +
          ellipse(0, -656, 108, 9, '#fff', { opacity: 0.35 })
        : ''),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      neckShadow(72, -796) +
      ribbedCap(80, -904, -792, paint.cap) +
      sheen(-150, -580, -536) +
      sheen(-42, -776, -700, 10),
  };
};

/** Small glass bottle with pipette. */
export const dropper: DrawBody = (_spec, paint) => {
  const body =
    'M-172,-40Q-172,0 -132,0H132Q172,0 172,-40V-440C172,-500 66,-500 62,-540V-566H-62V-540C-66,-500 -172,-500 -172,-440Z';
  const box = wrap(172, -432, -40);
  const collar = rounded({ x: -88, y: -656, width: 176, height: 96 }, 8);
  const bulb =
    'M-56,-652V-700C-56,-730 -46,-742 -46,-780C-46,-836 46,-836 46,-780C46,-742 56,-730 56,-700V-652Z';
  const ribs = Array.from({ length: 9 }, (_, index) => `M${-72 + index * 18},-648V-568`).join('');
  const rubber = paint.cap === ebony ? '#3b3531' : paint.cap;
  return {
    width: 360,
    height: 822,
    under: path(body, paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      sheen(-140, -462, -426) +
      path(bulb, rubber) +
      lit(bulb, 'round') +
      path(collar, paint.cap === ebony ? ebony : '#c9a65a') +
      stroke(ribs, '#000', 3, { opacity: 0.2 }) +
      lit(collar, 'metal', 0.8),
  };
};

/** Bottle with a lotion pump, its beak to the left. */
export const pump: DrawBody = (_spec, paint) => {
  const body =
    'M-204,-44Q-204,0 -160,0H160Q204,0 204,-44V-540C204,-610 96,-606 92,-650H-92C-96,-606 -204,-610 -204,-540Z';
  const box = wrap(204, -516, -64);
  const head =
    'M-70,-846H54Q72,-846 72,-826V-800Q72,-786 56,-786H-92Q-140,-786 -160,-752L-190,-762Q-168,-846 -70,-846Z';
  const collar = rounded({ x: -98, y: -716, width: 196, height: 74 }, 10);
  return {
    width: 440,
    height: 846,
    under:
      rect({ x: -20, y: -800, width: 40, height: 110 }, '#e7e0d2') +
      lit(toOutline({ x: -20, y: -800, width: 40, height: 110 }), 'metal', 0.7) +
      path(body, paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      path(collar, paint.cap) +
      lit(collar, 'round') +
      path(head, paint.cap) +
      lit(head, 'fall') +
      sheen(-170, -572, -528),
  };
};

/** Slim mist bottle under a transparent cap. */
export const mist: DrawBody = (_spec, paint) => {
  const body = 'M-152,-50Q-152,0 -102,0H102Q152,0 152,-50V-560Q152,-616 96,-616H-96Q-152,-616 -152,-560Z';
  const box = wrap(152, -540, -70);
  const cap = rounded({ x: -112, y: -856, width: 224, height: 236 }, 30);
  const collar = rounded({ x: -118, y: -646, width: 236, height: 30 }, 6);
  return {
    width: 330,
    height: 856,
    under: path(body, paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      path(cap, paint.cap) +
      lit(cap, 'round') +
      path(collar, '#c9a65a') +
      lit(collar, 'metal') +
      sheen(-122, -590, -550),
  };
};

/** Canister with a handle for cleaners. */
export const jug: DrawBody = (_spec, paint) => {
  const body =
    'M-250,-44Q-250,0 -206,0H206Q250,0 250,-44V-470C250,-640 160,-700 30,-706V-752H-150V-706C-226,-690 -250,-620 -250,-540Z';
  const grip =
    'M76,-640C150,-628 194,-580 198,-500Q200,-470 170,-470H126Q104,-470 100,-494C94,-540 76,-560 54,-580Q34,-600 46,-626Q56,-642 76,-640Z';
  const box = wrap(250, -446, -48);
  return {
    width: 500,
    height: 880,
    under:
      path(body + grip, paint.body, { 'fill-rule': 'evenodd' }) + stroke(grip, '#000', 6, { opacity: 0.18 }),
    label: { box, outline: toOutline(box) },
    over:
      path(body + grip, 'url(#round)', { 'fill-rule': 'evenodd' }) +
      `<g transform="translate(-60 0)">${ellipse(0, -748, 96, 10, '#000', { opacity: 0.25 })}${ribbedCap(104, -880, -746, paint.cap)}</g>`,
  };
};

/** Spun copper bottle with rows of hammer marks and a paper band. */
export const copperBottle: DrawBody = (_spec, paint) => {
  const copper = '#bd6b3f';
  const body =
    'M-150,-30Q-150,0 -120,0H120Q150,0 150,-30V-560C150,-650 66,-660 62,-722V-766H-62V-722C-66,-660 -150,-650 -150,-560Z';
  const cap = rounded({ x: -76, y: -884, width: 152, height: 118 }, 20);
  const marks = [-570, -516, -462, -46]
    .flatMap((y, row) =>
      [-112, -76, -38, 0, 38, 76, 112].map((x) =>
        ellipse(x + (row % 2 ? 17 : 0), y, 15, 21, '#fff', { opacity: 0.13 }),
      ),
    )
    .join('');
  const box: Box = wrap(150, -404, -92);
  return {
    width: 330,
    height: 884,
    under:
      path(body, copper) +
      marks +
      lit(body, 'metal', 0.85) +
      path(cap, copper) +
      lit(cap, 'metal', 0.9) +
      stroke('M-72,-790H72M-150,-36H150', '#5d2a12', 4, { opacity: 0.5 }),
    label: { box, outline: toOutline(box) },
    over:
      lit(toOutline(box), 'round') +
      rect({ x: -150, y: -404, width: 300, height: 5 }, paper, 0, { opacity: 0.6 }) +
      (paint.glass ? '' : ''),
  };
};
