import { drawMotif } from '../motif.ts';
import type { LabelHouse, ProductImageSpec } from '../product-image.types.ts';
import type { Paint } from '../palette.ts';
import { circle, inset, path, rect, stroke, type Box } from '../svg.ts';
import { labelText, type LabelType } from './label-text.ts';
import { types } from './label-types.ts';

/** Draws the label of one house in a box. */
export type DrawHouse = (spec: ProductImageSpec, paint: Paint, box: Box) => string;

/** Whether a label has image and text side by side. */
export const isWide = (box: Box): boolean => box.width > box.height * 1.3;

/** Splits a label into an image part and a text part, one above the other or side by side. */
function divide(box: Box, share: number): { art: Box; text: Box } {
  if (isWide(box)) {
    const art = Math.min(box.width * 0.38, box.height * 1.05);
    return {
      art: { ...box, width: art },
      text: { ...box, x: box.x + art, width: box.width - art },
    };
  }
  const art = box.height * share;
  return { art: { ...box, height: art }, text: { ...box, y: box.y + art, height: box.height - art } };
}

const middle = (box: Box): readonly [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
/** A title of two lines needs a little space of the image. */
const artShare = (spec: ProductImageSpec, share: number): number => share - 0.06 * (spec.title.length - 1);

const toInks = (paint: Paint) => ({
  brand: paint.label.quiet,
  title: paint.label.ink,
  subtitle: paint.label.ink,
});

const arch: DrawHouse = (spec, paint, box) => {
  const { art, text } = divide(inset(box, box.width * 0.07, box.height * 0.055), artShare(spec, 0.53));
  const [cx, cy] = middle(art);
  const h = isWide(box) ? art.height : art.height * 0.96;
  const w = Math.min(art.width * 0.86, h * 0.92);
  const shape = (grow: number): string => {
    const left = cx - w / 2 - grow;
    const wide = w + 2 * grow;
    const r = wide / 2;
    const bottom = cy + h / 2 + grow;
    return `M${left},${bottom}V${cy - h / 2 - grow + r}A${r},${r} 0 0 1 ${left + wide},${cy - h / 2 - grow + r}V${bottom}Z`;
  };
  return (
    rect(box, paint.label.ground) +
    stroke(shape(10), paint.label.quiet, 3.5) +
    path(shape(0), paint.field) +
    drawMotif(spec.motif, paint.motif, cx, cy + h * 0.04, Math.min(w, h) * 0.8) +
    labelText(
      spec,
      types.arch,
      isWide(box)
        ? inset(text, 20, 6)
        : inset({ ...text, y: text.y + 24, height: text.height - 24 }, text.width * 0.03, 0),
      toInks(paint),
    )
  );
};

const band: DrawHouse = (spec, paint, box) => {
  const { art, text } = divide(box, artShare(spec, 0.52));
  const [cx, cy] = middle(art);
  const size = Math.min(art.width * 0.92, art.height * 0.86);
  const bar = isWide(box) ? inset(text, 0, 0) : { ...text, height: text.height * 0.88 };
  return (
    rect(box, paint.field) +
    drawMotif(spec.motif, paint.motif, cx, cy, size) +
    rect(bar, paint.label.ground) +
    rect({ ...bar, height: 9 }, paint.accent.mid) +
    labelText(
      spec,
      types.band,
      inset({ ...bar, y: bar.y + 9, height: bar.height - 9 }, bar.width * 0.1, bar.height * 0.1),
      toInks(paint),
    )
  );
};

const split: DrawHouse = (spec, paint, box) => {
  const { x, y, width: w, height: h } = box;
  if (isWide(box)) {
    const edge = x + w * 0.6;
    const field = `M${edge},${y}C${edge - 70},${y + h * 0.3} ${edge + 60},${y + h * 0.65} ${edge - 20},${y + h}H${x + w}V${y}Z`;
    return (
      rect(box, paint.label.ground) +
      path(field, paint.field) +
      drawMotif(spec.motif, paint.motif, x + w * 0.8, y + h * 0.5, h * 0.82) +
      labelText(
        spec,
        types.split,
        { x: x + 40, y: y + 34, width: w * 0.5 - 10, height: h - 68 },
        toInks(paint),
        'start',
      )
    );
  }
  const edge = y + h * 0.47;
  const field = `M${x},${edge + 40}C${x + w * 0.3},${edge - 50} ${x + w * 0.65},${edge + 80} ${x + w},${edge - 20}V${y + h}H${x}Z`;
  const size = Math.min(w * 0.82, h * 0.5);
  return (
    rect(box, paint.label.ground) +
    path(field, paint.field) +
    drawMotif(spec.motif, paint.motif, x + w * 0.54, y + h * 0.755, size) +
    labelText(
      spec,
      types.split,
      { x: x + w * 0.13, y: y + h * 0.05, width: w * 0.76, height: h * 0.38 },
      toInks(paint),
      'start',
    )
  );
};

const medallion: DrawHouse = (spec, paint, box) => {
  // A tube becomes narrower towards its cap, where the text is.
  const tall = box.height > box.width * 1.6;
  const { art, text } = divide(
    inset(box, box.width * (tall ? 0.14 : 0.08), box.height * 0.045),
    artShare(spec, 0.54),
  );
  const [cx, cy] = middle(art);
  const r = Math.min(art.width, art.height) * (isWide(box) ? 0.4 : 0.44);
  const beads = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    return circle(
      cx + Math.cos(angle) * (r + 13),
      cy + Math.sin(angle) * (r + 13),
      index % 2 ? 3.2 : 5.5,
      paint.label.quiet,
    );
  }).join('');
  return (
    rect(box, paint.label.ground) +
    beads +
    circle(cx, cy, r, paint.field) +
    drawMotif(spec.motif, paint.motif, cx, cy, r * 1.42) +
    labelText(
      spec,
      types.medallion,
      isWide(box) ? inset(text, 14, 8) : { ...text, y: text.y + 22, height: text.height - 26 },
      toInks(paint),
    )
  );
};

const block: DrawHouse = (spec, paint, box) => {
  const { x, y, width: w, height: h } = box;
  if (isWide(box)) {
    const side = Math.min(h, w * 0.44);
    return (
      rect(box, paint.label.ground) +
      rect({ x, y, width: side, height: h }, paint.field) +
      rect({ x: x + side, y, width: w * 0.05, height: h * 0.6 }, paint.accent.mid) +
      rect({ x: x + side, y: y + h * 0.6, width: w * 0.05, height: h * 0.4 }, paint.palette.mid) +
      drawMotif(spec.motif, paint.motif, x + side / 2, y + h / 2, side * 0.82) +
      labelText(
        spec,
        types.block,
        { x: x + side + w * 0.09, y: y + 24, width: w - side - w * 0.13, height: h - 48 },
        toInks(paint),
        'start',
      )
    );
  }
  const art = h * artShare(spec, 0.58);
  const column = w * 0.2;
  return (
    rect(box, paint.label.ground) +
    rect({ x, y: y + h - art, width: w - column, height: art }, paint.field) +
    rect({ x: x + w - column, y: y + h - art, width: column, height: art * 0.62 }, paint.accent.mid) +
    rect({ x: x + w - column, y: y + h - art * 0.38, width: column, height: art * 0.38 }, paint.palette.mid) +
    drawMotif(
      spec.motif,
      paint.motif,
      x + (w - column) / 2,
      y + h - art / 2,
      Math.min(w - column, art) * 0.78,
    ) +
    labelText(
      spec,
      types.block,
      { x: x + w * 0.1, y: y + h * 0.05, width: w * 0.8, height: h - art - h * 0.09 },
      toInks(paint),
      'start',
    )
  );
};

const frame: DrawHouse = (spec, paint, box) => {
  const notch = Math.min(box.width, box.height) * 0.07;
  const border = ({ x, y, width, height }: Box, n: number): string =>
    `M${x + n},${y}h${width - 2 * n}a${n},${n} 0 0 0 ${n},${n}v${height - 2 * n}a${n},${n} 0 0 0 ${-n},${n}h${2 * n - width}` +
    `a${n},${n} 0 0 0 ${-n},${-n}v${2 * n - height}a${n},${n} 0 0 0 ${n},${-n}Z`;
  const inner = inset(box, 34, 30);
  const { art, text } = divide(inner, artShare(spec, 0.56));
  const [cx, cy] = middle(art);
  const r = Math.min(art.width, art.height) * 0.46;
  const lozenge = `M${cx},${cy - r}L${cx + r},${cy}L${cx},${cy + r}L${cx - r},${cy}Z`;
  return (
    rect(box, paint.label.ground) +
    stroke(border(inset(box, 15), notch), paint.label.quiet, 6) +
    stroke(border(inset(box, 26), notch), paint.label.quiet, 2.5) +
    path(lozenge, paint.field, {
      stroke: paint.field,
      'stroke-width': r * 0.36,
      'stroke-linejoin': 'round',
      transform: `translate(${cx * 0.24} ${cy * 0.24}) scale(0.76)`,
    }) +
    drawMotif(spec.motif, paint.motif, cx, cy, r * 1.16) +
    labelText(
      spec,
      types.frame,
      isWide(box)
        ? inset(text, 20, 20)
        : {
            x: text.x + text.width * 0.07,
            y: text.y + 14,
            width: text.width * 0.86,
            height: text.height - 36,
          },
      toInks(paint),
    )
  );
};

const words =
  (type: LabelType): DrawHouse =>
  (spec, paint, box) =>
    labelText(spec, type, box, toInks(paint));

/** The label of each house; plate and tag have only text, for devices and clothes. */
export const houses: Readonly<Record<LabelHouse, DrawHouse>> = {
  arch,
  band,
  split,
  medallion,
  block,
  frame,
  plate: words(types.plate),
  tag: words(types.tag),
};
