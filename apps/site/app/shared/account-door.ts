import { useSyncExternalStore } from 'react';

/** Loads what a visit without an account does without: session, toasts, login modal. */
export const loadAccount = () => import('../flows/account/account.ts');

type Account = Awaited<ReturnType<typeof loadAccount>>;

const listeners = new Set<() => void>();
let isWanted = false;
let isMissing = false;

/** Whether this page needs the account's part: somebody is, or wants to be, logged in. */
export function useAccountWanted(): boolean {
  return useSyncExternalStore(subscribe, wanted, notOnTheServer);
}

/** Makes the page show the account's part. */
export function wantAccount(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Stands where a page could not load the account's part: it can show no login modal any more. */
export function NoAccount() {
  isMissing = true;
  return null;
}

/** Loads the account's part and shows it. */
export async function openAccount() {
  const account = await loadAccount();
  wantAccount();
  return account;
}

/**
 * Opens the login modal above `path`; where it can't be loaded or shown, the login page is asked for.
 * @param prepare is given the account's part before the modal opens
 * @returns false without a line, when nothing of that can be had and the page stays
 */
export function askLogin(path: string, prepare?: (account: Account) => void): Promise<boolean> {
  return openAccount().then(
    (account) => {
      prepare?.(account);
      if (isMissing) location.assign('/Associate/login');
      else account.authModal.open(path);
      return true;
    },
    () => {
      if (navigator.onLine) location.assign('/Associate/login');
      return navigator.onLine;
    },
  );
}

/** Whether there may be something in the cart; what, is for the account's part to say. */
export function useHasCart(): boolean {
  return useSyncExternalStore(subscribe, hasCart, notOnTheServer);
}

/** Whether this browser holds a session; which, and whether it is still good, is for the account's part to say. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, hasSession, notOnTheServer);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const hasCart = () => wanted() || localStorage.getItem('cartItems') !== null;
const hasSession = () => localStorage.getItem('isAuthentication') !== null;
const wanted = () => isWanted || hasSession();
const notOnTheServer = () => false;
