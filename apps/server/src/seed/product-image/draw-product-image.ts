import { drawLabel } from './label.ts';
import { canvas, lightDefs } from './light.ts';
import type { ProductImageSpec, ProductImageView } from './product-image.types.ts';
import { toPaint } from './palette.ts';
import { silhouettes } from './silhouettes/index.ts';
import { detail, front, scene, type Subject } from './views.ts';

const views: Readonly<Record<ProductImageView, (subject: Subject) => string>> = { front, detail, scene };

function toSubject(spec: ProductImageSpec): Subject {
  const paint = toPaint(spec);
  const body = silhouettes[spec.silhouette](spec, paint);
  const label = body.label
    ? `<clipPath id="label"><path d="${body.label.outline}"/></clipPath>` +
      `<g clip-path="url(#label)">${drawLabel(spec, paint, body.label.box)}</g>`
    : '';
  return { spec, paint, body, object: body.under + label + body.over };
}

/** Draws one image of a product as a self-contained SVG of 1280 by 1280: no fonts, no links. */
export function drawProductImage(spec: ProductImageSpec, view: ProductImageView): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}" viewBox="0 0 ${canvas} ${canvas}">` +
    `<defs>${lightDefs}</defs>${views[view](toSubject(spec))}</svg>`
  );
}
