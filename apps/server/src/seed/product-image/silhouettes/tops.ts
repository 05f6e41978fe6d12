import { lit, wallShadow } from '../light.ts';
import { drawMotif } from '../motif.ts';
import { paper } from '../palette.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import type { DrawBody } from './body.ts';
import { swingTag } from './swing-tag.ts';

const wood = '#b98a57';
const fold = (d: string, width = 7, opacity = 0.08): string => stroke(d, '#000', width, { opacity });

/** A wooden hanger whose bar meets the shoulders. */
const hanger = (y: number, half: number): string =>
  stroke(
    `M0,${y - 50}V${y - 80}C0,${y - 110} 44,${y - 108} 40,${y - 144}C36,${y - 178} -14,${y - 176} -18,${y - 142}`,
    '#8d8577',
    11,
  ) +
  stroke(
    `M${-half},${y + 60}C${-half * 0.5},${y + 6} -40,${y - 40} 0,${y - 46}C40,${y - 40} ${half * 0.5},${y + 6} ${half},${y + 60}`,
    wood,
    24,
  );

const buttons = (from: number, to: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    circle(0, from + ((to - from) / (count - 1)) * index, 8, '#6d4c2f'),
  ).join('');

/** T-shirt on a hanger, the motif printed on the chest. */
export const tee: DrawBody = (spec, paint) => {
  const cloth = paint.accent.deep;
  const body =
    'M-110,-760C-60,-716 60,-716 110,-760L250,-700L400,-500L290,-416L234,-486V-40Q0,-10 -234,-40V-486L-290,-416L-400,-500L-250,-700Z';
  return {
    width: 800,
    height: 930,
    shadow: wallShadow(body),
    under:
      hanger(-756, 170) +
      path('M-110,-760C-70,-790 70,-790 110,-760C60,-716 -60,-716 -110,-760Z', paint.accent.ink) +
      path(body, cloth),
    over:
      lit(body, 'face') +
      fold(
        'M-234,-486C-220,-540 -226,-580 -244,-620M234,-486C220,-540 226,-580 244,-620M-190,-60C-160,-220 -190,-300 -150,-400M150,-60C180,-180 140,-280 176,-380',
        10,
      ) +
      stroke('M-116,-756C-64,-698 64,-698 116,-756', paint.accent.mid, 15) +
      fold('M-236,-66Q0,-36 236,-66', 4, 0.3) +
      drawMotif(
        spec.motif,
        { main: paper, soft: paint.accent.spot, accent: paint.palette.spot, ground: cloth },
        0,
        -450,
        250,
      ) +
      swingTag(spec, paint, 286, -330, -7, 0.95),
  };
};

/** Straight kurta with band collar, woven in fine stripes. */
export const kurta: DrawBody = (spec, paint) => {
  const cloth = '#f0e4cb';
  const body =
    'M-92,-800L-226,-756L-366,-330L-276,-296L-206,-500L-232,-20Q0,10 232,-20L206,-500L276,-296L366,-330L226,-756L92,-800Q0,-760 -92,-800Z';
  const weave = Array.from({ length: 15 }, (_, index) => `M${-210 + index * 30},-780V0`).join('');
  return {
    width: 760,
    height: 960,
    shadow: wallShadow(body),
    under:
      hanger(-790, 150) +
      path(body, cloth) +
      `<clipPath id="cloth"><path d="${body}"/></clipPath><g clip-path="url(#cloth)">${stroke(weave, paint.accent.mid, 3, { opacity: 0.4 })}</g>`,
    over:
      lit(body, 'face') +
      path('M-92,-804C-60,-828 60,-828 92,-804V-772C50,-748 -50,-748 -92,-772Z', '#e2d2b1') +
      rect({ x: -28, y: -762, width: 56, height: 300 }, '#e7d8ba') +
      fold('M-28,-762V-462H28V-762', 4, 0.22) +
      buttons(-730, -500, 4) +
      fold(
        'M-206,-500C-214,-560 -206,-620 -190,-660M206,-500C214,-560 206,-620 190,-660M-150,-40C-120,-200 -150,-320 -120,-420M120,-60C146,-200 116,-300 140,-400M-228,-170L-204,-20M228,-170L204,-20',
        9,
      ) +
      swingTag(spec, paint, 268, -286, -8, 0.95),
  };
};

/** A-line kurti printed all over with its motif. */
export const kurti: DrawBody = (spec, paint) => {
  const cloth = paint.palette.deep;
  const body =
    'M-110,-800L-220,-760L-340,-470L-250,-420L-190,-540C-200,-360 -250,-180 -286,-30Q0,20 286,-30C250,-180 200,-360 190,-540L250,-420L340,-470L220,-760L110,-800C80,-690 -80,-690 -110,-800Z';
  const prints = [-700, -560, -420, -280, -140]
    .flatMap((y, row) =>
      [-280, -140, 0, 140, 280].map((x) =>
        drawMotif(
          spec.motif,
          { main: paint.palette.pale, soft: paint.palette.spot, accent: paint.accent.spot, ground: cloth },
          x + (row % 2 ? 70 : 0),
          y,
          104,
        ),
      ),
    )
    .join('');
  return {
    width: 720,
    height: 960,
    shadow: wallShadow(body),
    under:
      hanger(-790, 150) +
      path(body, cloth) +
      `<clipPath id="cloth"><path d="${body}"/></clipPath><g clip-path="url(#cloth)">${prints}${stroke('M-300,-62Q0,-12 300,-62', paint.accent.mid, 34)}</g>`,
    over:
      lit(body, 'face') +
      stroke('M-110,-798C-80,-690 80,-690 110,-798', paint.accent.mid, 20) +
      stroke('M-344,-462L-250,-414M344,-462L250,-414', paint.accent.mid, 18) +
      fold(
        'M-190,-540C-196,-600 -190,-640 -176,-680M190,-540C196,-600 190,-640 176,-680M-120,-60C-90,-260 -110,-380 -80,-480M110,-70C140,-220 96,-360 110,-470',
        10,
        0.18,
      ) +
      swingTag(spec, paint, 290, -356, -7, 0.95),
  };
};
