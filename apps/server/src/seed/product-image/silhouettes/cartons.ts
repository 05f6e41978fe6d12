import { lit } from '../light.ts';
import { path, rect, stroke } from '../svg.ts';
import type { DrawBody } from './body.ts';

/** Upright folding box, its right side turned away. */
export const box: DrawBody = (_spec, paint) => {
  const front = 'M-290,0V-730H190V0Z';
  const side = 'M190,0L300,-40V-696L190,-730Z';
  return {
    width: 590,
    height: 732,
    under:
      path(side, paint.body) +
      path(side, '#000', { opacity: 0.1 }) +
      path('M190,-210L300,-236V-196L190,-166Z', paint.accent.mid) +
      lit(side, 'turned') +
      path(front, paint.body),
    label: { box: { x: -290, y: -730, width: 480, height: 730 }, outline: front },
    over: lit(front, 'face') + stroke('M190,-728V-2', '#fff', 3, { opacity: 0.35 }),
  };
};

/** Low carton with its long side to the front and its top visible. */
export const carton: DrawBody = (_spec, paint) => {
  const front = 'M-390,0V-370H390V0Z';
  const top = 'M-390,-370L-352,-446H352L390,-370Z';
  return {
    width: 790,
    height: 446,
    under:
      path(top, paint.body) +
      path('M-180,-370L-163,-446H-86L-96,-370Z', paint.accent.mid) +
      path(top, '#fff', { opacity: 0.22 }) +
      path(front, paint.body),
    label: { box: { x: -390, y: -370, width: 780, height: 370 }, outline: front },
    over:
      lit(front, 'face') +
      stroke('M-388,-370H388', '#fff', 4, { opacity: 0.5 }) +
      rect({ x: -390, y: -10, width: 780, height: 10 }, '#000', 0, { opacity: 0.08 }),
  };
};
