import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands, categories, products } from '../catalogue/index.ts';
import { drawProductImage } from './draw-product-image.ts';
import { imageAlt } from './image-alt.ts';
import type { ProductImageView } from './product-image.types.ts';

const views: readonly ProductImageView[] = ['front', 'detail', 'scene'];
const sample = products.find((product) => product.slug === 'triphala-churna');
if (!sample) throw new Error('The sample product is gone: choose another');

const render = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width, width);
const digest = async (svg: string): Promise<string> =>
  createHash('sha256')
    .update(await render(svg, 96).raw().toBuffer())
    .digest('hex');

describe('product images', () => {
  it('look different for every product and every view, even at 96 px', async () => {
    const images = products.flatMap((product) =>
      views.map((view) => drawProductImage(product.productImage, view)),
    );
    const digests = await Promise.all(images.map(digest));
    expect(new Set(digests).size).toBe(products.length * views.length);
  }, 60_000);

  it('are square and opaque, and load nothing from outside', async () => {
    const images = products.flatMap((product) =>
      views.map((view) => drawProductImage(product.productImage, view)),
    );
    for (const svg of images)
      expect(svg).not.toMatch(/<text|<image|href=|font-family|NaN|undefined|Infinity/);
    await Promise.all(
      images.map(async (svg) => {
        const { data, info } = await render(svg, 160).ensureAlpha().extractChannel(3).raw().toBuffer({
          resolveWithObject: true,
        });
        expect([info.width, info.height]).toEqual([160, 160]);
        expect(data.every((alpha) => alpha === 255)).toBe(true);
      }),
    );
  }, 60_000);

  it('are the same on each drawing', () => {
    expect(drawProductImage(sample.productImage, 'front')).toBe(
      drawProductImage(sample.productImage, 'front'),
    );
  });

  it('refer only to lights and clips that the same image defines once', () => {
    const found = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, id]) => id);
    for (const product of products) {
      for (const view of views) {
        const svg = drawProductImage(product.productImage, view);
        const defined = found(svg, / id="([^"]+)"/g);
        expect(new Set(defined).size).toBe(defined.length);
        expect(found(svg, /url\(#([^)]+)\)/g).filter((id) => !defined.includes(id))).toEqual([]);
      }
    }
  });

  it('stay small for a slow connection: 640 px AVIF at most 14 KB, 320 px at most 6 KB', async () => {
    const encode = async (svg: string, width: number, effort: number): Promise<number> =>
      (await render(svg, width).avif({ quality: 50, effort }).toBuffer()).byteLength;
    // The quickest encoder makes the largest files: only what is too large in them is made as the site makes it.
    const bytes = async (svg: string, width: number, limit: number): Promise<number> => {
      const quick = await encode(svg, width, 0);
      return quick <= limit ? quick : encode(svg, width, 3);
    };
    const tooLarge = async (width: number, limit: number): Promise<string[]> => {
      const sizes = products.map(async ({ slug, productImage }) => ({
        slug,
        size: await bytes(drawProductImage(productImage, 'front'), width, limit),
      }));
      return (await Promise.all(sizes)).filter(({ size }) => size > limit).map(({ slug }) => slug);
    };
    expect(await tooLarge(640, 14 * 1024)).toEqual([]);
    expect(await tooLarge(320, 6 * 1024)).toEqual([]);
  }, 60_000);

  it('carry the colour family of their category and the printed name of their brand', () => {
    const printed = products.map(({ slug, productImage }) => [
      slug,
      productImage.palette,
      productImage.brand,
    ]);
    const expected = products.map(({ slug, categorySlug, brandSlug }) => [
      slug,
      categories.find((category) => category.slug === categorySlug)?.hue,
      brands.find((brand) => brand.slug === brandSlug)?.name,
    ]);
    expect(printed).toEqual(expected);
  });

  it('report which letter cannot be printed', () => {
    const spec = { ...sample.productImage, title: ['चूर्ण'] as const };
    expect(() => drawProductImage(spec, 'front')).toThrow(/No outline for/);
  });
});

describe('alternative texts', () => {
  it('name the product and the view, and differ for each image', () => {
    const texts = products.flatMap((product) => views.map((view) => imageAlt(product, view)));
    expect(new Set(texts).size).toBe(texts.length);
    expect(imageAlt(sample, 'front')).toBe('Triphala Churna, 100 g by Aranjeev: a printed tin.');
    expect(imageAlt(sample, 'detail')).toBe(
      'Triphala Churna, 100 g by Aranjeev: a bowl of the powder beside the pack.',
    );
  });
});
