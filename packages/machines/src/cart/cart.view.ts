import type { SnapshotFrom } from 'xstate';
import type { NewOwner } from './cart-owner.ts';
import { type CartLine, type CartProduct, mostOf, quantityOf } from './cart-lines.ts';
import type { CartEvent } from './cart-setup.machine.ts';
import type { cartMachine } from './cart.machine.ts';

/** The facts that the cart, its badge and the buttons of products show. */
export function cartView(snapshot: SnapshotFrom<typeof cartMachine>) {
  const { lines, tasks, alert } = snapshot.context;
  return {
    lines: lines.map((line) => ({
      ...line,
      quantity: quantityOf(line),
      lineTotal: rupees(line.productPrice * quantityOf(line)),
      isPending: line.pending > 0,
      isRemoving: tasks.some((task) => task.kind === 'remove' && task.line.productId === line.productId),
      canIncrease: quantityOf(line) < mostOf(line),
    })),
    /** What the badge says. */
    itemCount: sum(lines, quantityOf),
    subtotal: rupees(sum(lines, (line) => line.productPrice * quantityOf(line))),
    points: sum(lines, (line) => line.points * quantityOf(line)),
    status: statusOf(snapshot),
    /** Whether the server's cart is read, or cannot be. */
    isSettled: snapshot.matches({ ready: 'idle' }) || snapshot.matches({ ready: 'failed' }),
    isMember: snapshot.context.userId !== undefined,
    alert,
    canRetry: snapshot.can({ type: 'cart.retry' }),
  };
}

/**
 * Lines that are known are shown whatever else is under way, or did not work. No cart is called empty before it is known
 * whose it is.
 */
function statusOf(snapshot: SnapshotFrom<typeof cartMachine>) {
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

/** Rupees to whole paise: sums of prices are no business of binary fractions. */
function rupees(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** What a person can do with the cart, and what the page tells it. */
export function cartVerbs(send: (event: CartEvent) => void) {
  return {
    /** One of the product, or so many. */
    add: (product: CartProduct, quantity = 1) => send({ type: 'cart.add', product, quantity }),
    remove: (productId: string) => send({ type: 'cart.remove', productId }),
    increase: (productId: string) => send({ type: 'quantity.increase', productId }),
    decrease: (productId: string) => send({ type: 'quantity.decrease', productId }),
    sessionChanged: (owner: NewOwner) => send({ type: 'session.change', ...owner }),
    ordered: () => send({ type: 'cart.ordered' }),
    storageChanged: () => send({ type: 'storage.change' }),
    retry: () => send({ type: 'cart.retry' }),
  };
}
