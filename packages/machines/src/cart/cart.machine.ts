import { UNKNOWN_CART } from './cart-context.ts';
import { cartSetup } from './cart-setup.machine.ts';
import { adding, failed, fetching, merging, removing, rereading } from './server-states.ts';

/**
 * The cart (spec section 4). Adding posts what is added and reads the whole cart anew; removing tells the server and then
 * drops the line; quantities change here, 500 ms after the press, and survive every reading. What was asked for is
 * shown at once and taken back when the server refuses. A guest's cart is taken over with the login, once. Fill the
 * actors with the storage and the calls.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: UNKNOWN_CART,
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
        merging,
        fetching,
        failed,
        adding,
        rereading,
        removing,
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
