import type { ShelfProduct } from '#app/shared/shelf-product.ts';
import WishFlow from './wish.flow.tsx';

/** A member's heart on a product's card. */
export default function CardWishFlow({ product: { imageUrl, ...product } }: { product: ShelfProduct }) {
  const images = imageUrl === undefined ? [] : [{ url: imageUrl, alt: '' }];
  return <WishFlow product={{ ...product, images }} />;
}
