import { type User, fail, ok } from '@pgm/api/contract';
import { sessionMachine, sessionVerbs, sessionView } from '@pgm/machines/session';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { forgetCheckoutOfOthers } from '../checkout/forget-checkout.ts';
import { toasts } from '../toasts/toasts.ts';
import { fetchAssociate } from './fetch-associate.ts';
import { watchOtherTabs } from './other-tabs.ts';
import {
  clearStoredSession,
  readStoredSession,
  storeSession,
  storeTokens,
  storeUser,
} from './stored-session.ts';
import { useIsTakenOver } from './use-is-taken-over.ts';

const machine = sessionMachine.provide({
  actors: {
    readSession: fromPromise(readStoredSession),
    saveSession: fromPromise(async ({ input }) => input && storeSession(input)),
    clearSession: fromPromise(({ input }) => clearStoredSession(input)),
    verifyToken: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.verifyToken(input, signal),
    ),
    refreshSession: fromPromise(({ input, signal }) =>
      // One tab at a time: whoever comes second finds the tokens of the first.
      navigator.locks.request('refresh-session', { signal }, () => refreshed(input, signal)),
    ),
    fetchAssociate: fromPromise(({ signal }) => fetchAssociate(signal)),
    logOut: fromPromise(async ({ input, signal }) => (await browserClient()).auth.logOut(input, signal)),
  },
});

/** The one session of this page. It starts with the first part of the page that asks for it. */
const actor = createActor(machine);
actor.on('toast.show', toasts.show);
actor.on('user.changed', ({ user }) => void storeChange(user));
actor.on('session.ended', () => location.assign(pageAfterLogout(location.pathname)));

/** What can happen to the session. */
export const session = sessionVerbs((event) => actor.send(event));

/** Who is at the screen, from the first look at the storage on. */
export function useSession() {
  useEffect(startSession, []);
  const now = useSelector(actor, sessionView);
  return useIsTakenOver() ? now : atFirst;
}

/** The server knows nobody. What it wrote is taken over as it is, also by a part that arrives when more is known. */
const atFirst = sessionView(actor.getSnapshot());

/**
 * Tells whose account it is, once that is known and whenever it changes; undefined for a guest, with whether a session has
 * come to its end.
 */
export function onUser(listener: (userId: string | undefined, isExpired: boolean) => void): void {
  startSession();
  let told: string | undefined;
  const tell = (snapshot: ReturnType<typeof actor.getSnapshot>) => {
    const { status, user, isExpired } = sessionView(snapshot);
    const who = status === 'guest' ? 'guest' : user?.id;
    if (who === undefined || who === told) return;
    told = who;
    listener(user?.id, isExpired);
  };
  tell(actor.getSnapshot());
  actor.subscribe(tell);
}

/** Starts the session, once. */
function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  actor.start();
  onUser((userId) => {
    if (userId !== undefined) forgetCheckoutOfOthers(userId);
  });
  watchOtherTabs({ onLost: session.lost, onChange: session.storageChanged });
}

let isStarted = false;

/** The token for signed calls; waits while a stored session is being looked at. */
export async function accessToken(): Promise<string | undefined> {
  startSession();
  return sessionView(await waitFor(actor, (snapshot) => sessionView(snapshot).status !== 'unknown')).token;
}

/** A better token than the one that was refused, if there is one. */
export async function renewedToken(refused: string | undefined): Promise<string | undefined> {
  session.renew(refused);
  const settled = await waitFor(actor, (snapshot) => !sessionView(snapshot).isRenewing);
  const { token, status } = sessionView(settled);
  return status === 'member' && token !== refused ? token : undefined;
}

/** Trades the refresh token in, unless another tab has done so meanwhile. */
async function refreshed(refreshToken: string, signal: AbortSignal) {
  const stored = await readStoredSession();
  if (stored === undefined) return fail({ code: 'unauthenticated', message: 'Token expired' } as const);
  if (stored.refreshToken !== refreshToken)
    return ok({ accessToken: stored.token, refreshToken: stored.refreshToken });
  const answer = await (await browserClient()).auth.refresh(refreshToken, signal);
  if (answer.ok) await storeTokens(answer.value.accessToken, answer.value.refreshToken);
  return answer;
}

/** Stores a changed account. Where that fails, it lasts as long as the page; the next asks the server. */
async function storeChange(user: User): Promise<void> {
  try {
    await storeUser(user);
  } catch {
    return;
  }
  // What was being read meanwhile is the account as it was before.
  session.storageChanged();
}

/** A guarded page leads to the login page, any other to the start (spec section 4). */
function pageAfterLogout(pathname: string): string {
  return /^\/(manage(?!\/cart)|dashboard|profile|orders|wishlist|address)(\/|$)/i.test(pathname)
    ? '/Associate/login'
    : '/';
}
