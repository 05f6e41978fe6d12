import type { Product, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';
import type { ShowToast } from '../../company/toasts/index.ts';

/** The facts that the wishlist shows about a product. */
export type WishedProduct = Pick<
  Product,
  'id' | 'name' | 'brandName' | 'price' | 'points' | 'stock' | 'images' | 'sizes'
>;

interface WishlistContext {
  /** The user of the list; undefined for a guest, who has no list. */
  readonly userId: string | undefined;
  /** The last added product first. */
  readonly products: readonly WishedProduct[];
  /** The changes that the server must receive, in the order of the presses. */
  readonly tasks: readonly WishTask[];
  /** The product that a guest wants; it is added to the member's list after a login. */
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
  /** Adds the product after a login; it replaces an earlier wish. */
  | { type: 'wish.want'; product: WishedProduct }
  | { type: 'wish.forgetWanted' }
  | { type: 'session.change'; userId: string | undefined }
  | { type: 'wishlist.retry' };

/**
 * A member's wishlist. A toggle is shown at once and reverted when the server rejects it. A guest's wish is added
 * after the member's list has been read. Provide the actors with the calls.
 */
export const wishlistMachine = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent, emitted: {} as ShowToast },
  actors: {
    fetchWishlist: placeholder<Result<WishedProduct[]>>('fetchWishlist'),
    saveWish: placeholder<Result<unknown>, { productId: string; isWished: boolean }>('saveWish'),
  },
  guards: {
    isMember: (_, userId: string | undefined) => userId !== undefined,
    hasTasks: ({ context }) => context.tasks.length > 0,
  },
  actions: {
    setUser: assign((_, userId: string | undefined) => ({ userId, alert: undefined })),
    forgetList: assign({ products: [], tasks: [] }),
    setProducts: assign(({ context }, stored: readonly WishedProduct[]) => ({
      products: context.tasks.reduce<readonly WishedProduct[]>(
        (products, task) => withWish(products, task.product, task.isWished),
        stored,
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
    rollBack: assign(({ context: { products, tasks } }) => {
      const [task, ...rest] = tasks;
      return {
        products: task ? withWish(products, task.product, !task.isWished) : products,
        tasks: rest,
      };
    }),
    alertFailure: assign((_, alert: string) => ({ alert })),
    toastSaved: emit(({ context }) => ({
      type: 'toast.show' as const,
      kind: 'success' as const,
      message: context.tasks[0]?.isWished ? 'Added to your wishlist' : 'Removed from your wishlist',
    })),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'wishlist',
  context: { userId: undefined, products: [], tasks: [], wanted: undefined, alert: undefined },
  initial: 'waiting',
  states: {
    // The user is not yet known; presses of the meantime count for the list that is read next.
    waiting: {
      on: { 'wish.toggle': { actions: { type: 'toggle', params: ({ event }) => event.product } } },
    },
    guest: { entry: 'forgetList' },
    loading: {
      on: { 'wish.toggle': { actions: { type: 'toggle', params: ({ event }) => event.product } } },
      invoke: call(
        'fetchWishlist',
        { target: 'ready', actions: { type: 'setProducts', params: toValue } },
        { target: 'failed', actions: { type: 'alertFailure', params: toReason } },
      ),
    },
    failed: { on: { 'wishlist.retry': 'loading' } },
    ready: {
      entry: 'addWanted',
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasTasks', target: 'saving' } },
        saving: {
          invoke: {
            input: ({ context: { tasks } }) => ({
              productId: tasks[0]?.product.id ?? '',
              isWished: tasks[0]?.isWished ?? false,
            }),
            ...call(
              'saveWish',
              { target: 'idle', actions: ['toastSaved', 'finishTask'] },
              { target: 'idle', actions: [{ type: 'toastFailure', params: toReason }, 'rollBack'] },
            ),
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
        actions: { type: 'setUser', params: ({ event }) => event.userId },
      },
      { target: '.guest', actions: { type: 'setUser', params: ({ event }) => event.userId } },
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
