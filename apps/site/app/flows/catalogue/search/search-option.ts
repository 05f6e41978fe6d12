import type { GoToOption, SearchOption } from '@pgm/machines/catalogue/search';
import type { PaletteOption } from '@pgm/ui/catalogue/search-palette';
import { toImage, productHref } from '#app/kit/catalogue-product.ts';
import { brandHref } from '#app/kit/brand-href.ts';
import { catalogueHref } from '#app/kit/catalogue-query.ts';

/** The address of an option. */
export function toOptionHref(option: GoToOption['option']): string {
  switch (option.kind) {
    case 'product':
      return productHref(option.product);
    case 'brand':
      return brandHref(option.brand.slug);
    case 'category':
      return catalogueHref(option.category.categoryUniqueName, {});
    case 'page':
      return option.page.href;
    case 'all':
      return catalogueHref(undefined, { search: option.text });
  }
}

/** Converts an option into the form that the palette shows. */
export function paletteOption(option: SearchOption): PaletteOption {
  if (option.kind === 'recent' || option.kind === 'meant') return option;
  const href = toOptionHref(option);
  switch (option.kind) {
    case 'product': {
      const { imageUrl, id: _id, categoryName: _category, ...product } = option.product;
      const image = toImage(imageUrl ?? undefined, '', true);
      return { ...product, kind: 'product', href, image };
    }
    case 'brand':
      return { kind: 'brand', href, name: option.brand.name };
    case 'category':
      return { kind: 'category', href, name: option.category.name, match: option.category.match };
    case 'page':
      return { kind: 'page', href, name: option.page.title, match: option.page.match };
    case 'all':
      return { kind: 'all', href, total: option.total };
  }
}
