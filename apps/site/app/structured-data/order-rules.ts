import { DELIVERY, RETURN_DAYS } from '@pgm/api/contract';

/** How one unit at this price, in rupees, is brought: a way of delivery each, as schema.org's OfferShippingDetails. */
export function shippingDetails(price: number) {
  return Object.values(DELIVERY).map(({ fee, freeFrom, days: [fewest, most] }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: freeFrom !== null && price >= freeFrom ? 0 : fee,
      currency: 'INR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // Our days count from the order on.
      handlingTime: inDays(0, 0),
      transitTime: inDays(fewest, most),
    },
  }));
}

/** How an order is sent back, as schema.org's MerchantReturnPolicy. */
export function returnPolicy(origin: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    merchantReturnLink: `${origin}/cancelrefund`,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    // What came broken, wrong or spoilt comes back at our cost.
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
