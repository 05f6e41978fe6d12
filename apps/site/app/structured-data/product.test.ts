import { DEFAULT_TERMS, type ProductInFull } from '@pgm/api/contract';
import { describe, expect, it } from 'vitest';
import { shippingDetails } from './order-rules.ts';
import { productThing } from './product.ts';

const PRODUCT: ProductInFull = {
  id: 'p1',
  brandId: 'b1',
  brandName: 'Harit Gram',
  categoryId: 'c1',
  categoryName: 'Foods',
  categoryUniqueName: 'foods',
  name: 'Forest Honey',
  description: 'From the hills.',
  price: 640,
  points: 32,
  pointDescription: '',
  isVisible: true,
  isDeleted: false,
  images: [{ url: '/media/products/honey/640.webp', alt: 'A jar of honey' }],
  stock: { status: 'LOW', quantity: 2 },
};

const VISIT = { origin: 'https://shop.example.in', language: 'en' } as const;

describe('a product for search engines', () => {
  it('is offered at its price, as new, with its availability and its return policy', () => {
    expect(productThing(PRODUCT, VISIT, DEFAULT_TERMS)).toMatchObject({
      name: 'Forest Honey',
      sku: 'p1',
      category: 'Foods',
      image: ['https://shop.example.in/media/products/honey/social.jpg'],
      offers: {
        url: 'https://shop.example.in/product-details-page/p1',
        price: '640.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/LimitedAvailability',
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: {
          merchantReturnDays: 7,
          merchantReturnLink: 'https://shop.example.in/cancelrefund',
        },
      },
    });
  });

  it('says until when a price of a sale is valid', () => {
    expect(productThing(PRODUCT, VISIT, DEFAULT_TERMS).offers).not.toHaveProperty('priceValidUntil');
    const onSale = { ...PRODUCT, sale: { until: '2026-11-30', maximumRetailPrice: 720 } };
    expect(productThing(onSale, VISIT, DEFAULT_TERMS).offers).toMatchObject({
      price: '640.00',
      priceValidUntil: '2026-11-30',
    });
  });

  it('is offered in each of its sizes when some cost more', () => {
    const inSizes = {
      ...PRODUCT,
      sizes: ['250 g', '1 kg'],
      sizePrices: { '1 kg': { price: 2300, maximumRetailPrice: 2400, points: 120 } },
      stock: { status: 'LOW' as const, quantity: 2, sizes: { '250 g': 2, '1 kg': 0 } },
    };
    const url = 'https://shop.example.in/product-details-page/p1';
    expect(productThing(inSizes, VISIT, DEFAULT_TERMS).offers).toMatchObject([
      { '@type': 'Offer', name: '250 g', price: '640.00', availability: 'https://schema.org/InStock', url },
      {
        '@type': 'Offer',
        name: '1 kg',
        price: '2300.00',
        availability: 'https://schema.org/OutOfStock',
        url,
      },
    ]);
  });

  it("is offered at the address of its page in the visitor's language", () => {
    expect(productThing(PRODUCT, { ...VISIT, language: 'hi' }, DEFAULT_TERMS)).toHaveProperty(
      'offers.url',
      'https://shop.example.in/product-details-page/p1?lang=hi',
    );
  });

  it('has the average of its reviews and the newest ones, when there are some', () => {
    const unrated = productThing(PRODUCT, VISIT, DEFAULT_TERMS);
    expect([unrated, unrated]).toEqual([
      expect.not.objectContaining({ aggregateRating: expect.anything() }),
      expect.not.objectContaining({ review: expect.anything() }),
    ]);
    const review = { id: 'r1', productId: 'p1', author: 'Asha M.', stars: 5, text: 'Good', photos: [] };
    const newestReviews = [{ ...review, writtenAt: '2026-11-20T10:15:00.000Z' }];
    const rated = { ...PRODUCT, rating: { average: 4.62, count: 12 }, newestReviews };
    expect(productThing(rated, VISIT, DEFAULT_TERMS)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.62, reviewCount: 12, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Asha M.' },
          datePublished: '2026-11-20T10:15:00.000Z',
          reviewRating: { ratingValue: 5 },
          reviewBody: 'Good',
        },
      ],
    });
  });

  it('names the maker and the country of origin, when the pack is known to name them', () => {
    expect(productThing(PRODUCT, VISIT, DEFAULT_TERMS)).not.toHaveProperty('manufacturer');
    const maker = { role: 'MANUFACTURER', name: 'Honey Works', address: 'Almora' } as const;
    const labelFacts = { goods: 'FOOD', countryOfOrigin: 'India', maker } as const;
    expect(productThing({ ...PRODUCT, labelFacts }, VISIT, DEFAULT_TERMS)).toMatchObject({
      manufacturer: { name: 'Honey Works', address: 'Almora' },
      countryOfOrigin: { name: 'India' },
    });
    const packer = { ...maker, role: 'PACKER' } as const;
    expect(
      productThing({ ...PRODUCT, labelFacts: { ...labelFacts, maker: packer } }, VISIT, DEFAULT_TERMS),
    ).not.toHaveProperty('manufacturer');
  });

  it.each([
    [498.99, [49, 99]],
    [499, [0, 99]],
  ])('at ₹%d has the delivery cost of an order with one piece', (price, fees) => {
    expect(shippingDetails(price, DEFAULT_TERMS).map(({ shippingRate }) => shippingRate.value)).toEqual(fees);
  });

  it('is delivered in the days that the checkout promises', () => {
    expect(
      shippingDetails(100, DEFAULT_TERMS).map(({ deliveryTime }) => deliveryTime.transitTime),
    ).toMatchObject([
      { minValue: 4, maxValue: 7 },
      { minValue: 2, maxValue: 3 },
    ]);
  });
});
