import { drawMotif } from '../motif.ts';
import { lit, wallShadow } from '../light.ts';
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

/** Table monitor with its cuff and hose. */
export const pressureMonitor: DrawBody = (spec, paint) => {
  const body = rounded({ x: -400, y: -560, width: 560, height: 560 }, 70);
  const cuff = 'M140,-560V-60Q282,0 424,-60V-560Z';
  return {
    width: 840,
    height: 610,
    under:
      stroke('M230,-60C210,70 120,30 60,-20', '#2b3338', 18) +
      path(cuff, paint.palette.deep) +
      lit(cuff, 'round') +
      ellipse(282, -560, 142, 46, paint.palette.mid) +
      ellipse(282, -554, 122, 34, paint.palette.ink) +
      stroke('M140,-96Q282,-44 424,-96', paint.palette.ink, 5, { opacity: 0.5 }) +
      rect({ x: 268, y: -440, width: 124, height: 92 }, paint.accent.mid, 10) +
      drawMotif(
        spec.motif,
        { main: paper, soft: paper, accent: paper, ground: paint.accent.mid },
        330,
        -394,
        66,
      ) +
      path(body, plastic) +
      lit(body, 'face') +
      lit(body, 'round', 0.45) +
      rect({ x: -400, y: -150, width: 560, height: 12 }, paint.palette.spot, 0, { opacity: 0.5 }),
    over:
      display({ x: -342, y: -498, width: 444, height: 320 }, paint.palette.deep) +
      centred('118', -64, -484, 120) +
      centred('76', -64, -344, 96) +
      centred('72', -64, -228, 38) +
      drawMotif(
        'pulse',
        { main: '#1d2a26', soft: '#1d2a26', accent: '#1d2a26', ground: '#c9d3bf' },
        -280,
        -250,
        74,
      ) +
      circle(-120, -70, 50, paint.accent.deep) +
      circle(-120, -70, 40, paint.accent.mid) +
      stroke('M-120,-92V-70M-136,-84A22,22 0 1 0 -104,-84', paper, 7) +
      wordmark(spec.brand, -280, -58, 38, paint.palette.deep) +
      rect({ x: 0, y: -92, width: 96, height: 44 }, paint.palette.spot, 22, { opacity: 0.7 }),
  };
};

/** Stick thermometer, laid diagonally, with its case. */
export const thermometer: DrawBody = (spec, paint) => {
  const stick =
    'M-90,-330C-90,-390 90,-390 90,-330L74,150C70,210 34,240 26,280L20,420H-20L-26,280C-34,240 -70,210 -74,150Z';
  const tip = 'M-20,416H20V492Q20,514 0,514T-20,492Z';
  const shield = rounded({ x: -84, y: -420, width: 168, height: 820 }, 84);
  const drawn =
    path(stick, plastic) +
    lit(stick, 'round', 0.8) +
    path('M-32,262H32L22,416H-22Z', paint.accent.mid) +
    lit('M-32,262H32L22,416H-22Z', 'round') +
    path(tip, '#c4c8c8') +
    lit(tip, 'metal') +
    display({ x: -50, y: -270, width: 100, height: 250 }, paint.palette.deep) +
    place(centred('98.4', 0, -34, 68), 0, -145, 1, 90) +
    circle(0, 76, 40, paint.accent.mid) +
    circle(0, 76, 40, 'url(#face)') +
    place(wordmark(spec.brand, 0, 10, 34, paint.palette.deep), 0, 166, 0.72);
  const sleeve =
    path(shield, paint.palette.spot, { opacity: 0.55 }) +
    lit(shield, 'round', 0.8) +
    stroke('M-84,-60H84', '#fff', 6, { opacity: 0.5 }) +
    drawMotif(
      spec.motif,
      { main: paper, soft: paper, accent: paint.accent.mid, ground: paint.palette.mid },
      0,
      180,
      110,
    );
  return {
    width: 780,
    height: 860,
    shadow:
      place(wallShadow(shield), 190, -420, 0.98, 24) + place(wallShadow(stick + tip), -110, -446, 1.05, 24),
    under: place(sleeve, 190, -420, 0.98, 24),
    over: place(drawn, -110, -446, 1.05, 24),
  };
};

/** Fingertip clip with a dark display. */
export const oximeter: DrawBody = (spec, paint) => {
  const shell =
    'M-250,-480C-250,-640 -160,-700 0,-700C160,-700 250,-640 250,-480V-120C250,-30 190,0 120,0H-120C-190,0 -250,-30 -250,-120Z';
  const screen = rounded({ x: -176, y: -560, width: 352, height: 330 }, 34);
  const bars = [0.4, 0.7, 1, 0.8, 0.5, 0.9]
    .map((level, index) =>
      rect(
        { x: -124 + index * 18, y: -262 - level * 54, width: 10, height: level * 54 },
        paint.accent.spot,
        3,
      ),
    )
    .join('');
  return {
    width: 640,
    height: 800,
    under:
      stroke(
        'M-30,-690C-120,-800 -330,-780 -320,-560C-312,-420 -380,-360 -330,-240C-300,-170 -330,-80 -310,-20',
        paint.accent.deep,
        16,
      ) +
      stroke('M30,-690C140,-830 300,-760 310,-600', paint.accent.deep, 16) +
      stroke('M310,-600C318,-460 270,-330 330,-230', paint.accent.deep, 16) +
      path(shell, paint.palette.deep) +
      lit(shell, 'round', 0.85) +
      path('M-250,-150H250V-120C250,-30 190,0 120,0H-120C-190,0 -250,-30 -250,-120Z', plastic) +
      lit('M-250,-150H250V-120C250,-30 190,0 120,0H-120C-190,0 -250,-30 -250,-120Z', 'round') +
      stroke('M-248,-150H248', '#000', 6, { opacity: 0.25 }),
    over:
      path(screen, '#141a1f') +
      centred('98', 30, -528, 150, '#f7e7b5') +
      centred('72', 80, -326, 62, paint.accent.spot) +
      bars +
      textPath('SpO2 %', { face: 'bold' }, 32, -112, -506, '#d9e4e4') +
      path('M-176,-526q0,-34 34,-34h180l-110,330h-70q-34,0 -34,-34Z', '#fff', { opacity: 0.06 }) +
      circle(0, -640, 26, paint.accent.mid) +
      circle(0, -640, 26, 'url(#face)') +
      wordmark(spec.brand, -60, -62, 46, paint.palette.deep) +
      drawMotif(
        spec.motif,
        { main: paint.palette.mid, soft: paint.palette.spot, accent: paint.accent.mid, ground: plastic },
        166,
        -78,
        92,
      ),
  };
};
