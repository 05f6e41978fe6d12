import type { ProductInFull } from '@pgm/api/contract';
import type { authModalVerbs } from '@pgm/machines/auth/auth-modal';
import type { WishedProduct } from '@pgm/machines/sales/wishlist';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { isStored } from './device/is-stored.ts';
import { Listeners } from './listeners.ts';

/** What a visit without an account does not load, as far as the parts of a page use it: toasts, login modal, cart, wishes. */
interface AccountCode {
  /** The parts of the account above every page. */
  readonly default: ComponentType;
  readonly authModal: Pick<ReturnType<typeof authModalVerbs>, 'open'>;
  /** Adds pieces of a product to the cart, by default one, in a size if it has sizes. */
  readonly addToCart: (product: ProductInFull, size: string | undefined, quantity?: number) => void;
  /** Adds the product of a card, or asks for its size; resolves once the product has been read. */
  readonly addFromCard: (productId: string) => Promise<void>;
  /** The question for the size of a product in its card, while that is to be chosen. */
  readonly SizeChoiceFlow: ComponentType<{ readonly productId: string }>;
  /** Toggles the wish for a product, of a guest or of a member. */
  readonly toggleWish: (product: WishedProduct) => void;
}

let loadCode: () => Promise<AccountCode> = () =>
  Promise.reject(new Error('No account is provided to the page'));

/** Names where the account code is loaded from, which stands above the flows. The page's entry does so at its start. */
export function provideAccount(load: () => Promise<AccountCode>): void {
  loadCode = load;
}

/** Loads the account code, and shows nothing of it. */
export function loadAccount(): Promise<AccountCode> {
  return loadCode();
}

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
export async function openAccount(): Promise<AccountCode> {
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
export async function withAccount(act: (account: AccountCode) => void | Promise<void>): Promise<boolean> {
  try {
    await act(await openAccount());
    return true;
  } catch {
    return false;
  }
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
