import { toLineKey } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { NewOwner } from './cart-owner.ts';
import { type CartLine, type CartProduct, toMaxQuantity, toQuantity } from './cart-lines.ts';
import type { CartEvent } from './cart-setup.ts';
import type { cartMachine } from './cart.machine.ts';

export { cartMachine } from './cart.machine.ts';
export type { StoredCart } from './cart-context.ts';
export type { CartLine, CartProduct } from './cart-lines.ts';
export type { AwayChanges } from './cart-owner.ts';
export { type CartEvent, QUANTITY_DELAY_MS } from './cart-setup.ts';
export { orderAgain } from './order-again.ts';
export { savedCart } from './saved-cart.ts';

/** The facts that the cart, its badge and the product buttons show. */
export function cartView(snapshot: SnapshotFrom<typeof cartMachine>) {
  const { lines, tasks, alert } = snapshot.context;
  return {
    lines: lines.map((line) => ({
      ...line,
      lineKey: toLineKey(line),
      quantity: toQuantity(line),
      lineTotal: rupees(line.productPrice * toQuantity(line)),
      isPending: line.pending > 0,
      isRemoving: tasks.some((task) => task.kind === 'remove' && toLineKey(task.line) === toLineKey(line)),
      canIncrease: toQuantity(line) < toMaxQuantity(line),
    })),
    /** The number on the badge. */
    itemCount: sum(lines, toQuantity),
    subtotal: rupees(sum(lines, (line) => line.productPrice * toQuantity(line))),
    points: sum(lines, (line) => line.points * toQuantity(line)),
    status: readStatus(snapshot),
    /** Whether the server's cart is read, or its reading failed. */
    isSettled: snapshot.matches({ ready: 'idle' }) || snapshot.matches({ ready: 'failed' }),
    isMember: snapshot.context.userId !== undefined,
    alert,
    canRetry: snapshot.can({ type: 'page.retry' }),
  };
}

/**
 * Known lines are shown, whatever else happens or fails. The cart is not shown as empty before its owner is
 * known.
 */
function readStatus(snapshot: SnapshotFrom<typeof cartMachine>) {
  const { lines, isOwnerKnown } = snapshot.context;
  if (lines.length > 0) return 'ready' as const;
  if (snapshot.matches({ ready: 'failed' })) return 'failed' as const;
  const isReading = (['restoring', { ready: 'merging' }, { ready: 'fetching' }] as const).some((state) =>
    snapshot.matches(state),
  );
  return isReading || !isOwnerKnown ? ('loading' as const) : ('ready' as const);
}

function sum(lines: readonly CartLine[], figure: (line: CartLine) => number): number {
  return lines.reduce((total, line) => total + figure(line), 0);
}

/** Rounds rupees to whole paise, because sums of binary fractions are not exact. */
function rupees(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** What a user can do with the cart, and what the page reports to it. */
export function cartVerbs(send: (event: CartEvent) => void) {
  return {
    /** Adds one unit of the product, or the given quantity. */
    add: (product: CartProduct, quantity = 1) => send({ type: 'cart.add', product, quantity }),
    /** Adds one unit of a product, which leaves the wishlist once the cart has it. */
    move: (product: CartProduct) => send({ type: 'cart.add', product, quantity: 1, isMove: true }),
    remove: (lineKey: string) => send({ type: 'cart.remove', lineKey }),
    increase: (lineKey: string) => send({ type: 'quantity.increase', lineKey }),
    decrease: (lineKey: string) => send({ type: 'quantity.decrease', lineKey }),
    /** Changes the quantity to what is left. */
    limit: (lineKey: string) => send({ type: 'quantity.limit', lineKey }),
    sessionChanged: (owner: NewOwner) => send({ type: 'session.change', ...owner }),
    ordered: () => send({ type: 'cart.ordered' }),
    storageChanged: () => send({ type: 'storage.change' }),
    retry: () => send({ type: 'page.retry' }),
  };
}
