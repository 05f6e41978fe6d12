import { type Image, type Product, SOCIAL_IMAGE, imageAddress } from '@pgm/api/contract';

/** The price of a product for link previews, with Open Graph's names. */
export function productPreview({ id, brandName, price, stock }: Product): Record<string, string> {
  return {
    'product:price:amount': price.toFixed(2),
    'product:price:currency': 'INR',
    'product:availability': stock.status === 'SOLD_OUT' ? 'out of stock' : 'in stock',
    'product:condition': 'new',
    'product:brand': brandName,
    'product:retailer_item_id': id,
  };
}

/** The image of a product in link previews; undefined when it has none. */
export function productImage({ name, images }: { readonly name: string; readonly images: readonly Image[] }) {
  const [first] = images;
  return first && { path: imageAddress(first, SOCIAL_IMAGE), alt: first.alt || name };
}

/** The image of the first product of a list that has one. */
export function catalogueImage(
  products: readonly { readonly name: string; readonly imageUrl: string | undefined }[],
) {
  for (const { name, imageUrl } of products)
    if (imageUrl !== undefined) return { path: imageAddress({ url: imageUrl }, SOCIAL_IMAGE), alt: name };
  return undefined;
}
