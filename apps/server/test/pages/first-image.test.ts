import { expect, it } from 'vitest';
import { openShop } from './shop.ts';
import { WrittenPage } from './written-page.ts';

const app = openShop();

it.each(['/', '/products/', '/about/ourcompany'])(
  '%s preloads one image, its first, before its scripts',
  async (path) => {
    const { html } = await WrittenPage.at(app, path);
    const preloads = [...html.matchAll(/<link rel="(?:preload"[^>]* as="(image)"|modulepreload")/g)].map(
      ([, image]) => image ?? 'script',
    );
    expect(preloads.slice(0, 2)).toEqual(['image', 'script']);
    expect(preloads.filter((kind) => kind === 'image')).toHaveLength(1);
  },
);
