import type { SessionEnd } from '@pgm/machines/auth/session';
import { forgetCheckout, forgetGuestCheckout } from './checkout-storage.ts';
import { clearEncrypted } from './encrypted-storage.ts';
import { notifyThisTab } from './other-tabs.ts';
import { forgetPin } from './saved-pin.ts';
import { forgetSearches } from './search-storage.ts';
import { forgetSeen } from './seen-times.ts';
import { forgetTab } from './tab-storage.ts';

/**
 * Deletes what this device stores about its visitor when a session ends: the session and everything else of spec section 4,
 * the drafts of this tab, and the PIN code, the recent searches and the products that were seen, which are private on a shared
 * phone. The checkout of a lost session stays saved for the same member only, and the coupon stays, as the cart does on the
 * server.
 *
 * Whatever the site stores is in this folder: the lint rule `zones/device` forbids the storages elsewhere. So a new part is
 * a neighbour of this list.
 */
export async function forgetVisitor(end: SessionEnd): Promise<void> {
  clearEncrypted(end === 'lost' ? 'cartCoupon' : undefined);
  if (end === 'left') forgetCheckout();
  else forgetGuestCheckout();
  forgetTab();
  forgetPin();
  notifyThisTab();
  await Promise.all([forgetSearches(), forgetSeen()]);
}
