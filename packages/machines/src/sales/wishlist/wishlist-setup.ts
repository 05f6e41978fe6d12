import type { Result } from '@pgm/api/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { type ShowToast, placeholder, toErrorToast } from '../../kit/index.ts';
import {
  type GuestWish,
  type WishTask,
  type WishedProduct,
  type Wishes,
  isOnDevice,
  isWished,
  withStored,
  withWish,
  withoutWish,
} from './wishes.ts';

export interface WishlistContext extends Wishes {
  readonly isUserKnown: boolean;
  /** The member; undefined for a guest, whose wishes are those of the device. */
  readonly userId: string | undefined;
  /** The changes that the server must receive, in the order of the presses. */
  readonly tasks: readonly WishTask[];
  /** The wish of the device that is being put on the member's list. */
  readonly merging: GuestWish | undefined;
  /** The names of products that the shop no longer has. */
  readonly missing: readonly string[];
  /** Why the list could not be read; English, for `t()`. */
  readonly alert: string | undefined;
}

/** The current user. */
export interface WishlistUser {
  /** Undefined for a guest. */
  readonly userId: string | undefined;
  /** Whether the session expired: then the wishes of the device stay. After a logout none stay. */
  readonly isExpired: boolean;
}

export type WishlistEvent =
  | { type: 'wish.toggle'; product: WishedProduct }
  | ({ type: 'session.change' } & WishlistUser)
  /** Another tab of this browser changed the wishes of the device. */
  | { type: 'storage.change' }
  | { type: 'page.retry' };

/** The context before anything is known. */
export const UNKNOWN_WISHES: WishlistContext = {
  isUserKnown: false,
  userId: undefined,
  products: [],
  guestWishes: [],
  mergedIds: [],
  tasks: [],
  merging: undefined,
  missing: [],
  alert: undefined,
};

/** The setup that all states of the wishlist share. */
export const wishlistSetup = setup({
  types: { context: {} as WishlistContext, events: {} as WishlistEvent, emitted: {} as ShowToast },
  actors: {
    readWishes: placeholder<readonly GuestWish[]>('readWishes'),
    fetchWishlist: placeholder<Result<WishedProduct[]>>('fetchWishlist'),
    mergeWish: placeholder<Result<unknown>, string>('mergeWish'),
    saveWish: placeholder<Result<unknown>, { productId: string; isWished: boolean }>('saveWish'),
  },
  guards: {
    isGuest: ({ context }) => context.isUserKnown && context.userId === undefined,
    isMember: ({ context }) => context.userId !== undefined,
    hasToMerge: ({ context }) => context.userId !== undefined && context.guestWishes.length > 0,
    isLogin: (_, { userId }: WishlistUser) => userId !== undefined,
    isLoginWithWishes: ({ context }, { userId }: WishlistUser) =>
      userId !== undefined && context.guestWishes.length > 0,
    hasTasks: ({ context }) => context.tasks.length > 0,
  },
  actions: {
    setUser: assign(({ context }, { userId, isExpired }: WishlistUser) => {
      const isLogout = context.userId !== undefined && userId === undefined && !isExpired;
      return {
        ...(userId !== context.userId && { products: [], mergedIds: [], tasks: [] }),
        ...(isLogout && { guestWishes: [] }),
        userId,
        isUserKnown: true,
        alert: undefined,
      };
    }),
    restore: assign(({ context }, stored: readonly GuestWish[]) => ({
      guestWishes: withStored(context.guestWishes, stored),
    })),
    forgetDevice: assign({ guestWishes: [] }),
    toggleHere: assign(({ context: { guestWishes } }, { id: productId, name }: WishedProduct) => ({
      guestWishes: isOnDevice(guestWishes, productId)
        ? withoutWish(guestWishes, productId)
        : [{ productId, name }, ...guestWishes],
    })),
    toastHere: emit(({ context }, { id }: WishedProduct) => toToast(isOnDevice(context.guestWishes, id))),
    /** The oldest first, so that the last one added is the first of the list. */
    setMerging: assign(({ context }) => ({ merging: context.guestWishes.at(-1) })),
    finishMerge: assign(({ context: { guestWishes, mergedIds, merging } }) =>
      // A wish that was removed meanwhile is on the list, but not wished for.
      merging && isOnDevice(guestWishes, merging.productId)
        ? {
            guestWishes: withoutWish(guestWishes, merging.productId),
            mergedIds: [...mergedIds, merging.productId],
          }
        : {},
    ),
    missProduct: assign(({ context: { guestWishes, missing, merging } }) =>
      merging
        ? {
            guestWishes: withoutWish(guestWishes, merging.productId),
            missing: [...missing, merging.name],
          }
        : {},
    ),
    reportMissing: enqueueActions(({ context: { missing }, enqueue }) => {
      if (missing.length === 0) return;
      enqueue.emit({
        ...toErrorToast(undefined, `No longer in the shop, so not on your wishlist: ${missing.join(', ')}`),
        isAlert: true,
      });
      enqueue.assign({ missing: [] });
    }),
    setProducts: assign(({ context }, stored: readonly WishedProduct[]) => ({
      products: context.tasks.reduce<readonly WishedProduct[]>(withWish, stored),
      mergedIds: [],
      alert: undefined,
    })),
    toggle: assign(({ context }, product: WishedProduct) => {
      const task = { product, isWished: !isWished(context, product.id) };
      return {
        products: withWish(context.products, task),
        guestWishes: withoutWish(context.guestWishes, product.id),
        mergedIds: context.mergedIds.filter((id) => id !== product.id),
        tasks: [...context.tasks, task],
      };
    }),
    finishTask: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    rollBack: assign(({ context: { products, tasks } }) => {
      const [task, ...rest] = tasks;
      return {
        products: task ? withWish(products, { ...task, isWished: !task.isWished }) : products,
        tasks: rest,
      };
    }),
    /** What was pressed while the list could not be read is not sent: it is reverted, and the person reads why. */
    giveUpTasks: enqueueActions(({ context: { products, tasks }, enqueue }, reason: string) => {
      if (tasks.length === 0) return;
      enqueue.emit(toErrorToast(undefined, reason));
      enqueue.assign({
        products: tasks.reduceRight(
          (shown, task) => withWish(shown, { ...task, isWished: !task.isWished }),
          products,
        ),
        tasks: [],
      });
    }),
    alertFailure: assign((_, alert: string) => ({ alert })),
    toastSaved: emit(({ context }) => toToast(context.tasks[0]?.isWished === true)),
    toastFailure: emit(toErrorToast),
  },
});

function toToast(isSaved: boolean): ShowToast {
  const message = isSaved ? 'Added to your wishlist' : 'Removed from your wishlist';
  return { type: 'toast.show', kind: 'success', message };
}
