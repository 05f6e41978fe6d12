import { type CartItem, type GuestCart, type NewCartItem, type Result, toLineKey } from '@pgm/api/contract';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { type ShowToast, placeholder } from '../../kit/index.ts';
import {
  type CartContext,
  type StoredCart,
  toLine,
  toAlert,
  toTaskReason,
  withoutArrived,
} from './cart-context.ts';
import { type NewOwner, awayFor, ownedBy } from './cart-owner.ts';
import {
  type Addition,
  guestLines,
  merged,
  toLimitReason,
  toPlace,
  toQuantity,
  replaced,
  withChange,
  withLimit,
  withMore,
  removeLine,
} from './cart-lines.ts';

export type CartEvent =
  | ({ type: 'cart.add' } & Addition)
  | { type: 'cart.remove'; lineKey: string }
  | { type: 'quantity.increase'; lineKey: string }
  | { type: 'quantity.decrease'; lineKey: string }
  | { type: 'quantity.apply'; lineKey: string; by: 1 | -1 }
  /** As many as there are, and no more. */
  | { type: 'quantity.limit'; lineKey: string }
  /** A user logged in, or is found to be logged in, or is not logged in any more. */
  | ({ type: 'session.change' } & NewOwner)
  /** Another tab of this browser changed the cart. */
  | { type: 'storage.change' }
  /** The content of the cart is ordered. */
  | { type: 'cart.ordered' }
  | { type: 'page.retry' };

/** Emitted once the cart has a product that was on the wishlist. */
export interface ItemMoved {
  readonly type: 'item.moved';
  readonly productId: string;
}

/** How long a changed quantity waits before it is applied, in ms (spec section 9). */
export const QUANTITY_DELAY_MS = 500;

/** The setup that all states of the cart machine share. */
export const cartSetup = setup({
  types: { context: {} as CartContext, events: {} as CartEvent, emitted: {} as ShowToast | ItemMoved },
  actors: {
    readCart: placeholder<StoredCart>('readCart'),
    mergeCart: placeholder<Result<CartItem[]>, GuestCart>('mergeCart'),
    fetchCart: placeholder<Result<CartItem[]>, string>('fetchCart'),
    addItem: placeholder<Result<unknown>, NewCartItem>('addItem'),
    removeItem: placeholder<Result<unknown>, string>('removeItem'),
  },
  guards: {
    isTooMany: ({ context }, addition: Addition) => toPlace(context, addition) === 'nowhere',
    staysHere: ({ context }, addition: Addition) => toPlace(context, addition) === 'here',
    hasGuestCart: ({ context }) => context.userId !== undefined && guestLines(context.lines).length > 0,
    isStale: ({ context }) => context.userId !== undefined && context.isStale,
    hasToAdd: ({ context }) => context.tasks[0]?.kind === 'add',
    hasToRemove: ({ context }) => context.tasks[0]?.kind === 'remove',
    isOnServer: ({ context }, lineKey: string) => toLine(context, lineKey)?.id !== undefined,
    isArriving: ({ context }, lineKey: string) => {
      const line = toLine(context, lineKey);
      return line !== undefined && line.id === undefined && line.pending > 0;
    },
    isLastOne: ({ context }, { lineKey, by }: { lineKey: string; by: number }) => {
      const line = toLine(context, lineKey);
      return by < 0 && line !== undefined && toQuantity(line) <= 1;
    },
  },
  actions: {
    restore: assign(({ context: { userId, away } }, stored: StoredCart) => ({
      key: stored.key,
      lines: stored.lines,
      away: away ?? awayFor(userId, stored.away),
    })),
    forgetLines: assign({ lines: [] }),
    expectChange: assign({ isStale: true }),
    setOwner: assign(({ context: { userId, key, lines, away } }, owner: NewOwner) => ({
      ...ownedBy({ userId, key, lines, away }, owner),
      nextKey: owner.key,
      isOwnerKnown: true,
      tasks: [],
      isStale: true,
      alert: undefined,
    })),
    addLater: assign(({ context }, { product, quantity, isMove }: Addition) => ({
      early: [...context.early, { product, quantity, isMove }],
    })),
    addEarly: enqueueActions(({ context, enqueue }) => {
      for (const addition of context.early) enqueue.raise({ type: 'cart.add', ...addition });
      enqueue.assign({ early: [] });
    }),
    addHere: assign(({ context }, addition: Addition) => ({
      lines: withMore(context.lines, addition, 'change'),
    })),
    addOnServer: assign(({ context }, { product, quantity, isMove }: Addition) => ({
      lines: withMore(context.lines, { product, quantity }, 'pending'),
      tasks: [...context.tasks, { kind: 'add' as const, product, quantity, isMove }],
    })),
    emitMoved: enqueueActions(({ enqueue }, addition: Addition | undefined) => {
      if (addition?.isMove) enqueue.emit({ type: 'item.moved', productId: addition.product.productId });
    }),
    removeHere: assign(({ context }, lineKey: string) => ({
      lines: removeLine(context.lines, lineKey),
    })),
    removeOnServer: assign(({ context }, lineKey: string) => {
      const line = toLine(context, lineKey);
      const isRequested = context.tasks.some(
        (task) => task.kind === 'remove' && toLineKey(task.line) === lineKey,
      );
      if (line === undefined || isRequested) return {};
      return { tasks: [...context.tasks, { kind: 'remove' as const, line }] };
    }),
    applyLater: enqueueActions(({ enqueue }, { lineKey, by }: { lineKey: string; by: 1 | -1 }) => {
      enqueue.raise({ type: 'quantity.apply', lineKey, by }, { delay: QUANTITY_DELAY_MS });
    }),
    removeLater: raise((_, lineKey: string) => ({ type: 'cart.remove' as const, lineKey })),
    applyChange: assign(({ context }, { lineKey, by }: { lineKey: string; by: number }) => ({
      lines: withChange(context.lines, lineKey, by),
    })),
    applyLimit: assign(({ context }, lineKey: string) => ({ lines: withLimit(context.lines, lineKey) })),
    setMerged: assign(({ context }, result: Result<CartItem[]>) => ({
      lines: result.ok ? merged(context.lines, result.value, context.away?.lines) : context.lines,
      away: undefined,
      isStale: false,
      alert: undefined,
    })),
    /** What was merged is merged once; the next guest's cart is another one. */
    renewKey: assign(({ context }) => ({ key: context.nextKey })),
    setItems: assign(({ context }, result: Result<CartItem[]>) => ({
      lines: result.ok ? replaced(withoutArrived(context), result.value) : context.lines,
      tasks: context.tasks.slice(1),
      isStale: false,
      alert: undefined,
    })),
    rollBackAdd: assign(({ context }) => ({
      lines: withoutArrived(context),
      tasks: context.tasks.slice(1),
    })),
    dropRemoved: assign(({ context }) => ({
      lines:
        context.tasks[0]?.kind === 'remove'
          ? removeLine(context.lines, toLineKey(context.tasks[0].line))
          : context.lines,
      tasks: context.tasks.slice(1),
    })),
    giveUpTask: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    alertFailure: assign((_, result?: Result<unknown>) => ({ alert: toAlert(result) })),
    clearAlert: assign({ alert: undefined }),
    toastAdded: emit({
      type: 'toast.show',
      kind: 'success',
      message: 'Product added to cart successfully',
      opens: 'cart',
    }),
    toastRemoved: emit({ type: 'toast.show', kind: 'success', message: 'Product removed from cart' }),
    toastTooMany: emit((_, { product }: Addition) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: toLimitReason(product),
      opens: 'cart' as const,
    })),
    toastNotAdded: emit(({ context }, result?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: toTaskReason(result, 'Failed to sync with server', 'Something went wrong.'),
      // A cart with the product may have all that are left.
      ...(isRejectedInCart(context, result) && { opens: 'cart' as const }),
    })),
    toastNotRemoved: emit((_, result?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: toTaskReason(result, 'Failed to remove from server', 'Error removing from cart'),
    })),
  },
});

/** Whether the server rejected more of a product that the cart has already. */
function isRejectedInCart(context: CartContext, result: Result<unknown> | undefined): boolean {
  const [task] = context.tasks;
  if (task?.kind !== 'add' || result?.ok !== false || result.failure.code !== 'conflict') return false;
  return (toLine(context, toLineKey(task.product))?.saved ?? 0) > 0;
}
