import { lit, wallShadow } from '../light.ts';
import { drawMotif } from '../motif.ts';
import { paper } from '../palette.ts';
import { circle, path, place, rect, rounded, stroke } from '../svg.ts';
import type { DrawBody } from './body.ts';
import { swingTag } from './swing-tag.ts';

const wood = '#b98a57';
const fold = (d: string, width = 7, opacity = 0.1): string => stroke(d, '#000', width, { opacity });

/** Loose trousers with drawstring. */
export const trousers: DrawBody = (spec, paint) => {
  const cloth = paint.accent.deep;
  const body =
    'M-200,-800H200C260,-560 280,-260 214,-70H76C70,-280 40,-420 0,-540C-40,-420 -70,-280 -76,-70H-214C-280,-260 -260,-560 -200,-800Z';
  return {
    width: 640,
    height: 880,
    shadow: wallShadow(body),
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
    shadow: wallShadow(front + back + rounded({ x: -360, y: -806, width: 720, height: 34 }, 17)),
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
  const positions = [
    [150, -60, 9],
    [10, -30, 2],
    [-140, 0, -6],
  ] as const;
  return {
    width: 820,
    height: 780,
    shadow: positions.map(([x, y, turn]) => place(wallShadow(sock), x, y, 1, turn)).join(''),
    under:
      place(one(paint.palette.spot, paint.palette.mid), 150, -60, 1, 9) +
      place(one(paint.accent.deep, paint.accent.mid), 10, -30, 1, 2) +
      place(one(paint.palette.deep, paint.palette.spot), -140, 0, 1, -6),
    over: swingTag(spec, paint, -150, -560, -6, 1.2),
  };
};
