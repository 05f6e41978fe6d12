import type { CartItem, GuestCart, NewCartItem, Result } from '@pgm/api/contract';
import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';
import { type AwayChanges, type CartOwner, type NewOwner, awayFor, ownedBy } from './cart-owner.ts';
import {
  type Addition,
  type CartLine,
  guestLines,
  merged,
  quantityOf,
  replaced,
  withChange,
  withLines,
  withMore,
  withoutLine,
  withoutPending,
} from './cart-lines.ts';

/** What is stored of the cart. */
export interface StoredCart {
  /** Names the guest's cart, so that the server takes it over once. */
  readonly key: string;
  readonly lines: readonly CartLine[];
  readonly away?: AwayChanges | undefined;
}

/** Something that the server is to be told. */
type CartTask = ({ readonly kind: 'add' } & Addition) | { readonly kind: 'remove'; readonly line: CartLine };

interface CartContext extends CartOwner {
  /** Whether it is known who is there: a member's cart is read only then. */
  readonly isOwnerKnown: boolean;
  /** Whether the server's cart has to be read before anything else. */
  readonly isStale: boolean;
  /** In the order in which they were asked for. */
  readonly tasks: readonly CartTask[];
  /** Why the cart could not be read; English, for `t()`. */
  readonly alert: string | undefined;
}

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

const NO_RESPONSE = 'No response from server';

/**
 * The cart (spec section 4). Adding posts what is added and reads the whole cart anew; removing tells the server and then
 * drops the line; quantities change here, 500 ms after the press, and survive every reading. What was asked for is
 * shown at once and taken back when the server refuses. A guest's cart is taken over with the login, once. Fill the
 * actors with the storage and the calls.
 */
export const cartMachine = setup({
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
}).createMachine({
  id: 'cart',
  context: {
    key: '',
    lines: [],
    userId: undefined,
    isOwnerKnown: false,
    away: undefined,
    isStale: false,
    tasks: [],
    alert: undefined,
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'readCart',
        src: 'readCart',
        onDone: { target: 'ready', actions: { type: 'restore', params: ({ event }) => event.output } },
        onError: 'ready',
      },
      on: {
        'cart.add': { actions: [{ type: 'addHere', params: ({ event }) => event }, 'toastAdded'] },
        'session.change': { actions: { type: 'takeOwner', params: ({ event }) => event } },
      },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'storage.change': { target: '#cart.restoring', actions: 'forgetLines' } },
          always: [
            { guard: 'hasGuestCart', target: 'merging' },
            { guard: 'isStale', target: 'fetching' },
            { guard: 'hasToAdd', target: 'adding' },
            { guard: 'hasToRemove', target: 'removing' },
          ],
        },
        merging: {
          invoke: {
            id: 'mergeCart',
            src: 'mergeCart',
            input: ({ context: { key, lines } }) => ({ key, items: guestLines(lines).map(itemOf) }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'takeMerged', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'alertFailure' },
          },
        },
        fetching: {
          invoke: {
            id: 'fetchCart',
            src: 'fetchCart',
            input: ({ context }) => context.userId ?? '',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'takeMerged', params: ({ event }) => event.output },
              },
              { target: 'failed', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: 'alertFailure' },
          },
        },
        failed: {
          always: [
            { guard: 'hasToAdd', target: 'adding' },
            { guard: 'hasToRemove', target: 'removing' },
          ],
          on: {
            'cart.retry': { target: 'idle', actions: 'clearAlert' },
            'storage.change': { target: '#cart.restoring', actions: 'forgetLines' },
          },
        },
        adding: {
          invoke: {
            id: 'addItem',
            src: 'addItem',
            input: ({ context }) => newItemOf(context.tasks[0]),
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'rereading' },
              {
                target: 'idle',
                actions: [{ type: 'toastNotAdded', params: ({ event }) => event.output }, 'takeBackAdd'],
              },
            ],
            onError: { target: 'idle', actions: ['toastNotAdded', 'takeBackAdd'] },
          },
        },
        rereading: {
          invoke: {
            id: 'fetchCart',
            src: 'fetchCart',
            input: ({ context }) => context.userId ?? '',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'takeItems', params: ({ event }) => event.output }, 'toastAdded'],
              },
              {
                target: 'failed',
                actions: [
                  { type: 'toastNotAdded', params: ({ event }) => event.output },
                  { type: 'alertFailure', params: ({ event }) => event.output },
                  'takeBackAdd',
                  'expectChange',
                ],
              },
            ],
            onError: {
              target: 'failed',
              actions: ['toastNotAdded', 'alertFailure', 'takeBackAdd', 'expectChange'],
            },
          },
        },
        removing: {
          invoke: {
            id: 'removeItem',
            src: 'removeItem',
            input: ({ context }) => idOf(context.tasks[0]),
            onDone: [
              {
                guard: { type: 'isGone', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['dropRemoved', 'toastRemoved'],
              },
              {
                target: 'idle',
                actions: [{ type: 'toastNotRemoved', params: ({ event }) => event.output }, 'giveUpTask'],
              },
            ],
            onError: { target: 'idle', actions: ['toastNotRemoved', 'giveUpTask'] },
          },
        },
      },
      on: {
        'cart.add': [
          {
            guard: 'isGuest',
            actions: [{ type: 'addHere', params: ({ event }) => event }, 'toastAdded'],
          },
          { actions: { type: 'addOnServer', params: ({ event }) => event } },
        ],
        'cart.remove': [
          { guard: { type: 'isArriving', params: ({ event }) => event.productId } },
          {
            guard: { type: 'isOnServer', params: ({ event }) => event.productId },
            actions: { type: 'removeOnServer', params: ({ event }) => event.productId },
          },
          { actions: [{ type: 'removeHere', params: ({ event }) => event.productId }, 'toastRemoved'] },
        ],
        'cart.ordered': { target: '.idle', actions: ['forgetLines', 'expectChange'] },
        'quantity.increase': {
          actions: { type: 'applyLater', params: ({ event }) => ({ productId: event.productId, by: 1 }) },
        },
        'quantity.decrease': {
          actions: { type: 'applyLater', params: ({ event }) => ({ productId: event.productId, by: -1 }) },
        },
        'quantity.apply': [
          {
            guard: { type: 'isLastOne', params: ({ event }) => event },
            actions: { type: 'removeLater', params: ({ event }) => event.productId },
          },
          { actions: { type: 'applyChange', params: ({ event }) => event } },
        ],
        'session.change': {
          target: '.idle',
          actions: { type: 'takeOwner', params: ({ event }) => event },
        },
      },
    },
  },
});

function lineOf({ lines }: Pick<CartContext, 'lines'>, productId: string): CartLine | undefined {
  return lines.find((line) => line.productId === productId);
}

/** The lines without the one that was just on its way: the server has it now, or will not. */
function withoutArrived({ lines, tasks: [task] }: CartContext): readonly CartLine[] {
  return task?.kind === 'add' ? withoutPending(lines, task) : lines;
}

function itemOf(line: CartLine): GuestCart['items'][number] {
  return { productId: line.productId, quantity: quantityOf(line) };
}

/** What is posted to add something; a press adds one unit (spec section 7). */
function newItemOf(task: CartTask | undefined): NewCartItem {
  if (task?.kind !== 'add') throw new Error('nothing is to be added');
  const { productId, productName, productPrice, productImage } = task.product;
  return { productId, quantity: task.quantity, productName, productPrice, productImage };
}

function idOf(task: CartTask | undefined): string {
  if (task?.kind !== 'remove' || task.line.id === undefined) throw new Error('nothing is to be removed');
  return task.line.id;
}

function messageOf(answer: Result<unknown> | undefined): string {
  if (answer === undefined || answer.ok) return 'Something went wrong.';
  return answer.failure.code === 'noResponse' ? NO_RESPONSE : answer.failure.message;
}

/** What a person is told of a change that did not get through: that nothing came back, what the shop says, or the product's own sentence. */
function reasonOf(answer: Result<unknown> | undefined, refused: string, broken: string): string {
  if (answer === undefined || answer.ok) return broken;
  if (answer.failure.code === 'noResponse') return NO_RESPONSE;
  return answer.failure.code === 'conflict' ? answer.failure.message : refused;
}
