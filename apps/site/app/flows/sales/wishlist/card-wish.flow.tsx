import type { CatalogueProduct } from '#app/kit/catalogue-product.ts';
import WishFlow from './wish.flow.tsx';

/** A member's heart on a product's card. */
export default function CardWishFlow({ product: { imageUrl, ...product } }: { product: CatalogueProduct }) {
  const images = imageUrl === undefined ? [] : [{ url: imageUrl, alt: '' }];
  return <WishFlow product={{ ...product, images }} />;
}
