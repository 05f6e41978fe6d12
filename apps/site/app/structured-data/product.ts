import {
  MAX_STARS,
  type Product,
  type ProductInFull,
  SOCIAL_IMAGE,
  type ShopTerms,
  hasDearerSizes,
  imageAddress,
  listSizes,
} from '@pgm/api/contract';
import { brandHref } from '../kit/brand-href.ts';
import { addressIn } from '../kit/page-address.ts';
import type { Visit } from '../kit/page-facts.ts';
import { productHref } from '../kit/catalogue-product.ts';
import { toCompany } from './organization.ts';
import { returnPolicy, shippingDetails } from './order-rules.ts';

/** A product and its price as schema.org's Product with its Offer. */
export function productThing(product: ProductInFull, { origin, language }: Visit, terms: ShopTerms) {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    category: product.categoryName,
    image: product.images.map((image) => origin + imageAddress(image, SOCIAL_IMAGE)),
    brand: {
      '@type': 'Brand',
      name: product.brandName,
      ...(product.brandSlug !== undefined && {
        url: origin + addressIn(language, brandHref(product.brandSlug)),
      }),
    },
    ...toOrigin(product),
    ...toReviews(product),
    offers: toOffers(
      product,
      {
        url: origin + addressIn(language, productHref(product)),
        priceCurrency: 'INR',
        itemCondition: 'https://schema.org/NewCondition',
        seller: toCompany({ origin }),
        hasMerchantReturnPolicy: returnPolicy(origin, terms),
      },
      terms,
    ),
  };
}

/** The offer of a product, or one for each of its sizes where some cost more. @param common what all of them say */
function toOffers<Common extends object>(product: ProductInFull, common: Common, terms: ShopTerms) {
  const toOffer = (price: number, availability: string) => ({
    '@type': 'Offer',
    ...common,
    price: price.toFixed(2),
    availability,
    shippingDetails: shippingDetails(price, terms),
  });
  const { price, sale, stock } = product;
  if (hasDearerSizes(product))
    return listSizes(product).map(({ name, isSoldOut, price: ofSize = price }) => ({
      ...toOffer(ofSize, AVAILABILITY[isSoldOut ? 'SOLD_OUT' : 'IN_STOCK']),
      name,
    }));
  return { ...toOffer(price, AVAILABILITY[stock.status]), ...(sale && { priceValidUntil: sale.until }) };
}

/** What the reviews say; absent without any. */
function toReviews({ rating, newestReviews = [] }: ProductInFull) {
  if (rating === undefined) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: MAX_STARS,
      worstRating: 1,
    },
    review: newestReviews.map(({ author, stars, text, writtenAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS, worstRating: 1 },
      ...(text !== '' && { reviewBody: text }),
    })),
  };
}

/** The origin of the product as the pack names it; a fact that is not known is left out. */
function toOrigin({ labelFacts: { maker, countryOfOrigin } = { goods: 'OTHER' } }: ProductInFull) {
  return {
    ...(maker?.role === 'MANUFACTURER' && {
      manufacturer: { '@type': 'Organization', name: maker.name, address: maker.address },
    }),
    ...(countryOfOrigin !== undefined && { countryOfOrigin: { '@type': 'Country', name: countryOfOrigin } }),
  };
}

const AVAILABILITY: Readonly<Record<Product['stock']['status'], string>> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW: 'https://schema.org/LimitedAvailability',
  SOLD_OUT: 'https://schema.org/OutOfStock',
};
