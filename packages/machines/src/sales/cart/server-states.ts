import { call, callCases, isGone, toOutput, toResult } from '../../kit/index.ts';
import { guestLines } from './cart-lines.ts';
import { type CartContext, toAddition, toId, toItem, toNewItem } from './cart-context.ts';
import { cartSetup } from './cart-setup.ts';

const toFirstAddition = ({ context }: { context: CartContext }) => toAddition(context.tasks[0]);

/** Sends a guest's selection to the server at login, once. */
export const merging = cartSetup.createStateConfig({
  invoke: {
    input: ({ context: { key, lines } }) => ({ key, items: guestLines(lines).map(toItem) }),
    ...call(
      'mergeCart',
      { target: 'idle', actions: [{ type: 'setMerged', params: toOutput }, 'renewKey'] },
      { target: 'failed', actions: { type: 'alertFailure', params: toResult } },
    ),
  },
});

/** Reads the member's cart. */
export const fetching = cartSetup.createStateConfig({
  invoke: {
    input: ({ context }) => context.userId ?? '',
    ...call(
      'fetchCart',
      { target: 'idle', actions: { type: 'setMerged', params: toOutput } },
      { target: 'failed', actions: { type: 'alertFailure', params: toResult } },
    ),
  },
});

/** The cart could not be read; changes of the meantime are sent to the server anyway. */
export const failed = cartSetup.createStateConfig({
  always: [
    { guard: 'hasToAdd', target: 'adding' },
    { guard: 'hasToRemove', target: 'removing' },
  ],
  on: {
    'page.retry': { target: 'idle', actions: 'clearAlert' },
    'storage.change': { target: '#cart.restoring', actions: 'forgetLines' },
  },
});

/** Sends an added product to the server. */
export const adding = cartSetup.createStateConfig({
  invoke: {
    input: ({ context }) => toNewItem(context.tasks[0]),
    ...call(
      'addItem',
      { target: 'rereading' },
      { target: 'idle', actions: [{ type: 'toastNotAdded', params: toResult }, 'rollBackAdd'] },
    ),
  },
});

/** Reloads the whole cart after a product was added. */
export const rereading = cartSetup.createStateConfig({
  invoke: {
    input: ({ context }) => context.userId ?? '',
    ...call(
      'fetchCart',
      {
        target: 'idle',
        actions: [
          { type: 'emitMoved', params: toFirstAddition },
          { type: 'setItems', params: toOutput },
          'toastAdded',
        ],
      },
      {
        target: 'failed',
        actions: [
          { type: 'toastNotAdded', params: toResult },
          { type: 'alertFailure', params: toResult },
          'rollBackAdd',
          'expectChange',
        ],
      },
    ),
  },
});

/** Sends a removal to the server, then drops the line. */
export const removing = cartSetup.createStateConfig({
  invoke: {
    input: ({ context }) => toId(context.tasks[0]),
    ...callCases(
      'removeItem',
      [{ guard: isGone, target: 'idle', actions: ['dropRemoved', 'toastRemoved'] }],
      {
        target: 'idle',
        actions: [{ type: 'toastNotRemoved', params: toResult }, 'giveUpTask'],
      },
    ),
  },
});
