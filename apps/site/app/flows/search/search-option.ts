import type { GoToOption, SearchOption } from '@pgm/machines/search';
import type { PaletteOption } from '@pgm/ui/search-palette';
import { pictureOf, productHref } from '#app/shared/shelf-product.ts';
import { shelfHref } from '#app/shared/shelf-query.ts';

/** Where an option leads. */
export function hrefOfOption(option: GoToOption['option']): string {
  switch (option.kind) {
    case 'product':
      return productHref(option.product);
    case 'category':
      return shelfHref(option.category.categoryUniqueName, {});
    case 'page':
      return option.page.href;
    case 'all':
      return shelfHref(undefined, { search: option.text });
  }
}

/** An option as the palette shows it. */
export function paletteOption(option: SearchOption): PaletteOption {
  if (option.kind === 'recent') return option;
  const href = hrefOfOption(option);
  switch (option.kind) {
    case 'product': {
      const { name, brandName, price, points, stock, imageUrl } = option.product;
      const image = pictureOf(imageUrl ?? undefined, '', true);
      return { kind: 'product', href, name, brandName, price, points, stock, image };
    }
    case 'category':
      return { kind: 'category', href, name: option.category.name };
    case 'page':
      return { kind: 'page', href, name: option.page.title };
    case 'all':
      return { kind: 'all', href, total: option.total };
  }
}
