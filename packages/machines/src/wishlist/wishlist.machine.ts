import type { Product, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

/** What the wishlist shows of a product. */
export type WishedProduct = Pick<
  Product,
  'id' | 'name' | 'brandName' | 'price' | 'points' | 'stock' | 'images'
>;

interface WishlistContext {
  /** Whose list it is; undefined for a guest, who has none. */
  readonly userId: string | undefined;
  /** The last one added first. */
  readonly products: readonly WishedProduct[];
  /** What the server is to be told, in the order in which it was asked for. */
  readonly tasks: readonly WishTask[];
  /** What a guest wants, for the list of the member that this guest may be soon. */
  readonly wanted: WishedProduct | undefined;
  /** Why the list could not be read; English, for `t()`. */
  readonly alert: string | undefined;
}

interface WishTask {
  readonly product: WishedProduct;
  readonly isWished: boolean;
}

export type WishlistEvent =
  | { type: 'wish.toggle'; product: WishedProduct }
  /** Wished once a member is there; instead of what was wanted before. */
  | { type: 'wish.want'; product: WishedProduct }
  | { type: 'wish.forgetWanted' }
  | { type: 'session.change'; userId: string | undefined }
  | { type: 'wishlist.retry' };

/**
 * A member's wishlist. What is toggled shows at once and is taken back when the server refuses. What a guest wants is
 * added when the list of a member has been read. Fill the actors with the calls.
 */
export const wishlistMachine = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as WishlistEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    fetchWishlist: fromPromise<Result<WishedProduct[]>>(() =>
      Promise.reject(new Error('fetchWishlist is not provided')),
    ),
    saveWish: fromPromise<Result<unknown>, { productId: string; isWished: boolean }>(() =>
      Promise.reject(new Error('saveWish is not provided')),
    ),
  },
  guards: {
    isMember: (_, userId: string | undefined) => userId !== undefined,
    hasTasks: ({ context }) => context.tasks.length > 0,
    succeeded: (_, answer: Result<unknown>) => answer.ok,
  },
  actions: {
    takeUser: assign((_, userId: string | undefined) => ({ userId, alert: undefined })),
    forgetList: assign({ products: [], tasks: [] }),
    takeProducts: assign(({ context }, answer: Result<WishedProduct[]>) => ({
      products: context.tasks.reduce<readonly WishedProduct[]>(
        (products, task) => withWish(products, task.product, task.isWished),
        answer.ok ? answer.value : [],
      ),
      alert: undefined,
    })),
    toggle: assign(({ context }, product: WishedProduct) => {
      const isWished = !isOn(context.products, product.id);
      return {
        products: withWish(context.products, product, isWished),
        tasks: [...context.tasks, { product, isWished }],
      };
    }),
    want: assign((_, product: WishedProduct) => ({ wanted: product })),
    forgetWanted: assign({ wanted: undefined }),
    addWanted: assign(({ context: { wanted, products, tasks } }) => {
      if (wanted === undefined || isOn(products, wanted.id)) return { wanted: undefined };
      return {
        products: withWish(products, wanted, true),
        tasks: [...tasks, { product: wanted, isWished: true }],
        wanted: undefined,
      };
    }),
    finishTask: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    takeBack: assign(({ context: { products, tasks } }) => {
      const [task, ...rest] = tasks;
      return {
        products: task ? withWish(products, task.product, !task.isWished) : products,
        tasks: rest,
      };
    }),
    alertFailure: assign((_, answer?: Result<unknown>) => ({ alert: messageOf(answer) })),
    toastSaved: emit(({ context }) => ({
      type: 'toast.show' as const,
      kind: 'success' as const,
      message: context.tasks[0]?.isWished ? 'Added to your wishlist' : 'Removed from your wishlist',
    })),
    toastFailure: emit((_, answer?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: messageOf(answer),
    })),
  },
}).createMachine({
  id: 'wishlist',
  context: { userId: undefined, products: [], tasks: [], wanted: undefined, alert: undefined },
  initial: 'waiting',
  states: {
    // Who is at the screen is being found out; what is pressed meanwhile is meant for the list that comes.
    waiting: {
      on: { 'wish.toggle': { actions: { type: 'toggle', params: ({ event }) => event.product } } },
    },
    guest: { entry: 'forgetList' },
    loading: {
      on: { 'wish.toggle': { actions: { type: 'toggle', params: ({ event }) => event.product } } },
      invoke: {
        id: 'fetchWishlist',
        src: 'fetchWishlist',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takeProducts', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'alertFailure' },
      },
    },
    failed: {
      on: { 'wishlist.retry': 'loading' },
    },
    ready: {
      entry: 'addWanted',
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasTasks', target: 'saving' } },
        saving: {
          invoke: {
            id: 'saveWish',
            src: 'saveWish',
            input: ({ context: { tasks } }) => ({
              productId: tasks[0]?.product.id ?? '',
              isWished: tasks[0]?.isWished ?? false,
            }),
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['toastSaved', 'finishTask'],
              },
              {
                target: 'idle',
                actions: [{ type: 'toastFailure', params: ({ event }) => event.output }, 'takeBack'],
              },
            ],
            onError: { target: 'idle', actions: ['toastFailure', 'takeBack'] },
          },
        },
      },
      on: {
        'wish.toggle': { actions: { type: 'toggle', params: ({ event }) => event.product } },
        'wish.want': { actions: [{ type: 'want', params: ({ event }) => event.product }, 'addWanted'] },
      },
    },
  },
  on: {
    'wish.want': { actions: { type: 'want', params: ({ event }) => event.product } },
    'wish.forgetWanted': { actions: 'forgetWanted' },
    'session.change': [
      {
        guard: { type: 'isMember', params: ({ event }) => event.userId },
        target: '.loading',
        actions: { type: 'takeUser', params: ({ event }) => event.userId },
      },
      { target: '.guest', actions: { type: 'takeUser', params: ({ event }) => event.userId } },
    ],
  },
});

function isOn(products: readonly WishedProduct[], id: string): boolean {
  return products.some((product) => product.id === id);
}

function withWish(
  products: readonly WishedProduct[],
  product: WishedProduct,
  isWished: boolean,
): WishedProduct[] {
  const others = products.filter(({ id }) => id !== product.id);
  return isWished ? [product, ...others] : others;
}

function messageOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong.';
}
