import type { CartItem, GuestCart, NewCartItem, Result } from '@pgm/api/contract';
import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';
import {
  type CartContext,
  type StoredCart,
  lineOf,
  messageOf,
  reasonOf,
  withoutArrived,
} from './cart-context.ts';
import { type NewOwner, awayFor, ownedBy } from './cart-owner.ts';
import {
  type Addition,
  guestLines,
  merged,
  quantityOf,
  replaced,
  withChange,
  withLines,
  withMore,
  withoutLine,
} from './cart-lines.ts';

export type CartEvent =
  | ({ type: 'cart.add' } & Addition)
  | { type: 'cart.remove'; productId: string }
  | { type: 'quantity.increase'; productId: string }
  | { type: 'quantity.decrease'; productId: string }
  | { type: 'quantity.apply'; productId: string; by: 1 | -1 }
  /** Somebody logged in, or is found to be logged in, or not to be any more. */
  | ({ type: 'session.change' } & NewOwner)
  /** Another tab of this browser changed the cart. */
  | { type: 'storage.change' }
  /** What was in it is ordered. */
  | { type: 'cart.ordered' }
  | { type: 'cart.retry' };

/** How long a changed quantity waits before it is applied, in ms (spec section 9). */
export const QUANTITY_DELAY_MS = 500;

/** What the states of the cart are made of. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    readCart: fromPromise<StoredCart>(() => Promise.reject(new Error('readCart is not provided'))),
    mergeCart: fromPromise<Result<CartItem[]>, GuestCart>(() =>
      Promise.reject(new Error('mergeCart is not provided')),
    ),
    fetchCart: fromPromise<Result<CartItem[]>, string>(() =>
      Promise.reject(new Error('fetchCart is not provided')),
    ),
    addItem: fromPromise<Result<unknown>, NewCartItem>(() =>
      Promise.reject(new Error('addItem is not provided')),
    ),
    removeItem: fromPromise<Result<unknown>, string>(() =>
      Promise.reject(new Error('removeItem is not provided')),
    ),
  },
  guards: {
    isGuest: ({ context }) => context.userId === undefined,
    hasGuestCart: ({ context }) => context.userId !== undefined && guestLines(context.lines).length > 0,
    isStale: ({ context }) => context.userId !== undefined && context.isStale,
    hasToAdd: ({ context }) => context.tasks[0]?.kind === 'add',
    hasToRemove: ({ context }) => context.tasks[0]?.kind === 'remove',
    isOnServer: ({ context }, productId: string) => lineOf(context, productId)?.id !== undefined,
    isArriving: ({ context }, productId: string) => {
      const line = lineOf(context, productId);
      return line !== undefined && line.id === undefined && line.pending > 0;
    },
    isLastOne: ({ context }, { productId, by }: { productId: string; by: number }) => {
      const line = lineOf(context, productId);
      return by < 0 && line !== undefined && quantityOf(line) <= 1;
    },
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isGone: (_, answer: Result<unknown>) => answer.ok || answer.failure.code === 'notFound',
  },
  actions: {
    restore: assign(({ context: { lines, userId, away } }, stored: StoredCart) => ({
      key: stored.key,
      lines: withLines(stored.lines, lines),
      away: away ?? awayFor(userId, stored.away),
    })),
    forgetLines: assign({ lines: [] }),
    expectChange: assign({ isStale: true }),
    takeOwner: assign(({ context: { userId, key, lines, away } }, owner: NewOwner) => ({
      ...ownedBy({ userId, key, lines, away }, owner),
      isOwnerKnown: true,
      tasks: [],
      isStale: true,
      alert: undefined,
    })),
    addHere: assign(({ context }, addition: Addition) => ({
      lines: withMore(context.lines, addition, 'change'),
    })),
    addOnServer: assign(({ context }, { product, quantity }: Addition) => ({
      lines: withMore(context.lines, { product, quantity }, 'pending'),
      tasks: [...context.tasks, { kind: 'add' as const, product, quantity }],
    })),
    removeHere: assign(({ context }, productId: string) => ({
      lines: withoutLine(context.lines, productId),
    })),
    removeOnServer: assign(({ context }, productId: string) => {
      const line = lineOf(context, productId);
      const isAsked = context.tasks.some(
        (task) => task.kind === 'remove' && task.line.productId === productId,
      );
      if (line === undefined || isAsked) return {};
      return { tasks: [...context.tasks, { kind: 'remove' as const, line }] };
    }),
    applyLater: enqueueActions(({ enqueue }, { productId, by }: { productId: string; by: 1 | -1 }) => {
      enqueue.raise({ type: 'quantity.apply', productId, by }, { delay: QUANTITY_DELAY_MS });
    }),
    removeLater: raise((_, productId: string) => ({ type: 'cart.remove' as const, productId })),
    applyChange: assign(({ context }, { productId, by }: { productId: string; by: number }) => ({
      lines: withChange(context.lines, productId, by),
    })),
    takeMerged: assign(({ context }, answer: Result<CartItem[]>) => ({
      lines: answer.ok ? merged(context.lines, answer.value, context.away?.lines) : context.lines,
      away: undefined,
      isStale: false,
      alert: undefined,
    })),
    takeItems: assign(({ context }, answer: Result<CartItem[]>) => ({
      lines: answer.ok ? replaced(withoutArrived(context), answer.value) : context.lines,
      tasks: context.tasks.slice(1),
      isStale: false,
      alert: undefined,
    })),
    takeBackAdd: assign(({ context }) => ({
      lines: withoutArrived(context),
      tasks: context.tasks.slice(1),
    })),
    dropRemoved: assign(({ context }) => ({
      lines:
        context.tasks[0]?.kind === 'remove'
          ? withoutLine(context.lines, context.tasks[0].line.productId)
          : context.lines,
      tasks: context.tasks.slice(1),
    })),
    giveUpTask: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: messageOf(answer) })),
    clearAlert: assign({ alert: undefined }),
    toastAdded: emit({ type: 'toast.show', kind: 'success', message: 'Product added to cart successfully' }),
    toastRemoved: emit({ type: 'toast.show', kind: 'success', message: 'Product removed from cart' }),
    toastNotAdded: emit((_, answer?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: reasonOf(answer, 'Failed to sync with server', 'Something went wrong.'),
    })),
    toastNotRemoved: emit((_, answer?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: reasonOf(answer, 'Failed to remove from server', 'Error removing from cart'),
    })),
  },
});
