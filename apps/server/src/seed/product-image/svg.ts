/** A rectangle in user units. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Attributes = Readonly<Record<string, string | number | undefined>>;

const short = (value: number): string => String(Math.round(value * 10) / 10);

function element(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? short(value) : value}"`],
  );
  return `<${name}${pairs.join('')}/>`;
}

/** A filled path; further attributes such as `opacity` by name. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element('path', { d, fill, ...more });

/** A line drawn along a path with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A rectangle with optional corner radius. */
export const rect = (box: Box, fill: string, radius = 0, more: Attributes = {}): string =>
  element('rect', { ...box, fill, rx: radius || undefined, ...more });

/** A circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

/** An ellipse. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** A group moved to a point, then turned and scaled about it. */
export const place = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${content}</g>`;

/** Content repeated around the origin. */
export const around = (count: number, content: string, start = 0): string =>
  Array.from({ length: count }, (_, index) => place(content, 0, 0, 1, start + (360 / count) * index)).join(
    '',
  );

/** Outline of a rectangle with rounded corners, for clips and shading. */
export const rounded = ({ x, y, width, height }: Box, r: number): string =>
  `M${x + r},${y}h${width - 2 * r}q${r},0 ${r},${r}v${height - 2 * r}q0,${r} ${-r},${r}h${2 * r - width}` +
  `q${-r},0 ${-r},${-r}v${2 * r - height}q0,${-r} ${r},${-r}Z`;

/** The box shrunk on each side. */
export const inset = (box: Box, x: number, y = x): Box => ({
  x: box.x + x,
  y: box.y + y,
  width: box.width - 2 * x,
  height: box.height - 2 * y,
});
