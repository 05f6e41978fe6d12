import { guestLines } from './cart-lines.ts';
import { idOf, itemOf, newItemOf } from './cart-context.ts';
import { cartSetup } from './cart-setup.machine.ts';

/** What a guest had put together is handed over with the login, once. */
export const merging = cartSetup.createStateConfig({
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
});

/** The member's cart is read. */
export const fetching = cartSetup.createStateConfig({
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
});

/** It could not be read; what is asked for meanwhile is told all the same. */
export const failed = cartSetup.createStateConfig({
  always: [
    { guard: 'hasToAdd', target: 'adding' },
    { guard: 'hasToRemove', target: 'removing' },
  ],
  on: {
    'cart.retry': { target: 'idle', actions: 'clearAlert' },
    'storage.change': { target: '#cart.restoring', actions: 'forgetLines' },
  },
});

/** The server is told what is added. */
export const adding = cartSetup.createStateConfig({
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
});

/** The whole cart is read anew, with what was added. */
export const rereading = cartSetup.createStateConfig({
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
});

/** The server is told what is removed, which is dropped then. */
export const removing = cartSetup.createStateConfig({
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
});
