import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands, categories, products } from '../catalogue/index.ts';
import { drawPackshot, pictureAlt, type PackshotView } from './index.ts';

const views: readonly PackshotView[] = ['front', 'detail', 'scene'];
const sample = products.find((product) => product.slug === 'triphala-churna');
if (!sample) throw new Error('The sample product is gone: choose another');

const render = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width, width);
const digest = async (svg: string): Promise<string> =>
  createHash('sha256')
    .update(await render(svg, 96).raw().toBuffer())
    .digest('hex');

describe('packshots', () => {
  it('look different for every product and every view, even at 96 px', async () => {
    const drawings = products.flatMap((product) => views.map((view) => drawPackshot(product.packshot, view)));
    const digests = await Promise.all(drawings.map(digest));
    expect(new Set(digests).size).toBe(products.length * views.length);
  }, 60_000);

  it('render at 640 px, opaque, with nothing outside the picture to load', async () => {
    const drawings = products.flatMap((product) => views.map((view) => drawPackshot(product.packshot, view)));
    for (const svg of drawings)
      expect(svg).not.toMatch(/<text|<image|href=|font-family|NaN|undefined|Infinity/);
    await Promise.all(
      drawings.map(async (svg) => {
        const { data, info } = await render(svg, 640).ensureAlpha().extractChannel(3).raw().toBuffer({
          resolveWithObject: true,
        });
        expect([info.width, info.height]).toEqual([640, 640]);
        expect(data.every((alpha) => alpha === 255)).toBe(true);
      }),
    );
  }, 60_000);

  it('are the same each time they are drawn', () => {
    expect(drawPackshot(sample.packshot, 'front')).toBe(drawPackshot(sample.packshot, 'front'));
  });

  it('refer only to lights and clips that the same picture defines, each defined once', () => {
    const found = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, id]) => id);
    for (const product of products) {
      for (const view of views) {
        const svg = drawPackshot(product.packshot, view);
        const defined = found(svg, / id="([^"]+)"/g);
        expect(new Set(defined).size).toBe(defined.length);
        expect(found(svg, /url\(#([^)]+)\)/g).filter((id) => !defined.includes(id))).toEqual([]);
      }
    }
  });

  it('stay small on a slow line: 640 px AVIF at most 14 KB, 320 px at most 6 KB', async () => {
    const bytes = async (svg: string, width: number): Promise<number> =>
      (await render(svg, width).avif({ quality: 50, effort: 3 }).toBuffer()).byteLength;
    const heaviest = async (width: number): Promise<number> =>
      Math.max(
        ...(await Promise.all(products.map(({ packshot }) => bytes(drawPackshot(packshot, 'front'), width)))),
      );
    expect(await heaviest(640)).toBeLessThanOrEqual(14 * 1024);
    expect(await heaviest(320)).toBeLessThanOrEqual(6 * 1024);
  }, 60_000);

  it('carry the colour family of their category and the printed name of their brand', () => {
    const printed = products.map(({ slug, packshot }) => [slug, packshot.palette, packshot.brand]);
    const expected = products.map(({ slug, categorySlug, brandSlug }) => [
      slug,
      categories.find((category) => category.slug === categorySlug)?.hue,
      brands.find((brand) => brand.slug === brandSlug)?.name,
    ]);
    expect(printed).toEqual(expected);
  });

  it('say plainly which letter cannot be printed', () => {
    const spec = { ...sample.packshot, title: ['चूर्ण'] as const };
    expect(() => drawPackshot(spec, 'front')).toThrow(/No outline for/);
  });
});

describe('alternative texts', () => {
  it('name the product and the view, differently for each picture', () => {
    const texts = products.flatMap((product) => views.map((view) => pictureAlt(product, view)));
    expect(new Set(texts).size).toBe(texts.length);
    expect(pictureAlt(sample, 'front')).toBe('Triphala Churna, 100 g by Aranjeev: a printed tin.');
    expect(pictureAlt(sample, 'detail')).toBe(
      'Triphala Churna, 100 g by Aranjeev: a bowl of the powder beside the pack.',
    );
  });
});
