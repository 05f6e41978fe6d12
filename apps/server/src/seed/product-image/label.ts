import { houses, isWide } from './labels/houses.ts';
import type { ProductImageSpec } from './product-image.types.ts';
import { paper, type Paint } from './palette.ts';
import { circle, rect, type Box } from './svg.ts';

const green = '#1c7a3c';

/** The mark for vegetarian goods: a green dot in a green square, as on Indian packs. */
function vegetarianMark(box: Box, margin: number): string {
  const side = 30;
  const x = box.x + box.width - side - Math.max(margin, box.width * 0.12);
  const y = isWide(box) ? box.y + box.height - margin - side : box.y + margin;
  return (
    rect({ x, y, width: side, height: side }, paper, 0, { stroke: green, 'stroke-width': 4 }) +
    circle(x + side / 2, y + side / 2, 8.5, green)
  );
}

/** The printed label of a product, filling the box. */
export function drawLabel(spec: ProductImageSpec, paint: Paint, box: Box): string {
  return (
    houses[spec.house](spec, paint, box) +
    (spec.vegetarian ? vegetarianMark(box, spec.house === 'frame' ? 46 : 24) : '')
  );
}
