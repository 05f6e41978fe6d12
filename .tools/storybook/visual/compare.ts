import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How a story differs; `pixels` says how many do. */
export type Change =
  | { readonly id: string; readonly kind: 'added' }
  | { readonly id: string; readonly kind: 'removed' }
  | { readonly id: string; readonly kind: 'changed'; readonly pixels: number };

/**
 * Compares the images of two lists of stories.
 */
export function compareImages(folder: string, before: readonly string[], after: readonly string[]): Change[] {
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const [old, now] = [new Set(before), new Set(after)];
  return [...new Set([...before, ...after])].toSorted().flatMap((id): Change[] => {
    if (!old.has(id)) return [{ id, kind: 'added' }];
    if (!now.has(id)) return [{ id, kind: 'removed' }];
    const pixels = differingPixels(folder, id);
    return pixels === 0 ? [] : [{ id, kind: 'changed', pixels }];
  });
}

/** Compares two images and stores a image of their difference; they may differ in size. */
function differingPixels(folder: string, id: string): number {
  const read = (name: string) => readFileSync(join(folder, name, `${id}.png`));
  const [old, now] = [read('before'), read('after')];
  if (old.equals(now)) return 0;
  const images = [PNG.sync.read(old), PNG.sync.read(now)] as const;
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [before, after] = [onCanvas(images[0], width, height), onCanvas(images[1], width, height)];
  const difference = new PNG({ width, height });
  // How an edge is smoothed can differ between two runs of the same page; anything else counts.
  const pixels = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold: 0,
    includeAA: false,
  });
  if (pixels > 0) writeFileSync(join(folder, 'difference', `${id}.png`), PNG.sync.write(difference));
  return pixels;
}

/** The image on a transparent canvas of the given size. */
function onCanvas(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}
