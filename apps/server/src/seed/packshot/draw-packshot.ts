import { drawLabel } from './label.ts';
import { backdrop, canvas, groundShadow, lightDefs } from './light.ts';
import type { PackshotSpec, PackshotView } from './packshot.types.ts';
import { paintOf, type Paint } from './palette.ts';
import { silhouettes, type Body } from './silhouettes/index.ts';
import { place } from './svg.ts';

const ground = 1150;

/** The whole object, standing on the origin. */
function assemble(spec: PackshotSpec, paint: Paint, body: Body): string {
  const label = body.label
    ? `<clipPath id="label"><path d="${body.label.outline}"/></clipPath><g clip-path="url(#label)">${drawLabel(spec, paint, body.label.box)}</g>`
    : '';
  return body.under + label + body.over;
}

/** Draws one picture of a product as a self-contained SVG: no fonts, no links, no filters. */
export function drawPackshot(spec: PackshotSpec, view: PackshotView): string {
  const paint = paintOf(spec);
  const body = silhouettes[spec.silhouette](spec, paint);
  const object = assemble(spec, paint, body);
  const scale = Math.min(900 / body.width, 980 / body.height, 1.25);
  const content =
    backdrop(paint.palette) +
    groundShadow(canvas / 2, ground, body.width * scale) +
    place(object, canvas / 2, ground, scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}" viewBox="0 0 ${canvas} ${canvas}">` +
    `<defs>${lightDefs}</defs>${content}</svg>` +
    (view === 'front' ? '' : '')
  );
}
