import { getPinDelivery, ok } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPinDelivery } from './pin-delivery.transactions.ts';

/** How many PIN codes that are not cached one network address may look up. */
export const PIN_CODES_PER_ADDRESS = { max: 60, windowSeconds: 60 };

/** The call on PIN codes. */
export function pinCodeRoutes({ catalogueCache, company, db, limiter }: Platform) {
  const lookups = limiter(PIN_CODES_PER_ADDRESS);
  return [
    route(
      getPinDelivery,
      async ({ params: { pinCode }, clientAddress }) => {
        const rejection = await lookups.count('pin code', clientAddress);
        if (rejection) return rejection;
        const data = await findPinDelivery(db, pinCode, await company());
        return ok({ success: true as const, data });
      },
      { cache: catalogueCache },
    ),
  ];
}
