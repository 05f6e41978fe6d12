import type { Product } from '@pgm/api/contract';
import { imageAddress, imageSources } from '@pgm/api/contract';
import type { PictureImage } from '@pgm/ui/picture';
import type { ProductCardProps } from '@pgm/ui/product-card';

/** The part of a product that its card shows: what a list page carries for each, and no more. */
export type ShelfProduct = Pick<Product, 'id' | 'name' | 'brandName' | 'price' | 'points' | 'stock'> & {
  readonly imageUrl: string | undefined;
};

/** Leaves of a product what its card needs: how many are left is said only of what runs low. */
export function shelfProduct({ id, name, brandName, price, points, stock, images }: Product): ShelfProduct {
  return {
    id,
    name,
    brandName,
    price,
    points,
    stock: stock.status === 'IN_STOCK' ? PLENTY : stock,
    imageUrl: images[0]?.url,
  };
}

/** The same object for all of them travels to the browser once. */
const PLENTY = { status: 'IN_STOCK', quantity: 99 } as const;

/** Where a product is read about. */
export function productHref({ id }: Pick<Product, 'id'>): string {
  return `/product-details-page/${id}`;
}

/** How many cards stand in the first row of a phone; their pictures come before anything else. */
const FIRST_ROW = 2;

/** The card that stands at `index`, from 0, on a shelf; `isFirst` is false for a shelf further down the page. */
export function productCard(
  { imageUrl, ...product }: ShelfProduct,
  isFirst: boolean,
  index: number,
): ProductCardProps {
  return {
    ...product,
    href: productHref(product),
    image: pictureOf(imageUrl, ''),
    priority: isFirst && index < FIRST_ROW,
  };
}

const CARD_WIDTHS = [320, 640];
const PAGE_WIDTHS = [160, 320, 640, 1280];

/** A picture in the sizes of a card or, with `isLarge`, of a page. */
export function pictureOf(url: string | undefined, alt: string, isLarge = false): PictureImage {
  if (url === undefined) return NO_PICTURE;
  return {
    src: imageAddress({ url }, '640.webp'),
    alt,
    width: 640,
    height: 640,
    sources: imageSources({ url }, isLarge ? PAGE_WIDTHS : CARD_WIDTHS),
  };
}

const NO_PICTURE: PictureImage = { src: '/no-picture.svg', alt: '', width: 640, height: 640, sources: [] };
