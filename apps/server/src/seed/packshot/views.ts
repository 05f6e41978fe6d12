import { drawContents } from './contents.ts';
import { drawLabel } from './label.ts';
import { backdrop, canvas, groundShadow, wallShadow } from './light.ts';
import { drawMotif } from './motif.ts';
import type { PackshotSpec, Silhouette } from './packshot.types.ts';
import { paper, type Paint } from './palette.ts';
import type { Body } from './silhouettes/index.ts';
import { circle, path, place, rect, rounded, stroke } from './svg.ts';

/** A drawn product and everything the views need to know about it. */
export type Subject = {
  readonly spec: PackshotSpec;
  readonly paint: Paint;
  readonly body: Body;
  /** The whole object, standing on the origin. */
  readonly object: string;
};

const whole = { x: 0, y: 0, width: canvas, height: canvas };

/** Low things stand higher in the picture, so that every product sits at its optical middle. */
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

/** The pack alone, as on a shelf. */
export function front(subject: Subject): string {
  const scale = fit(subject.body, 900, 980);
  return (
    backdrop(subject.paint.palette.wall) +
    standing(subject, canvas / 2, baseFor(subject.body.height * scale), scale)
  );
}

const clothColour: Partial<Readonly<Record<Silhouette, (paint: Paint) => string>>> = {
  kurta: () => '#f0e4cb',
  tee: (paint) => paint.accent.deep,
  trousers: (paint) => paint.accent.deep,
  stole: (paint) => paint.accent.mid,
};

/** The cloth itself with its turned edge and the label sewn to it. */
function swatch({ spec, paint }: Subject): string {
  const cloth = clothColour[spec.silhouette]?.(paint) ?? paint.palette.deep;
  const pale = spec.finish === 'pale';
  const ink = pale
    ? { main: paint.accent.mid, soft: paint.accent.spot, accent: paint.palette.mid, ground: cloth }
    : { main: paper, soft: paint.palette.pale, accent: paint.palette.spot, ground: cloth };
  const threads = Array.from({ length: 27 }, (_, index) => `M${index * 50},0V1280M0,${index * 50}H1280`).join(
    '',
  );
  const prints = [150, 470, 790].flatMap((y, row) =>
    [120, 460, 800, 1140].map((x) => drawMotif(spec.motif, ink, x - (row % 2 ? 170 : 0), y, 190)),
  );
  const label = { x: -250, y: -160, width: 500, height: 320 };
  const stitches = stroke('M-232,-142H232V142H-232Z', paint.palette.mid, 4, { 'stroke-dasharray': '16 12' });
  const turned = 'M0,1280V1010C300,960 700,1060 1280,930V1280Z';
  return (
    rect(whole, cloth) +
    stroke(threads, pale ? '#8a6a3a' : '#fff', 3, { opacity: pale ? 0.16 : 0.07 }) +
    `<g opacity="0.9">${prints.join('')}</g>` +
    path('M0,1020C300,970 700,1070 1280,940V1000C700,1130 300,1030 0,1080Z', '#000', { opacity: 0.2 }) +
    path(turned, pale ? '#e0cfa8' : paint.palette.pale) +
    path(turned, 'url(#fall)') +
    stroke('M0,1050C300,1000 700,1100 1280,970', pale ? paint.accent.deep : paint.palette.mid, 6, {
      'stroke-dasharray': '26 16',
    }) +
    place(
      wallShadow(rounded(label, 6)) +
        rect(label, paper, 6) +
        stitches +
        drawLabel(
          spec,
          { ...paint, label: { ground: paper, ink: paint.palette.ink, quiet: paint.palette.deep } },
          { x: -200, y: -112, width: 400, height: 224 },
        ),
      700,
      640,
      1.2,
      -5,
    ) +
    rect(whole, 'url(#window)', 0, { opacity: 0.5 })
  );
}

/** A close look at an instrument, with a card that says what it is. */
function instrument({ spec, paint, body, object }: Subject): string {
  const scale = fit(body, 900, 980) * 1.34;
  const card = { x: -250, y: -150, width: 500, height: 300 };
  const ink = { main: paint.palette.deep, soft: paint.palette.mid, accent: paint.accent.mid, ground: paper };
  return (
    backdrop(paint.accent.spot) +
    place(object, 560, 640 + (body.height * scale) / 2 - 60, scale, -7) +
    place(
      wallShadow(rounded(card, 14)) +
        rect(card, paper, 14) +
        rect({ ...card, width: 22 }, paint.accent.mid) +
        drawMotif(spec.motif, ink, -140, 0, 150) +
        drawLabel(
          spec,
          { ...paint, label: { ground: paper, ink: paint.palette.ink, quiet: paint.palette.deep } },
          { x: -40, y: -110, width: 264, height: 220 },
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
  if (spec.contents === 'cloth') return swatch(subject);
  if (spec.contents === 'kit') return instrument(subject);
  const scale = fit(body, 900, 980) * 1.32;
  const base = Math.min(1420, 700 + (body.height * scale) / 2);
  return (
    backdrop(paint.palette.spot) +
    place(object, 850, base, scale, 5) +
    groundShadow(370, 1140, 470) +
    place(drawContents(spec.contents, spec.motif, paint), 370, 930, 1.02)
  );
}

/** The pack on a plinth before its own motif, for banners and featured shelves. */
export function scene(subject: Subject): string {
  const { spec, paint, body } = subject;
  const scale = fit(body, 620, 680);
  const reverse = {
    main: paint.palette.pale,
    soft: paint.palette.spot,
    accent: paint.accent.spot,
    ground: paint.palette.mid,
  };
  const step = { x: 180, y: 1010, width: 640, height: 270 };
  return (
    backdrop(paint.palette.mid) +
    circle(820, 520, 400, paint.palette.deep, { opacity: 0.35 }) +
    drawMotif(spec.motif, reverse, 860, 500, 640, 8) +
    rect(step, paint.palette.pale) +
    rect({ ...step, height: 26 }, '#fff', 0, { opacity: 0.55 }) +
    path(rounded(step, 0), 'url(#face)') +
    standing(subject, 500, 1016, scale)
  );
}
