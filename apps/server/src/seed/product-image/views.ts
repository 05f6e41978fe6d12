import { drawContents } from './contents.ts';
import { drawLabel } from './label.ts';
import { backdrop, canvas, groundShadow, wallShadow } from './light.ts';
import { drawMotif } from './motif.ts';
import type { ProductImageSpec } from './product-image.types.ts';
import { between, paper, type Paint } from './palette.ts';
import type { Body } from './silhouettes/index.ts';
import { circle, place, rect, rounded } from './svg.ts';
import { drawSwatch } from './swatch.ts';

/** A drawn product and everything that the views need. */
export type Subject = {
  readonly spec: ProductImageSpec;
  readonly paint: Paint;
  readonly body: Body;
  /** The whole object, standing on the origin. */
  readonly object: string;
};

/** Low objects stand higher in the image, so that every product is in the optical middle. */
const baseFor = (height: number): number => Math.min(1150, canvas / 2 + height / 2 + 40);

const fit = (body: Body, width: number, height: number): number =>
  Math.min(width / body.width, height / body.height, 1.25);

function standing({ body, object }: Subject, x: number, base: number, scale: number): string {
  const shadow =
    body.shadow === undefined
      ? groundShadow(x, base, body.width * scale)
      : place(body.shadow, x, base, scale);
  return shadow + place(object, x, base, scale);
}

/** The pack alone, as in a shop. */
export function front(subject: Subject): string {
  const scale = fit(subject.body, 900, 980);
  return (
    backdrop(subject.paint.palette.wall) +
    standing(subject, canvas / 2, baseFor(subject.body.height * scale), scale)
  );
}

/** A close view of an instrument, with a card that names it. */
function instrument({ spec, paint, body, object }: Subject): string {
  const scale = fit(body, 900, 980) * 1.34;
  const card = { x: -250, y: -150, width: 500, height: 300 };
  const ink = { main: paint.palette.deep, soft: paint.palette.mid, accent: paint.accent.mid, ground: paper };
  return (
    backdrop(between(paint.accent.spot, paint.palette.wall)) +
    place(object, 560, 640 + (body.height * scale) / 2 - 60, scale, -7) +
    place(
      wallShadow(rounded(card, 14)) +
        rect(card, paper, 14) +
        rect({ ...card, width: 22 }, paint.accent.mid) +
        drawMotif(spec.motif, ink, -172, 0, 116) +
        drawLabel(
          spec,
          { ...paint, label: { ground: paper, ink: paint.palette.ink, quiet: paint.palette.deep } },
          { x: -96, y: -100, width: 326, height: 200 },
        ),
      950,
      1060,
      1.05,
      3,
    )
  );
}

/** The contents in front, a close crop of the pack behind. */
export function detail(subject: Subject): string {
  const { spec, paint, body, object } = subject;
  if (spec.contents === 'cloth') return drawSwatch(spec, paint);
  if (spec.contents === 'kit') return instrument(subject);
  const scale = Math.min(fit(body, 900, 980) * 1.2, 760 / body.width);
  const base = Math.min(1240, 690 + (body.height * scale) / 2);
  // Only a pack that is cropped at the foot may lean; a pack with a visible base must stand.
  const pack = base < 1200 ? standing(subject, 850, base, scale) : place(object, 860, base + 50, scale, 4);
  return (
    backdrop(between(paint.palette.spot, paint.palette.wall)) +
    pack +
    groundShadow(310, 1250, 400) +
    place(drawContents(spec.contents, spec.motif, paint), 312, 1072, 0.86)
  );
}

function plinth(colour: string): string {
  const block = { x: 180, y: 1010, width: 640, height: 270 };
  return (
    rect(block, colour) +
    rect({ ...block, height: 26 }, '#fff', 0, { opacity: 0.55 }) +
    rect(block, 'url(#face)')
  );
}

/** The pack on a plinth before its own motif, for banners and featured categories. */
export function scene(subject: Subject): string {
  const { spec, paint, body } = subject;
  const scale = fit(body, 620, 680);
  const reverse = {
    main: paint.palette.pale,
    soft: paint.palette.spot,
    accent: paint.accent.spot,
    ground: paint.palette.mid,
  };
  return (
    backdrop(paint.palette.mid) +
    circle(820, 520, 400, paint.palette.deep, { opacity: 0.35 }) +
    drawMotif(spec.motif, reverse, 860, 500, 640, 8) +
    (body.shadow === undefined ? plinth(paint.palette.pale) : '') +
    standing(subject, 500, 1016, scale)
  );
}
