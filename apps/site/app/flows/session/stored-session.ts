import { type Associate, Session, type User } from '@pgm/api/contract';
import type { SessionEnd } from '@pgm/machines/session';
import { forgetCheckout, forgetCheckoutOfNobody } from '../checkout/forget-checkout.ts';
import { forgetRecentSearches } from '../search/forget-recent-searches.ts';
import { forgetTab } from '../tab-memory/tab-memory.ts';
import { clearEncrypted, readEncrypted, writeEncrypted } from './encrypted-storage.ts';
import { tellLost } from './other-tabs.ts';

/** The session of this browser; undefined when there is none. Throws when what is stored is not one, or not ours. */
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

/** Stores who logged in; other tabs hear of it. */
export async function storeSession(session: Session): Promise<void> {
  await writeEncrypted({ ...session, isAuthentication: true });
  tellThisTab();
}

/** Replaces the tokens; other tabs hear of it. */
export async function storeTokens(token: string, refreshToken: string): Promise<void> {
  await writeEncrypted({ token, refreshToken, isAuthentication: true });
}

/** Replaces the account; other tabs hear of it. */
export async function storeUser(user: User): Promise<void> {
  // Somebody may have logged out in another tab meanwhile.
  if (localStorage.getItem('token') === null) return;
  await writeEncrypted({ user, isAuthentication: true });
}

/** Stores the member's own place in the tree. */
export async function storeAssociate(associateUser: Associate): Promise<void> {
  await writeEncrypted({ associateUser });
}

/**
 * Forgets the session, and everything else that was stored (spec section 4); then what was searched for, which is nobody
 * else's business on a shared phone. A member whose session was lost finds the checkout as it was; nobody else does.
 */
export async function clearStoredSession(end: SessionEnd): Promise<void> {
  if (end === 'lost') tellLost();
  clearEncrypted();
  if (end === 'left') forgetCheckout();
  else forgetCheckoutOfNobody();
  forgetTab();
  tellThisTab();
  await forgetRecentSearches();
}

/** A browser tells only its other tabs what changed in its storage; the header of this one wants to know too. */
function tellThisTab(): void {
  dispatchEvent(new StorageEvent('storage'));
}
