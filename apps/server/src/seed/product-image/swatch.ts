import { drawLabel } from './label.ts';
import { canvas, wallShadow } from './light.ts';
import { drawMotif } from './motif.ts';
import type { ProductImageSpec, Silhouette } from './product-image.types.ts';
import { paper, type MotifInk, type Paint } from './palette.ts';
import { path, place, rect, rounded, stroke } from './svg.ts';

const whole = { x: 0, y: 0, width: canvas, height: canvas };

const clothColour: Partial<Readonly<Record<Silhouette, (paint: Paint) => string>>> = {
  kurta: () => '#f0e4cb',
  tee: (paint) => paint.accent.deep,
  trousers: (paint) => paint.accent.deep,
  stole: (paint) => paint.accent.mid,
};

const lines = (from: number, step: number, colour: string, width: number, opacity: number): string =>
  stroke(
    Array.from(
      { length: Math.ceil((canvas - from) / step) },
      (_, index) => `M${from + index * step},0V${canvas}`,
    ).join(''),
    colour,
    width,
    { opacity },
  );

const tiled = (spec: ProductImageSpec, ink: MotifInk): string =>
  [150, 470, 790]
    .flatMap((y, row) =>
      [120, 460, 800, 1140].map((x) => drawMotif(spec.motif, ink, x - (row % 2 ? 170 : 0), y, 200)),
    )
    .join('');

/** The woven, knitted or printed pattern: the same as on the garment itself. */
function pattern(spec: ProductImageSpec, paint: Paint, ink: MotifInk): string {
  switch (spec.silhouette) {
    case 'kurta':
      return lines(30, 96, paint.accent.mid, 12, 0.5) + lines(60, 96, paint.accent.spot, 5, 0.6);
    case 'socks':
      return lines(20, 52, '#000', 22, 0.12) + lines(40, 52, '#fff', 8, 0.1);
    case 'trousers':
      return lines(14, 26, '#fff', 5, 0.08) + lines(90, 210, '#fff', 12, 0.12);
    case 'tee':
      return drawMotif(spec.motif, ink, 360, 470, 900, -6);
    default:
      return tiled(spec, ink);
  }
}

/** The cloth itself, close up, with its turned edge and the label sewn to it. */
export function drawSwatch(spec: ProductImageSpec, paint: Paint): string {
  const cloth = clothColour[spec.silhouette]?.(paint) ?? paint.palette.deep;
  const pale = spec.finish === 'pale';
  const ink: MotifInk =
    spec.silhouette === 'stole'
      ? { main: paint.palette.deep, soft: paint.palette.deep, accent: paint.palette.pale, ground: cloth }
      : { main: paper, soft: paint.accent.spot, accent: paint.palette.spot, ground: cloth };
  const threads = Array.from({ length: 26 }, (_, index) => `M0,${index * 50}H${canvas}`).join('');
  const label = { x: -250, y: -160, width: 500, height: 320 };
  const tagPaint: Paint = {
    ...paint,
    label: { ground: paper, ink: paint.palette.ink, quiet: paint.palette.deep },
  };
  const turned = 'M0,1280V1020C300,970 700,1070 1280,940V1280Z';
  return (
    rect(whole, cloth) +
    stroke(threads, pale ? '#8a6a3a' : '#fff', 3, { opacity: pale ? 0.14 : 0.06 }) +
    pattern(spec, paint, ink) +
    path('M0,1000C300,950 700,1050 1280,920V1000H0Z', '#000', { opacity: 0.12 }) +
    path(turned, pale ? '#e0cfa8' : cloth) +
    path(turned, '#fff', { opacity: pale ? 0 : 0.22 }) +
    path(turned, 'url(#fall)') +
    stroke('M0,1062C300,1012 700,1112 1280,982', pale ? paint.accent.deep : paint.palette.spot, 6, {
      'stroke-dasharray': '26 16',
    }) +
    place(
      wallShadow(rounded(label, 6)) +
        rect(label, paper, 6) +
        stroke('M-232,-142H232V142H-232Z', paint.palette.mid, 4, { 'stroke-dasharray': '16 12' }) +
        drawLabel(spec, tagPaint, { x: -200, y: -112, width: 400, height: 224 }),
      760,
      690,
      1.2,
      -5,
    ) +
    rect(whole, 'url(#window)', 0, { opacity: 0.5 })
  );
}
