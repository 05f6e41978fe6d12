import { drawMotif } from '../motif.ts';
import { lit } from '../light.ts';
import { paper } from '../palette.ts';
import { circle, ellipse, path, place, rect, rounded, stroke } from '../svg.ts';
import { textPath } from '../text-path.ts';
import type { DrawBody } from './body.ts';
import { display, figures, figuresWidth } from './screen.ts';

const plastic = '#f1ece0';
const wordmark = (brand: string, x: number, y: number, size: number, colour: string): string =>
  textPath(brand, { face: 'wide', tracking: 20 }, size, x, y, colour);
const centred = (text: string, x: number, y: number, height: number, colour?: string): string =>
  figures(text, x - figuresWidth(text, height) / 2, y, height, colour);

/** Pebble-shaped meter with a strip, beside its vial of strips. */
export const glucometer: DrawBody = (spec, paint) => {
  const shell =
    'M-370,-480C-370,-680 -300,-740 -130,-740S110,-680 110,-480V-330C110,-150 40,-90 -130,-90S-370,-150 -370,-330Z';
  const vial = rounded({ x: 180, y: -350, width: 200, height: 350 }, 24);
  const lid = rounded({ x: 170, y: -430, width: 220, height: 92 }, 18);
  return {
    width: 790,
    height: 750,
    under:
      path('M-168,-110H-92V-8H-168Z', paper) +
      rect({ x: -168, y: -40, width: 76, height: 32 }, paint.palette.mid) +
      ellipse(-130, -14, 26, 22, '#b3202e') +
      ellipse(-138, -22, 7, 5, '#fff', { opacity: 0.6 }) +
      path(shell, paint.palette.deep) +
      lit(shell, 'round', 0.7) +
      path(
        'M-330,-480C-330,-650 -270,-700 -130,-700S70,-650 70,-480V-330C70,-180 10,-130 -130,-130S-330,-180 -330,-330Z',
        plastic,
      ) +
      path(vial, paint.accent.mid) +
      lit(vial, 'round') +
      path(lid, paint.palette.deep) +
      lit(lid, 'round'),
    over:
      display({ x: -270, y: -600, width: 280, height: 220 }, paint.palette.deep) +
      centred('104', -130, -560, 116) +
      textPath('mg/dL', { face: 'bold' }, 32, -56, -398, '#1d2a26') +
      circle(-130, -270, 44, paint.accent.mid) +
      circle(-130, -270, 44, 'url(#face)') +
      wordmark(spec.brand, -130, -166, 40, paint.palette.deep) +
      rect({ x: 180, y: -290, width: 200, height: 230 }, paper) +
      drawMotif(
        spec.motif,
        { main: paint.accent.deep, soft: paint.accent.spot, accent: paint.accent.spot, ground: paper },
        280,
        -216,
        112,
      ) +
      textPath('25 strips', { face: 'bold' }, 38, 280, -92, paint.palette.ink) +
      path('M180,-290H380V-60H180Z', 'url(#round)'),
  };
};

/** Glass platform scale, seen a little from above. */
export const scale: DrawBody = (spec, paint) => {
  const plate =
    'M-300,-640Q-330,-640 -336,-606L-416,-84Q-422,-40 -376,-40H376Q422,-40 416,-84L336,-606Q330,-640 300,-640Z';
  const edge = 'M-418,-74Q-422,-40 -376,-40H376Q422,-40 418,-74V-40Q418,0 376,0H-376Q-418,0 -418,-40Z';
  const foot = (x: number, turn: number): string =>
    place(
      path(
        'M-62,-150C-20,-176 54,-160 62,-70C66,10 40,120 0,150C-44,150 -52,80 -44,10C-38,-50 -80,-110 -62,-150Z',
        'none',
        { stroke: paint.palette.spot, 'stroke-width': 7, opacity: 0.75 },
      ),
      x,
      -230,
      0.95,
      turn,
    );
  return {
    width: 840,
    height: 650,
    under:
      path(edge, '#9fb4b2') +
      path(plate, paint.palette.deep) +
      lit(plate, 'face') +
      place(foot(-190, 0), 0, 0) +
      `<g transform="scale(-1 1)">${foot(-190, 0)}</g>`,
    over:
      display({ x: -150, y: -590, width: 300, height: 130 }, paint.palette.ink) +
      centred('62.4', -28, -568, 86) +
      textPath('kg', { face: 'bold' }, 38, 116, -486, '#1d2a26') +
      drawMotif(spec.motif, paint.motif, 0, -290, 150) +
      wordmark(spec.brand, 0, -96, 46, paper) +
      path('M-240,-640L-330,-40H-250L-150,-640Z', '#fff', { opacity: 0.07 }),
  };
};

/** Table inhaler: a base with a rising mask. */
export const steamer: DrawBody = (spec, paint) => {
  const base = 'M-190,-300H190L226,-60Q230,0 170,0H-170Q-230,0 -226,-60Z';
  const mask =
    'M-150,-330C-150,-440 -262,-500 -270,-640C-276,-700 276,-700 270,-640C262,-500 150,-440 150,-330Z';
  const curls = [-90, 0, 90]
    .map((x) =>
      stroke(`M${x},-690C${x - 70},-740 ${x + 70},-790 ${x + 6},-850`, '#fff', 30, { opacity: 0.55 }),
    )
    .join('');
  return {
    width: 640,
    height: 850,
    under:
      stroke('M200,-40C300,-10 300,40 390,10', '#39424a', 14) +
      curls +
      path(mask, paint.accent.spot) +
      lit(mask, 'round', 0.85) +
      ellipse(0, -646, 268, 44, paint.accent.deep) +
      ellipse(0, -640, 236, 32, paint.palette.ink, { opacity: 0.55 }),
    over:
      path(base, plastic) +
      lit(base, 'round') +
      rect({ x: -206, y: -346, width: 412, height: 60 }, paint.palette.deep, 26) +
      path(rounded({ x: -206, y: -346, width: 412, height: 60 }, 26), 'url(#round)') +
      circle(0, -176, 74, paint.palette.deep) +
      drawMotif(
        spec.motif,
        { ...paint.motif, main: paper, soft: paint.palette.spot, accent: paint.accent.spot },
        0,
        -178,
        88,
      ) +
      wordmark(spec.brand, 0, -44, 42, paint.palette.deep),
  };
};
