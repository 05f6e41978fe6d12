import { drawLabel } from '../label.ts';
import { lit } from '../light.ts';
import { drawMotif } from '../motif.ts';
import type { PackshotSpec } from '../packshot.types.ts';
import { paper, type Paint } from '../palette.ts';
import { circle, ellipse, path, place, rect, rounded, stroke } from '../svg.ts';
import type { DrawBody } from './body.ts';

const wood = '#b98a57';
const fold = (d: string, width = 9, opacity = 0.13): string => stroke(d, '#000', width, { opacity });

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

/** The paper tag that carries brand, product and cloth. */
export function swingTag(
  spec: PackshotSpec,
  paint: Paint,
  x: number,
  y: number,
  turn: number,
  scale = 1,
): string {
  const box = { x: -104, y: 0, width: 208, height: 306 };
  const tagPaint: Paint = {
    ...paint,
    label: { ground: paper, ink: paint.palette.ink, quiet: paint.palette.deep },
  };
  const shape = 'M-104,36L-70,0H70L104,36V306H-104Z';
  const drawn =
    path(shape, '#000', { opacity: 0.16, transform: 'translate(9 10)' }) +
    path(shape, paper) +
    circle(0, 30, 11, paint.palette.mid) +
    stroke('M0,28C-6,-20 10,-50 -4,-96', '#6f6350', 5) +
    rect({ x: -104, y: 288, width: 208, height: 18 }, paint.accent.mid) +
    drawMotif(
      spec.motif,
      { main: paint.palette.deep, soft: paint.palette.mid, accent: paint.accent.mid, ground: paper },
      0,
      106,
      104,
    ) +
    drawLabel(spec, tagPaint, { x: box.x + 20, y: 168, width: 168, height: 110 });
  return place(drawn, x, y, scale, turn);
}

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

/** Loose trousers with drawstring. */
export const trousers: DrawBody = (spec, paint) => {
  const cloth = paint.accent.deep;
  const body =
    'M-200,-800H200C260,-560 280,-260 214,-70H76C70,-280 40,-420 0,-540C-40,-420 -70,-280 -76,-70H-214C-280,-260 -260,-560 -200,-800Z';
  return {
    width: 640,
    height: 880,
    under: path(body, cloth),
    over:
      lit(body, 'face') +
      path(rounded({ x: -206, y: -850, width: 412, height: 76 }, 16), paint.accent.mid) +
      fold(Array.from({ length: 20 }, (_, index) => `M${-190 + index * 20},-842V-782`).join(''), 4, 0.16) +
      path(rounded({ x: -222, y: -78, width: 152, height: 66 }, 16), paint.accent.mid) +
      path(rounded({ x: 70, y: -78, width: 152, height: 66 }, 16), paint.accent.mid) +
      fold(
        'M-200,-70V-22M-170,-70V-22M-140,-70V-22M-110,-70V-22M110,-70V-22M140,-70V-22M170,-70V-22M200,-70V-22',
        4,
        0.16,
      ) +
      fold(
        'M0,-774V-540M-196,-750Q-140,-690 -150,-600M196,-750Q140,-690 150,-600M-150,-110C-180,-300 -150,-400 -170,-500M150,-110C190,-280 150,-420 176,-520',
      ) +
      stroke('M-14,-806C-40,-740 -30,-690 -44,-640M14,-806C36,-750 20,-700 36,-622', paper, 10) +
      circle(-44, -634, 11, paper) +
      circle(36, -616, 11, paper) +
      swingTag(spec, paint, 246, -560, -9, 0.95),
  };
};

/** Stole hung over a rod, both ends showing, with border and fringe. */
export const stole: DrawBody = (spec, paint) => {
  const cloth = paint.accent.mid;
  const back = 'M60,-780H250V-130H60Z';
  const front = 'M-250,-780H110V-60H-250Z';
  const fringe = (from: number, to: number, y: number): string =>
    stroke(
      Array.from(
        { length: Math.round((to - from) / 15) },
        (_, index) => `M${from + 6 + index * 15},${y}V${y + 54}`,
      ).join(''),
      paint.palette.deep,
      6,
    );
  const border = (x: number, width: number, y: number): string =>
    rect({ x, y, width, height: 176 }, paint.palette.deep) +
    rect({ x, y: y + 14, width, height: 8 }, paint.accent.spot) +
    rect({ x, y: y + 154, width, height: 8 }, paint.accent.spot) +
    path(
      Array.from(
        { length: Math.floor(width / 40) },
        (_, index) =>
          `M${x + index * (width / Math.floor(width / 40))},${y + 148}l${width / Math.floor(width / 40) / 2},-44l${width / Math.floor(width / 40) / 2},44Z`,
      ).join(''),
      paint.accent.spot,
    );
  return {
    width: 700,
    height: 860,
    under: path(back, cloth) + border(60, 190, -330) + lit(back, 'turned') + fringe(60, 250, -130),
    over:
      path(front, cloth) +
      stroke('M-226,-780V-60M86,-780V-60', paint.palette.deep, 10) +
      [-660, -520, -380]
        .map((y, row) =>
          [-166, -18]
            .map((x) =>
              drawMotif(
                spec.motif,
                {
                  main: paint.palette.deep,
                  soft: paint.palette.deep,
                  accent: paint.palette.pale,
                  ground: cloth,
                },
                x + (row % 2 ? 36 : 0),
                y,
                84,
              ),
            )
            .join(''),
        )
        .join('') +
      border(-250, 360, -250) +
      fringe(-250, 110, -62) +
      lit(front, 'face') +
      fold('M-150,-760C-140,-500 -170,-300 -150,-80M20,-760C40,-560 10,-300 26,-80', 16, 0.08) +
      rect({ x: -360, y: -806, width: 720, height: 34 }, wood, 17) +
      path(rounded({ x: -360, y: -806, width: 720, height: 34 }, 17), 'url(#fall)') +
      path('M-250,-776C-256,-820 -246,-826 -220,-828H230C256,-826 256,-800 250,-776Z', cloth) +
      lit('M-250,-776C-256,-820 -246,-826 -220,-828H230C256,-826 256,-800 250,-776Z', 'fall') +
      swingTag(spec, paint, 250, -560, -7, 0.95),
  };
};

/** Three folded pairs of socks, held by a printed band. */
export const socks: DrawBody = (spec, paint) => {
  const sock =
    'M-86,-700H86V-330C86,-270 110,-240 190,-200C260,-164 280,-120 262,-70C248,-28 210,-10 160,-10H40C-40,-10 -86,-60 -86,-140Z';
  const one = (fill: string, toe: string): string =>
    path(sock, fill) +
    path('M160,-10C210,-10 248,-28 262,-70C280,-120 260,-164 190,-200C150,-150 140,-80 160,-10Z', toe) +
    path('M-86,-180C-20,-170 30,-100 40,-10C-40,-10 -86,-60 -86,-140Z', toe) +
    rect({ x: -86, y: -700, width: 172, height: 96 }, toe) +
    stroke(Array.from({ length: 11 }, (_, index) => `M${-72 + index * 14.4},-692V-300`).join(''), '#000', 3, {
      opacity: 0.12,
    }) +
    lit(sock, 'face');
  return {
    width: 820,
    height: 780,
    under:
      place(one(paint.palette.spot, paint.palette.mid), 150, -60, 1, 9) +
      place(one(paint.accent.deep, paint.accent.mid), 10, -30, 1, 2) +
      place(one(paint.palette.deep, paint.palette.spot), -140, 0, 1, -6),
    over: ellipse(0, 0, 1, 1, 'none') + swingTag(spec, paint, -150, -560, -6, 1.2),
  };
};
