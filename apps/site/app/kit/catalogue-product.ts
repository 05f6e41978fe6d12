import type { ListedProduct, Product } from '@pgm/api/contract';
import { hasDearerSizes, imageAddress, imageSources } from '@pgm/api/contract';
import type { ImageFacts } from '@pgm/ui/primitives/responsive-image';
import type { ProductCardProps } from '@pgm/ui/catalogue/product-card';

/** The part of a product that its card shows: a list page contains only this for each product. */
export type CatalogueProduct = Pick<
  Product,
  'id' | 'name' | 'brandName' | 'price' | 'sale' | 'points' | 'stock' | 'rating' | 'sizes' | 'sizePrices'
> &
  Pick<ListedProduct, 'match'> & {
    readonly imageUrl: string | undefined;
  };

/** The address of a product's page. */
export function productHref({ id }: Pick<Product, 'id'>): string {
  return `/product-details-page/${id}`;
}

/** The end of the address that opens the form of a review. */
export const WRITE_REVIEW = '#write-review';

/** The address of the form of a review. @param id of the product */
export function reviewHref(id: string): string {
  return productHref({ id }) + WRITE_REVIEW;
}

/** The number of cards in the first row on a phone; their images load first. */
const FIRST_ROW = 2;

/** The card at `index`, from 0, of a product list; `isFirst` is false for a list further down the page. */
export function productCard(
  { imageUrl, sizes: _sizes, sizePrices, ...product }: CatalogueProduct,
  isFirst: boolean,
  index: number,
): ProductCardProps {
  return {
    ...product,
    href: productHref(product),
    hasDearerSizes: hasDearerSizes({ ...product, sizePrices }),
    image: toImage(imageUrl, ''),
    priority: isFirst && index < FIRST_ROW,
    isPreloaded: isFirst && index === 0,
  };
}

const CARD_WIDTHS = [320, 640];
const PAGE_WIDTHS = [160, 320, 640, 1280];

/** An image in the sizes of a card or, with `isLarge`, of a page. */
export function toImage(url: string | undefined, alt: string, isLarge = false): ImageFacts {
  if (url === undefined) return NO_IMAGE;
  return {
    src: imageAddress({ url }, '640.webp'),
    alt,
    width: 640,
    height: 640,
    sources: imageSources({ url }, isLarge ? PAGE_WIDTHS : CARD_WIDTHS),
  };
}

const NO_IMAGE: ImageFacts = { src: '/no-picture.svg', alt: '', width: 640, height: 640, sources: [] };
