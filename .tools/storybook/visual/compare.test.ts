import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareImages } from './compare.ts';

const SIZE = 24;

/** A dark box on white, with a light pixel of its upper left corner, as a browser smooths it. */
function draw({ left = 6, corner = 128 } = {}) {
  const image = new PNG({ width: SIZE, height: SIZE });
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const isBox = x >= left && x < 18 && y >= 6 && y < 18;
      const grey = x === left && y === 6 ? corner : isBox ? 20 : 255;
      image.data.set([grey, grey, grey, 255], (y * SIZE + x) * 4);
    }
  return PNG.sync.write(image);
}

describe('the comparison of images', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-visual-'));
    for (const name of ['before', 'after']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const compare = (before: Buffer, after: Buffer) => {
    writeFileSync(join(folder, 'before/box.png'), before);
    writeFileSync(join(folder, 'after/box.png'), after);
    return compareImages(folder, ['box'], ['box']);
  };

  it('finds nothing where only the smoothing of a corner differs', () => {
    expect(compare(draw(), draw({ corner: 120 }))).toEqual([]);
  });

  it('finds an edge that moved by one pixel', () => {
    const changes = compare(draw(), draw({ left: 5 }));
    expect(changes).toEqual([{ id: 'box', kind: 'changed', pixels: expect.any(Number) }]);
    const [edge] = changes;
    expect(edge?.kind === 'changed' ? edge.pixels : 0).toBeGreaterThan(5);
  });

  it('finds stories that were added and removed', () => {
    expect(compareImages(folder, ['old'], ['new'])).toEqual([
      { id: 'new', kind: 'added' },
      { id: 'old', kind: 'removed' },
    ]);
  });
});
