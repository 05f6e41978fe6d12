import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

/** Loads what a visit without an account does not need: session, toasts, login modal. */
export const loadAccount = () => import('../flows/auth/account/account.ts');

type Account = Awaited<ReturnType<typeof loadAccount>>;

const listeners = new Listeners();
let isWanted = false;
let isMissing = false;

/** Whether this page needs the account code: the user is logged in or wants to log in. */
export function useIsAccountWanted(): boolean {
  return useSyncExternalStore(subscribe, wanted, notOnTheServer);
}

/** Makes the page load the account code. */
export function requestAccount(): void {
  isWanted = true;
  listeners.notify();
}

/** Rendered when a page could not load the account code: it can no longer show a login modal. */
export function NoAccount() {
  isMissing = true;
  return null;
}

/** Loads the account code and shows its parts. */
export async function openAccount() {
  const account = await loadAccount();
  requestAccount();
  return account;
}

/**
 * Loads the account code for an action of the user.
 * @returns false when it cannot be loaded, or the action fails
 */
export async function withAccount(act: (account: Account) => void | Promise<void>): Promise<boolean> {
  try {
    await act(await openAccount());
    return true;
  } catch {
    return false;
  }
}

interface LoginRequest {
  /** Receives the account code before the modal opens, and returns why the login is needed. */
  readonly prepare?: (account: Account) => string;
  /** Whether the user has no account yet, and so signs up. Default false. */
  readonly isNew?: boolean;
}

/**
 * Opens the login modal above `path`; when it can't be loaded or shown, it opens the page of login or sign-up.
 * @returns false when the browser is offline, so that nothing can be loaded and the page stays
 */
export function askLogin(path: string, { prepare, isNew = false }: LoginRequest = {}): Promise<boolean> {
  const page = isNew ? '/Associate/signup' : '/Associate/login';
  return Promise.all([openAccount(), import('../flows/auth/auth-modal/auth-forms.ts')]).then(
    ([account]) => {
      const reason = prepare?.(account);
      if (isMissing) location.assign(page);
      else account.authModal.open(path, { reason, isNew });
      return true;
    },
    () => {
      if (navigator.onLine) location.assign(page);
      return navigator.onLine;
    },
  );
}

/** Whether the cart may have items; only the account code knows them. */
export function useHasCart(): boolean {
  return useSyncExternalStore(subscribe, hasCart, notOnTheServer);
}

/** Whether there may be wishes, of a guest or of a member; only the account code knows them. */
export function useHasWishes(): boolean {
  return useSyncExternalStore(subscribe, hasWishes, notOnTheServer);
}

/** Whether this browser has a session; only the account code knows whose it is and whether it is still valid. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, hasSession, notOnTheServer);
}

function subscribe(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

const hasCart = () => wanted() || localStorage.getItem('cartItems') !== null;
const hasWishes = () => wanted() || localStorage.getItem('wishItems') !== null;
const hasSession = () => localStorage.getItem('isAuthentication') !== null;
const wanted = () => isWanted || hasSession();
const notOnTheServer = () => false;
