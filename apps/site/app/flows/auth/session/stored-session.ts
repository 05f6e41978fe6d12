import { type Associate, Session, type User } from '@pgm/api/contract';
import type { SessionEnd } from '@pgm/machines/auth/session';
import { forgetCheckout, forgetGuestCheckout } from '../../sales/checkout/forget-checkout.ts';
import { forgetRecentSearches } from '../../catalogue/search/forget-recent-searches.ts';
import { forgetSeen } from '../../catalogue/recently-seen/note-seen.ts';
import { forgetPin } from '../../sales/pin-delivery/saved-pin.ts';
import { forgetTab } from '../../../kit/tab-storage.ts';
import { clearEncrypted, forgetEncrypted, readEncrypted, writeEncrypted } from './encrypted-storage.ts';
import { reportLost } from './other-tabs.ts';

/**
 * The session of this browser; undefined when there is none. Throws when the stored value is not a session, or
 * was not written in this browser.
 */
export async function readStoredSession(): Promise<Session | undefined> {
  if (localStorage.getItem('token') === null && localStorage.getItem('isAuthentication') === null)
    return undefined;
  const [token, refreshToken, user] = await Promise.all([
    readEncrypted('token'),
    readEncrypted('refreshToken'),
    readEncrypted('user'),
  ]);
  return Session.parse({ token, refreshToken, user });
}

/** Stores the session of a login; other tabs are notified. The referral has served, and is deleted. */
export async function storeSession(session: Session): Promise<void> {
  forgetEncrypted('referral');
  await writeEncrypted({ ...session, isAuthentication: true });
  notifyThisTab();
}

/** Replaces the tokens; other tabs are notified. */
export async function storeTokens(token: string, refreshToken: string): Promise<void> {
  await writeEncrypted({ token, refreshToken, isAuthentication: true });
}

/** Replaces the account; other tabs are notified. */
export async function storeUser(user: User): Promise<void> {
  // The user may have logged out in another tab meanwhile.
  if (localStorage.getItem('token') === null) return;
  await writeEncrypted({ user, isAuthentication: true });
}

/** Stores the member's own place in the tree. */
export async function storeAssociate(associateUser: Associate): Promise<void> {
  await writeEncrypted({ associateUser });
}

/**
 * Deletes the session and everything else that was stored (spec section 4), then the PIN code that was looked up,
 * the recent searches and the products that were seen, which are private on a shared phone. The checkout of a lost session stays saved for the same member only, and
 * the coupon stays, as the cart does on the server.
 */
export async function clearStoredSession(end: SessionEnd): Promise<void> {
  if (end === 'lost') reportLost();
  clearEncrypted(end === 'lost' ? 'cartCoupon' : undefined);
  if (end === 'left') forgetCheckout();
  else forgetGuestCheckout();
  forgetTab();
  forgetPin();
  notifyThisTab();
  await Promise.all([forgetRecentSearches(), forgetSeen()]);
}

/** A browser sends storage events only to other tabs; the header of this tab needs the change too. */
function notifyThisTab(): void {
  dispatchEvent(new StorageEvent('storage'));
}
