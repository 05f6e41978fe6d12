import { type User, fail, ok } from '@pgm/api/contract';
import { sessionMachine, sessionVerbs, sessionView } from '@pgm/machines/auth/session';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { untilGivenUp } from '#app/kit/pending-calls.ts';
import { forgetOtherCheckouts } from '#app/kit/device/checkout-storage.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { fetchAssociate } from './fetch-associate.ts';
import { watchOtherTabs } from '#app/kit/device/other-tabs.ts';
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  storeTokens,
  storeUser,
} from './stored-session.ts';
import { useIsHydrated } from '#app/hydration/use-is-hydrated.ts';

/** The session machine with the site's implementations. */
export const siteSessionMachine = withPorts(sessionMachine)({
  actors: {
    readSession: fromPromise(readStoredSession),
    saveSession: fromPromise(async ({ input }) => input && storeSession(input)),
    clearSession: fromPromise(({ input }) => clearStoredSession(input)),
    verifyToken: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.verifyToken(input, signal),
    ),
    refreshSession: fromPromise(({ input, signal }) =>
      // One tab refreshes at a time: the second one finds the tokens of the first.
      untilGivenUp(navigator.locks.request('refresh-session', { signal }, () => refreshed(input, signal))),
    ),
    fetchAssociate: fromPromise(({ signal }) => fetchAssociate(signal)),
    logOut: fromPromise(async ({ input, signal }) => (await browserClient()).auth.logOut(input, signal)),
  },
});

/** The session of this page; there is one. It starts with the first part of the page that needs it. */
const actor = createActor(siteSessionMachine);
actor.on('toast.show', toasts.show);
actor.on('user.changed', ({ user }) => void storeChange(user));
actor.on('session.ended', () => location.assign(pageAfterLogout(location.pathname)));

/** What can happen to the session. */
export const session = sessionVerbs((event) => actor.send(event));

/** The current user, from the first read of the storage on. */
export function useSession() {
  useEffect(startSession, []);
  const now = useSelector(actor, sessionView);
  return useIsHydrated() ? now : atFirst;
}

/** The server knows no user. Its HTML is hydrated unchanged, also by a part that loads when the user is known. */
const atFirst = sessionView(actor.getSnapshot());

/**
 * Notifies the listener of the user's id, as soon as it is known and whenever it changes; undefined for a guest,
 * with whether the session has expired.
 */
export function onUser(listener: (userId: string | undefined, isExpired: boolean) => void): void {
  startSession();
  let reported: string | undefined;
  const notify = (snapshot: ReturnType<typeof actor.getSnapshot>) => {
    const { status, user, isExpired } = sessionView(snapshot);
    const caller = status === 'guest' ? 'guest' : user?.id;
    if (caller === undefined || caller === reported) return;
    reported = caller;
    listener(user?.id, isExpired);
  };
  notify(actor.getSnapshot());
  actor.subscribe(notify);
}

/** Notifies the listener after each login of an associate whose agreement has a newer version than the accepted one. */
export function onAgreementOutdated(listener: () => void): void {
  actor.on('agreement.outdated', listener);
}

/** Starts the session, once. */
function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  actor.start();
  onUser((userId) => {
    if (userId !== undefined) forgetOtherCheckouts(userId);
  });
  watchOtherTabs({ onLost: session.lost, onChange: session.storageChanged });
}

let isStarted = false;

/** The token for signed calls; waits while a stored session is being checked. */
export async function accessToken(): Promise<string | undefined> {
  startSession();
  return sessionView(await waitFor(actor, (snapshot) => sessionView(snapshot).status !== 'unknown')).token;
}

/** A newer token than the rejected one, if there is one. */
export async function renewedToken(rejected: string | undefined): Promise<string | undefined> {
  session.renew(rejected);
  const settled = await waitFor(actor, (snapshot) => !sessionView(snapshot).isRenewing);
  const { token, status } = sessionView(settled);
  return status === 'member' && token !== rejected ? token : undefined;
}

/** Refreshes the tokens, unless another tab has done so meanwhile. */
async function refreshed(refreshToken: string, signal: AbortSignal) {
  const stored = await readStoredSession();
  if (stored === undefined) return fail({ code: 'unauthenticated', message: 'Token expired' } as const);
  if (stored.refreshToken !== refreshToken)
    return ok({ accessToken: stored.token, refreshToken: stored.refreshToken });
  const result = await (await browserClient()).auth.refresh(refreshToken, signal);
  if (result.ok) await storeTokens(result.value.accessToken, result.value.refreshToken);
  return result;
}

/** Stores a changed account. If that fails, the change lasts as long as the page; the next page asks the server. */
async function storeChange(user: User): Promise<void> {
  try {
    await storeUser(user);
  } catch {
    return;
  }
  // A read that started earlier returns the account before the change.
  session.storageChanged();
}

/** After a logout a guarded page leads to the login page, any other page to the home page (spec section 4). */
function pageAfterLogout(pathname: string): string {
  return /^\/(manage(?!\/cart)|dashboard|profile|orders|wishlist|address)(\/|$)/i.test(pathname)
    ? '/Associate/login'
    : '/';
}
