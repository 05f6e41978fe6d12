import { toOutput } from '../../kit/index.ts';
import { UNKNOWN_CART } from './cart-context.ts';
import { cartSetup } from './cart-setup.ts';
import { adding, failed, fetching, merging, removing, rereading } from './server-states.ts';

/**
 * The cart (spec section 4). Quantities change here, 500 ms after the press; all else is shown at once and reverted when the
 * server rejects it. A guest's cart is merged once, at login. Provide the actors that read the storage and call the server.
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
        onDone: { target: 'ready', actions: [{ type: 'restore', params: toOutput }, 'addEarly'] },
        onError: { target: 'ready', actions: 'addEarly' },
      },
      on: {
        'cart.add': { actions: { type: 'addLater', params: ({ event }) => event } },
        'session.change': { actions: { type: 'setOwner', params: ({ event }) => event } },
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
            guard: { type: 'isTooMany', params: ({ event }) => event },
            actions: { type: 'toastTooMany', params: ({ event }) => event },
          },
          {
            guard: { type: 'staysHere', params: ({ event }) => event },
            actions: [
              { type: 'addHere', params: ({ event }) => event },
              { type: 'emitMoved', params: ({ event }) => event },
              'toastAdded',
            ],
          },
          { actions: { type: 'addOnServer', params: ({ event }) => event } },
        ],
        'cart.remove': [
          { guard: { type: 'isArriving', params: ({ event }) => event.lineKey } },
          {
            guard: { type: 'isOnServer', params: ({ event }) => event.lineKey },
            actions: { type: 'removeOnServer', params: ({ event }) => event.lineKey },
          },
          { actions: [{ type: 'removeHere', params: ({ event }) => event.lineKey }, 'toastRemoved'] },
        ],
        'cart.ordered': { target: '.idle', actions: ['forgetLines', 'expectChange'] },
        'quantity.increase': {
          actions: { type: 'applyLater', params: ({ event }) => ({ lineKey: event.lineKey, by: 1 }) },
        },
        'quantity.decrease': {
          actions: { type: 'applyLater', params: ({ event }) => ({ lineKey: event.lineKey, by: -1 }) },
        },
        'quantity.apply': [
          {
            guard: { type: 'isLastOne', params: ({ event }) => event },
            actions: { type: 'removeLater', params: ({ event }) => event.lineKey },
          },
          { actions: { type: 'applyChange', params: ({ event }) => event } },
        ],
        'quantity.limit': { actions: { type: 'applyLimit', params: ({ event }) => event.lineKey } },
        'session.change': { target: '.idle', actions: { type: 'setOwner', params: ({ event }) => event } },
      },
    },
  },
});
