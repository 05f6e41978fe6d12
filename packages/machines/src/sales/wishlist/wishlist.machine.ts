import { call, callCases, failedWith, succeeded, toOutput, toReason, toValue } from '../../kit/index.ts';
import { UNKNOWN_WISHES, type WishlistEvent, wishlistSetup } from './wishlist-setup.ts';

const toProduct = ({ event }: { event: Extract<WishlistEvent, { type: 'wish.toggle' }> }) => event.product;
const toUser = ({ event }: { event: Extract<WishlistEvent, { type: 'session.change' }> }) => event;

/** Toggles a wish of the device, which no server knows. */
const toggleHere = {
  actions: [
    { type: 'toggleHere', params: toProduct },
    { type: 'toastHere', params: toProduct },
  ],
} as const;

/** Toggles a wish of a member; the server receives it in its turn. */
const toggle = { actions: { type: 'toggle', params: toProduct } } as const;

/**
 * The wishes of a guest, which this device has, and the wishlist of a member. At the login the guest's wishes are put on
 * the member's list one by one, before the list is read: a product that the shop no longer has is named, and what does not
 * reach the server stays on the device for the next time. A toggle is shown at once and reverted when the server rejects
 * it. Provide the actors that read the storage and call the server.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  context: UNKNOWN_WISHES,
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'readWishes',
        src: 'readWishes',
        onDone: { target: 'waiting', actions: { type: 'restore', params: toOutput } },
        onError: 'waiting',
      },
      on: {
        'wish.toggle': toggleHere,
        'session.change': { actions: { type: 'setUser', params: toUser } },
      },
    },
    // The user may not be known yet: what is pressed counts as a guest's, and reaches the list after the login.
    waiting: {
      always: [
        { guard: 'hasToMerge', target: 'merging' },
        { guard: 'isMember', target: 'loading' },
        { guard: 'isGuest', target: 'guest' },
      ],
      on: { 'wish.toggle': toggleHere, 'storage.change': { target: 'restoring', actions: 'forgetDevice' } },
    },
    guest: {
      on: { 'wish.toggle': toggleHere, 'storage.change': { target: 'restoring', actions: 'forgetDevice' } },
    },
    merging: {
      entry: 'setMerging',
      invoke: {
        input: ({ context: { merging } }) => merging?.productId ?? '',
        ...callCases(
          'mergeWish',
          [
            { guard: succeeded, target: 'waiting', actions: 'finishMerge' },
            { guard: failedWith('notFound'), target: 'waiting', actions: 'missProduct' },
          ],
          { target: 'loading', actions: { type: 'toastFailure', params: toReason } },
        ),
      },
      on: { 'wish.toggle': toggle },
    },
    loading: {
      entry: 'reportMissing',
      on: { 'wish.toggle': toggle },
      invoke: call(
        'fetchWishlist',
        { target: 'ready', actions: { type: 'setProducts', params: toValue } },
        {
          target: 'failed',
          actions: [
            { type: 'alertFailure', params: toReason },
            { type: 'giveUpTasks', params: toReason },
          ],
        },
      ),
    },
    failed: { on: { 'page.retry': 'waiting', 'wish.toggle': { ...toggle, target: 'waiting' } } },
    ready: {
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
      on: { 'wish.toggle': toggle },
    },
  },
  on: {
    'session.change': [
      {
        guard: { type: 'isLoginWithWishes', params: toUser },
        target: '.merging',
        actions: { type: 'setUser', params: toUser },
      },
      {
        guard: { type: 'isLogin', params: toUser },
        target: '.loading',
        actions: { type: 'setUser', params: toUser },
      },
      { target: '.guest', actions: { type: 'setUser', params: toUser } },
    ],
  },
});
