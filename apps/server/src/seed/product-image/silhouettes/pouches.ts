import { lit } from '../light.ts';
import { circle, ellipse, path, place, rect, rounded, stroke } from '../svg.ts';
import type { DrawBody } from './body.ts';

/** Squeeze tube standing on its cap. */
export const tube: DrawBody = (_spec, paint) => {
  const body = 'M-156,-120H156C176,-360 206,-640 214,-846H-214C-206,-640 -176,-360 -156,-120Z';
  const cap = rounded({ x: -132, y: -124, width: 264, height: 124 }, 16);
  const crimp = rounded({ x: -218, y: -884, width: 436, height: 52 }, 6);
  const ticks = Array.from({ length: 35 }, (_, index) => `M${-204 + index * 12},-876V-840`).join('');
  return {
    width: 436,
    height: 884,
    under: path(body, paint.body),
    label: { box: { x: -196, y: -832, width: 392, height: 690 }, outline: body },
    over:
      lit(body, 'round') +
      path(crimp, paint.body === '#f3ebdb' ? '#efe5d2' : paint.body) +
      stroke(ticks, '#000', 3, { opacity: 0.16 }) +
      lit(crimp, 'fall') +
      path(cap, paint.cap) +
      lit(cap, 'round') +
      ellipse(0, -122, 150, 8, '#000', { opacity: 0.2 }),
  };
};

/** Stand-up pouch with a sealed top, tear notches and a round foot. */
export const bag: DrawBody = (spec, paint) => {
  const body =
    'M-262,-846H262C254,-700 268,-380 284,-54C250,-6 120,0 0,0C-120,0 -250,-6 -284,-54C-268,-380 -254,-700 -262,-846Z';
  const printed = spec.finish !== 'kraft';
  const panel = printed
    ? { x: -290, y: -770, width: 580, height: 700 }
    : { x: -212, y: -690, width: 424, height: 580 };
  return {
    width: 580,
    height: 850,
    under: path(body, paint.body),
    label: { box: panel, outline: printed ? body : rounded(panel, 14) },
    over:
      rect({ x: -262, y: -846, width: 524, height: 76 }, paint.body) +
      stroke('M-258,-772H258', '#000', 3, { opacity: 0.2 }) +
      stroke('M-254,-826H254M-254,-806H254M-254,-790H254', '#fff', 3, { opacity: 0.18 }) +
      circle(0, -808, 17, paint.palette.wall) +
      path('M-282,-92C-160,-42 160,-42 282,-92L284,-54C250,-6 120,0 0,0C-120,0 -250,-6 -284,-54Z', '#000', {
        opacity: 0.14,
      }) +
      lit(body, 'round', 0.72) +
      lit(body, 'fall', 0.5) +
      path('M-232,-720C-214,-520 -226,-320 -246,-130C-206,-330 -200,-540 -232,-720Z', '#fff', {
        opacity: 0.22,
      }),
  };
};

/** Single-serve sachet in front of a second one. */
export const sachet: DrawBody = (_spec, paint) => {
  const zig = (y: number, direction: 1 | -1): string =>
    Array.from(
      { length: 22 },
      (_, index) => `L${-264 + index * 24 + 12},${y + direction * 12}L${-264 + (index + 1) * 24},${y}`,
    ).join('');
  const body = `M-264,-800${zig(-800, -1)}L264,-12${Array.from({ length: 22 }, (_, index) => `L${264 - index * 24 - 12},0L${264 - (index + 1) * 24},-12`).join('')}Z`;
  const seal = (y: number): string =>
    rect({ x: -264, y, width: 528, height: 60 }, paint.body) +
    stroke(
      Array.from({ length: 26 }, (_, index) => `M${-250 + index * 20},${y + 8}V${y + 52}`).join(''),
      '#000',
      3,
      { opacity: 0.13 },
    );
  const sibling = path(body, paint.accent.mid) + lit(body, 'round', 0.6);
  return {
    width: 640,
    height: 820,
    under: place(sibling, 70, -10, 0.97, 7) + path(body, paint.body),
    label: { box: { x: -264, y: -744, width: 528, height: 676 }, outline: 'M-264,-744H264V-68H-264Z' },
    over: seal(-804) + seal(-68) + lit(body, 'round', 0.62) + lit(body, 'face'),
  };
};
