import { type Associate, Session, type User } from '@pgm/api/contract';
import type { SessionEnd } from '@pgm/machines/auth/session';
import { forgetEncrypted, readEncrypted, writeEncrypted } from '#app/kit/device/encrypted-storage.ts';
import { forgetVisitor } from '#app/kit/device/forget-visitor.ts';
import { isStored } from '#app/kit/device/is-stored.ts';
import { notifyThisTab, reportLost } from '#app/kit/device/other-tabs.ts';

/**
 * The session of this browser; undefined when there is none. Throws when the stored value is not a session, or
 * was not written in this browser.
 */
export async function readStoredSession(): Promise<Session | undefined> {
  if (!isStored('token') && !isStored('isAuthentication')) return undefined;
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
  if (!isStored('token')) return;
  await writeEncrypted({ user, isAuthentication: true });
}

/** Stores the member's own place in the tree. */
export async function storeAssociate(associateUser: Associate): Promise<void> {
  await writeEncrypted({ associateUser });
}

/** Deletes the session and what else this device stores about its visitor; this tab and others are notified. */
export async function clearStoredSession(end: SessionEnd): Promise<void> {
  if (end === 'lost') reportLost();
  await forgetVisitor(end);
}
