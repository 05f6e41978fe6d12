import { type StoredCart, cartMachine, cartVerbs, cartView, keptCart } from '@pgm/machines/cart';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type SnapshotFrom, createActor, fromPromise, waitFor } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { onUser } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import { awayChanges, storeAway } from './away-changes.ts';
import { readStoredCart, storeCart } from './stored-cart.ts';

/** What the storage holds, as far as this page knows: writing the same again would only wake other tabs. */
let stored = '';

const machine = cartMachine.provide({
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

/** The one cart of this page. It starts with the first part of the page that asks for it. */
export const cartActor = createActor(machine);
cartActor.on('toast.show', toasts.show);

/** What a person can do with the cart; any part of the site may. */
export const cart = cartVerbs((event) => cartActor.send(event));

/** The cart as it is. */
export function useCart() {
  useEffect(startCart, []);
  return cartView(useSelector(cartActor, (snapshot) => snapshot));
}

/** What is in a cart: products and how many of each. */
export type CartItems = { productId: string; quantity: number }[];

/** What is in a member's cart, once that is read. */
export async function cartItems(): Promise<CartItems> {
  startCart();
  return itemsOf(await waitFor(cartActor, (snapshot) => itemsOf(snapshot) !== undefined)) ?? [];
}

/** Tells what is in a member's cart whenever that may have changed, here or in another tab; ends it. */
export function onCartItems(listener: (items: CartItems) => void): () => void {
  return cartActor.subscribe((snapshot) => {
    const items = itemsOf(snapshot);
    if (items !== undefined) listener(items);
  }).unsubscribe;
}

/** Undefined while a member's cart is not read. */
function itemsOf(snapshot: SnapshotFrom<typeof cartActor>): CartItems | undefined {
  const { isSettled, isMember, lines } = cartView(snapshot);
  if (!isSettled || !isMember) return undefined;
  return lines.map(({ productId, quantity }) => ({ productId, quantity }));
}

/** Starts the cart, once. */
export function startCart(): void {
  if (isStarted) return;
  isStarted = true;
  cartActor.start();
  cartActor.subscribe(({ context, value }) => {
    if (value !== 'restoring') storeAway(context.away);
    const kept = keptCart(context);
    const lines = JSON.stringify(kept.lines);
    const isMember = context.userId !== undefined;
    // A member's cart is stored though it is empty: the storage then holds all of its keys.
    const isMissing = isMember && localStorage.getItem('cartItems') === null;
    if (value === 'restoring' || (lines === stored && !isMissing)) return;
    stored = lines;
    void storeCart(kept, isMember);
  });
  onUser((userId, isExpired) => cart.sessionChanged({ userId, key: crypto.randomUUID(), isExpired }));
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== null && key === 'cartItems') cart.storageChanged();
  });
}

let isStarted = false;
