import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares the images of two lists of stories.
 * @returns what differs: `kind` is 'changed' with the number of pixels, 'added' or 'removed'
 */
export function compareImages(folder, before, after) {
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const [old, now] = [new Set(before), new Set(after)];
  return [...new Set([...before, ...after])].toSorted().flatMap((id) => {
    if (!old.has(id)) return [{ id, kind: 'added' }];
    if (!now.has(id)) return [{ id, kind: 'removed' }];
    const pixels = differingPixels(folder, id);
    return pixels === 0 ? [] : [{ id, kind: 'changed', pixels }];
  });
}

/** Compares two images and stores a image of their difference; they may differ in size. */
function differingPixels(folder, id) {
  const read = (name) => readFileSync(join(folder, name, `${id}.png`));
  const files = [read('before'), read('after')];
  if (files[0].equals(files[1])) return 0;
  const images = files.map((file) => PNG.sync.read(file));
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [before, after] = images.map((image) => onCanvas(image, width, height));
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
function onCanvas(image, width, height) {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}
