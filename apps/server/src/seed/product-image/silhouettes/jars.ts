import { lit } from '../light.ts';
import { circle, ellipse, path, rect, rounded, stroke, type Box } from '../svg.ts';
import { wrap, type DrawBody } from './body.ts';

const toOutline = (box: Box): string => `M${box.x},${box.y}h${box.width}v${box.height}h${-box.width}Z`;

/** Squat jar with a broad screw lid; when it is glass, the honey is visible. */
export const jar: DrawBody = (_spec, paint) => {
  const body = 'M-300,-70Q-300,0 -230,0H230Q300,0 300,-70V-380Q300,-440 240,-446H-240Q-300,-440 -300,-380Z';
  const lid = rounded({ x: -276, y: -592, width: 552, height: 138 }, 22);
  const box = paint.glass ? wrap(300, -366, -92) : wrap(300, -396, -48);
  const ribs = Array.from(
    { length: 33 },
    (_, index) => `M${(264 * Math.sin((index / 32 - 0.5) * Math.PI * 0.95)).toFixed(1)},-560V-470`,
  ).join('');
  const glass = paint.body === '#8a4a17' ? '#c4740f' : paint.body;
  return {
    width: 610,
    height: 600,
    under:
      rect({ x: -250, y: -470, width: 500, height: 40 }, '#efe6d4') +
      lit(toOutline({ x: -250, y: -470, width: 500, height: 40 }), 'round') +
      path(body, paint.glass ? glass : paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      rect({ x: -262, y: -426, width: 18, height: 28 }, '#fff', 9, { opacity: 0.45 }) +
      path(lid, paint.cap) +
      stroke(ribs, '#000', 4, { opacity: 0.12 }) +
      lit(lid, 'round') +
      rect({ x: -262, y: -586, width: 524, height: 8 }, '#fff', 4, { opacity: 0.28 }),
  };
};

/** Tall printed tin with rolled rims. */
export const tin: DrawBody = (_spec, paint) => {
  const body = toOutline({ x: -236, y: -640, width: 472, height: 640 });
  const box = wrap(236, -624, -22);
  const rim = (y: number, half: number, height: number): string => {
    const shape = rounded({ x: -half, y, width: 2 * half, height }, height / 2.2);
    return path(shape, '#d8cdb8') + lit(shape, 'metal');
  };
  const lid = rounded({ x: -230, y: -716, width: 460, height: 76 }, 14);
  return {
    width: 490,
    height: 720,
    under: path(body, paint.body),
    label: { box, outline: toOutline(box) },
    over:
      lit(body, 'round') +
      rim(-24, 242, 24) +
      path(lid, paint.cap) +
      lit(lid, 'metal', 0.75) +
      rim(-654, 244, 26) +
      ellipse(0, -714, 214, 5, '#fff', { opacity: 0.35 }),
  };
};

/** Flat round pocket tin, its printed lid leaning towards the viewer, the open half in front. */
export const balm: DrawBody = (_spec, paint) => {
  const centre = -370;
  const r = 350;
  const face = `M${-r},${centre}A${r},${r} 0 1 1 ${r},${centre}A${r},${r} 0 1 1 ${-r},${centre}Z`;
  return {
    width: 800,
    height: 740,
    under:
      circle(26, centre + 10, r + 12, '#b9ac94') +
      `<circle cx="26" cy="${centre + 10}" r="${r + 12}" fill="url(#metal)"/>` +
      circle(0, centre, r + 10, '#ddd2bd') +
      circle(0, centre, r, paint.label.ground),
    label: { box: { x: -250, y: centre - 262, width: 500, height: 500 }, outline: face },
    over:
      `<circle cx="0" cy="${centre}" r="${r - 10}" fill="none" stroke="${paint.label.quiet}" stroke-width="4"/>` +
      `<circle cx="0" cy="${centre}" r="${r}" fill="url(#face)"/>` +
      ellipse(300, -30, 170, 62, '#000', { opacity: 0.2 }) +
      path('M120,-78V-36A170,56 0 0 0 460,-36V-78Z', '#cfc3ac') +
      lit('M120,-78V-36A170,56 0 0 0 460,-36V-78Z', 'metal') +
      ellipse(290, -78, 170, 56, '#e4dac6') +
      ellipse(290, -76, 154, 47, '#f7edcf') +
      ellipse(262, -86, 84, 18, '#fff', { opacity: 0.6 }),
  };
};
