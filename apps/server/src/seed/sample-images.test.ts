import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SAMPLE_IMAGES_FOLDER } from '../platform/package-folder.ts';
import { products } from './catalogue/index.ts';

const images = await Promise.all(
  (await readdir(SAMPLE_IMAGES_FOLDER)).toSorted().map(async (file) => {
    return { file, svg: await readFile(join(SAMPLE_IMAGES_FOLDER, file), 'utf8') };
  }),
);

const render = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width, width);

it('has a front and a detail image for every sample product, and no other', () => {
  const expected = products.flatMap(({ slug }) => [`${slug}-detail.svg`, `${slug}-front.svg`]);
  expect(images.map(({ file }) => file)).toEqual(expected.toSorted());
});

it('needs no font and no other file for an image', () => {
  const outside = images.filter(({ svg }) => /<text|<image|<style|href=|font-family/.test(svg));
  expect(outside.map(({ file }) => file)).toEqual([]);
});

it('fills the whole square of an image', async () => {
  const gaps = images.map(async ({ file, svg }) => {
    const { isOpaque } = await sharp(await render(svg, 96).png().toBuffer()).stats();
    return isOpaque ? [] : [file];
  });
  expect((await Promise.all(gaps)).flat()).toEqual([]);
});

it('keeps front images small for a slow connection: 640 px AVIF at most 14 KB, 320 px at most 6 KB', async () => {
  const encode = async (svg: string, width: number, effort: number): Promise<number> =>
    (await render(svg, width).avif({ quality: 50, effort }).toBuffer()).byteLength;
  // The quickest encoder makes the largest files: only what is too large in them is made as the site makes it.
  const isTooLarge = async (svg: string, width: number, limit: number): Promise<boolean> =>
    (await encode(svg, width, 0)) > limit && (await encode(svg, width, 3)) > limit;
  const tooLarge = async (width: number, limit: number): Promise<string[]> => {
    const fronts = images.filter(({ file }) => file.endsWith('-front.svg'));
    const found = fronts.map(async ({ file, svg }) => ((await isTooLarge(svg, width, limit)) ? [file] : []));
    return (await Promise.all(found)).flat();
  };
  expect(await tooLarge(640, 14 * 1024)).toEqual([]);
  expect(await tooLarge(320, 6 * 1024)).toEqual([]);
}, 60_000);
