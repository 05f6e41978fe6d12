import { drawLabel } from '../label.ts';
import { drawMotif } from '../motif.ts';
import type { ProductImageSpec } from '../product-image.types.ts';
import { paper, type Paint } from '../palette.ts';
import { circle, path, place, rect, stroke } from '../svg.ts';

/** The paper tag with brand, product and cloth. */
export function swingTag(
  spec: ProductImageSpec,
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
      96,
      86,
    ) +
    drawLabel(spec, tagPaint, { x: box.x + 16, y: 146, width: 176, height: 134 });
  return place(drawn, x, y, scale, turn);
}
