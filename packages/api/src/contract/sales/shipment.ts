import * as z from 'zod/mini';
import { requiredText } from '../text.ts';

/**
 * The carriers by id, with their names and the address at which each shows where a parcel is; `{number}` stands for the
 * tracking number. A carrier without an address has no page for one parcel.
 */
export const CARRIERS = {
  BLUE_DART: {
    name: 'Blue Dart',
    trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  DELHIVERY: { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track-v2/package/{number}' },
  DTDC: { name: 'DTDC', trackingUrl: 'https://www.dtdc.in/trace.asp?strCnno={number}' },
  EKART: { name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  INDIA_POST: { name: 'India Post', trackingUrl: undefined },
  XPRESSBEES: {
    name: 'XpressBees',
    trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
  },
  OTHER: { name: 'Another carrier', trackingUrl: undefined },
} as const;

/** The id of a carrier. */
export const Carrier = z.enum(
  ['BLUE_DART', 'DELHIVERY', 'DTDC', 'EKART', 'INDIA_POST', 'XPRESSBEES', 'OTHER'],
  'Choose a carrier',
);
export type Carrier = z.infer<typeof Carrier>;

/** How an order was sent. */
export const Shipment = z.object({
  carrier: Carrier,
  trackingNumber: requiredText(40, 'Tracking number', 'Tracking number is required').check(
    z.regex(/^[A-Za-z0-9-]*$/, 'A tracking number has only letters, digits and hyphens'),
  ),
});
export type Shipment = z.infer<typeof Shipment>;

/** The address at which the carrier shows where the parcel is; undefined where it has none. */
export function toTrackingUrl({ carrier, trackingNumber }: Shipment): string | undefined {
  return CARRIERS[carrier].trackingUrl?.replace('{number}', encodeURIComponent(trackingNumber));
}
