import { type StoredCart, cartMachine, cartVerbs, cartView, savedCart } from '@pgm/machines/sales/cart';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type SnapshotFrom, createActor, fromPromise, waitFor } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { isStored } from '#app/kit/device/is-stored.ts';
import { onUser } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { awayChanges, storeAway } from './away-changes.ts';
import { readStoredCart, storeCart } from './stored-cart.ts';

/** The last stored text that this page knows: writing the same text again would only notify other tabs. */
let stored = '';

const machine = withPorts(cartMachine)({
  actors: {
    readCart: fromPromise(async (): Promise<StoredCart> => {
      const cart = await readStoredCart();
      stored = JSON.stringify(cart.lines);
      return { ...cart, away: awayChanges.recall() };
    }),
    mergeCart: fromPromise(async ({ input, signal }) => (await browserClient()).cart.merge(input, signal)),
    fetchCart: fromPromise(async ({ input, signal }) => (await browserClient()).cart.get(input, signal)),
    addItem: fromPromise(async ({ input, signal }) => (await browserClient()).cart.add(input, signal)),
    removeItem: fromPromise(async ({ input, signal }) => (await browserClient()).cart.remove(input, signal)),
  },
});

/** The cart of this page; there is one. It starts with the first part of the page that needs it. */
export const cartActor = createActor(machine);
cartActor.on('toast.show', toasts.show);

/** What a user can do with the cart; any part of the site may use it. */
export const cart = cartVerbs((event) => cartActor.send(event));

/** The current view of the cart. */
export function useCart() {
  useEffect(startCart, []);
  return useSelector(cartActor, cartView);
}

/** The items of a cart: products, sizes and quantities. */
export type CartItems = { productId: string; size?: string | undefined; quantity: number }[];

/** The items of a member's cart, as soon as the cart is loaded. */
export async function cartItems(): Promise<CartItems> {
  startCart();
  return toItems(await waitFor(cartActor, (snapshot) => toItems(snapshot) !== undefined)) ?? [];
}

/**
 * Notifies the listener when a member's cart items may have changed, here or in another tab; returns a function
 * that stops it.
 */
export function onCartItems(listener: (items: CartItems) => void): () => void {
  return cartActor.subscribe((snapshot) => {
    const items = toItems(snapshot);
    if (items !== undefined) listener(items);
  }).unsubscribe;
}

/** Undefined while a member's cart is not loaded. */
function toItems(snapshot: SnapshotFrom<typeof cartActor>): CartItems | undefined {
  const { isSettled, isMember, lines } = cartView(snapshot);
  if (!isSettled || !isMember) return undefined;
  return lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
}

/** Starts the cart, once. */
export function startCart(): void {
  if (isStarted) return;
  isStarted = true;
  cartActor.start();
  cartActor.subscribe(({ context, value }) => {
    if (value !== 'restoring') storeAway(context.away);
    const saved = savedCart(context);
    const lines = JSON.stringify(saved.lines);
    const isMember = context.userId !== undefined;
    // A member's cart is stored even when it is empty, so that the storage has all of its keys.
    const isMissing = isMember && !isStored('cartItems');
    if (value === 'restoring' || (lines === stored && !isMissing)) return;
    stored = lines;
    // A full storage loses the cart at the end of the visit, not before.
    storeCart(saved, isMember).catch(() => undefined);
  });
  onUser((userId, isExpired) => cart.sessionChanged({ userId, key: crypto.randomUUID(), isExpired }));
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== null && key === 'cartItems') cart.storageChanged();
  });
}

let isStarted = false;
