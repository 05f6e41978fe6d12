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
    for (const product of products) {
      for (const view of views) {
        const svg = drawPackshot(product.packshot, view);
        expect(svg).not.toMatch(/<text|<image|href=|font-family|NaN|undefined|Infinity/);
        const picture = render(svg, 640);
        const { width, height } = await picture.clone().metadata();
        expect([width, height]).toEqual([1280, 1280]);
        expect((await picture.stats()).isOpaque, `${product.slug} ${view}`).toBe(true);
      }
    }
  }, 120_000);

  it('are the same each time they are drawn', () => {
    expect(drawPackshot(sample.packshot, 'front')).toBe(drawPackshot(sample.packshot, 'front'));
  });

  it('refer only to lights and clips that the same picture defines, each defined once', () => {
    for (const product of products) {
      for (const view of views) {
        const svg = drawPackshot(product.packshot, view);
        const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
        expect(new Set(defined).size, `${product.slug} ${view}`).toBe(defined.length);
        expect(used.filter((id) => !defined.includes(id))).toEqual([]);
      }
    }
  });

  it('stay small on a slow line: 640 px AVIF at most 14 KB, 320 px at most 6 KB', async () => {
    for (const product of products) {
      const svg = drawPackshot(product.packshot, 'front');
      const large = await render(svg, 640).avif({ quality: 50, effort: 3 }).toBuffer();
      const small = await render(svg, 320).avif({ quality: 50, effort: 3 }).toBuffer();
      expect(large.byteLength, product.slug).toBeLessThanOrEqual(14 * 1024);
      expect(small.byteLength, product.slug).toBeLessThanOrEqual(6 * 1024);
    }
  }, 120_000);

  it('carry the colour family of their category and the printed name of their brand', () => {
    for (const product of products) {
      const category = categories.find(({ slug }) => slug === product.categorySlug);
      const brand = brands.find(({ slug }) => slug === product.brandSlug);
      expect(product.packshot.palette, product.slug).toBe(category?.hue);
      expect(product.packshot.brand, product.slug).toBe(brand?.name);
    }
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
