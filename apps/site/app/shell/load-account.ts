import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { isStored } from '../kit/device/is-stored.ts';
import { Listeners } from './listeners.ts';

/** Loads what a visit without an account does not need: session, toasts, login modal. */
export const loadAccount = () => import('./account/account.ts');

type Account = Awaited<ReturnType<typeof loadAccount>>;

const listeners = new Listeners();
let isWanted = false;
let Parts: ComponentType | undefined;

/**
 * The parts of the account above every page, once they are loaded: for a user who is logged in or wants to log in.
 * They are no lazy component: React would show a toast only together with the other parts that it waits for.
 */
export function useAccountParts(): ComponentType | undefined {
  const isNeeded = useSyncExternalStore(subscribe, wanted, notOnTheServer);
  useEffect(() => {
    if (isNeeded) requestAccount();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, loadedParts, noParts);
}

/** Makes the page load the account code and show its parts; offline it goes on without them. */
export function requestAccount(): void {
  isWanted = true;
  listeners.notify();
  openAccount().catch(() => undefined);
}

/** Loads the account code and shows its parts. */
export async function openAccount() {
  const account = await loadAccount();
  isWanted = true;
  Parts = account.default;
  listeners.notify();
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
 * Opens the login modal above `path`; when it can't be loaded, it opens the page of login or sign-up.
 * @returns false when the browser is offline, so that nothing can be loaded and the page stays
 */
export function askLogin(path: string, { prepare, isNew = false }: LoginRequest = {}): Promise<boolean> {
  const page = isNew ? '/Associate/signup' : '/Associate/login';
  return Promise.all([openAccount(), import('../flows/auth/auth-modal/auth-forms.ts')]).then(
    ([account]) => {
      account.authModal.open(path, { reason: prepare?.(account), isNew });
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

const hasCart = () => wanted() || isStored('cartItems');
const hasWishes = () => wanted() || isStored('wishItems');
const hasSession = () => isStored('isAuthentication');
const wanted = () => isWanted || hasSession();
const notOnTheServer = () => false;
const loadedParts = () => Parts;
const noParts = () => undefined;
