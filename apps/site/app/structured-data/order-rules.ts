import type { ShopTerms } from '@pgm/api/contract';

/**
 * The delivery of one unit at this price, in rupees: one OfferShippingDetails of schema.org per way of delivery.
 */
export function shippingDetails(price: number, { delivery }: ShopTerms) {
  return Object.values(delivery).map(({ fee, freeFrom, days: [minErrors, max] }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: freeFrom !== null && price >= freeFrom ? 0 : fee,
      currency: 'INR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Our delivery days count from the order.
      handlingTime: inDays(0, 0),
      transitTime: inDays(minErrors, max),
    },
  }));
}

/** The return of an order, as schema.org's MerchantReturnPolicy. */
export function returnPolicy(origin: string, { returnDays }: ShopTerms) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    merchantReturnLink: `${origin}/cancelrefund`,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    // The company pays for the return of broken, incorrect or spoilt products.
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}

const inDays = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});
