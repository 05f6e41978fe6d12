import { ellipse, path, rect } from './svg.ts';

/** The side of the square image. */
export const canvas = 1280;

const shadowTone = '#2b1d0e';

const stops = (list: readonly (readonly [number, string, number])[]): string =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

const horizontal = (id: string, list: readonly (readonly [number, string, number])[]): string =>
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`;

const vertical = (id: string, list: readonly (readonly [number, string, number])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

/**
 * The one light of all images: a window to the upper left. Each gradient lies over a flat colour, so that a round
 * body, a metal rim and a folded cloth show the same light in any colour.
 */
export const lightDefs: string = [
  horizontal('round', [
    [0, shadowTone, 0.34],
    [0.07, shadowTone, 0.14],
    [0.18, '#fff', 0.2],
    [0.27, '#fff', 0.24],
    [0.42, '#fff', 0.02],
    [0.62, shadowTone, 0.04],
    [0.86, shadowTone, 0.26],
    [0.96, shadowTone, 0.4],
    [1, shadowTone, 0.32],
  ]),
  horizontal('metal', [
    [0, '#000', 0.34],
    [0.1, '#fff', 0.1],
    [0.24, '#fff', 0.62],
    [0.36, '#fff', 0.12],
    [0.56, '#000', 0.12],
    [0.74, '#fff', 0.22],
    [0.9, '#000', 0.3],
    [1, '#000', 0.42],
  ]),
  horizontal('turned', [
    [0, shadowTone, 0.3],
    [1, shadowTone, 0.16],
  ]),
  `<linearGradient id="face" x2="1" y2="1">${stops([
    [0, '#fff', 0.2],
    [0.45, '#fff', 0],
    [1, shadowTone, 0.16],
  ])}</linearGradient>`,
  vertical('fall', [
    [0, '#fff', 0.22],
    [0.4, '#fff', 0],
    [1, shadowTone, 0.26],
  ]),
  vertical('under', [
    [0, shadowTone, 0.42],
    [1, shadowTone, 0],
  ]),
  `<radialGradient id="pool">${stops([
    [0, shadowTone, 0.62],
    [0.45, shadowTone, 0.3],
    [1, shadowTone, 0],
  ])}</radialGradient>`,
  `<radialGradient id="window" cx="0.3" cy="0.24" r="0.75">${stops([
    [0, '#fff', 0.46],
    [1, '#fff', 0],
  ])}</radialGradient>`,
  '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="15"/></filter>',
  vertical('sweep', [
    [0, '#fff', 0],
    [0.64, shadowTone, 0],
    [0.8, shadowTone, 0.09],
    [1, shadowTone, 0.02],
  ]),
].join('');

/** Lays one of the lights over an outline. */
export const lit = (
  outline: string,
  light: 'round' | 'metal' | 'turned' | 'face' | 'fall' | 'under',
  opacity?: number,
): string => path(outline, `url(#${light})`, { opacity });

/** A seamless wall, slightly darker where it meets the floor; opaque, so that it looks the same in any theme. */
export function backdrop(colour: string): string {
  const all = { x: 0, y: 0, width: canvas, height: canvas };
  return rect(all, colour) + rect(all, 'url(#sweep)') + rect(all, 'url(#window)');
}

/** The contact shadow under a standing object, and its soft shadow to the right. */
export const groundShadow = (centre: number, base: number, width: number): string =>
  ellipse(centre + width * 0.22, base - 2, width * 0.72, 44, 'url(#pool)', { opacity: 0.42 }) +
  ellipse(centre + width * 0.02, base + 2, width * 0.55, 22, 'url(#pool)', { opacity: 0.95 });

/** The soft shadow of something flat on the wall behind it. */
export const wallShadow = (outline: string): string =>
  path(outline, shadowTone, { opacity: 0.34, transform: 'translate(16 28)', filter: 'url(#soft)' });
