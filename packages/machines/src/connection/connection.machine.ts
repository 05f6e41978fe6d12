import { type EventObject, fromCallback, fromPromise, setup } from 'xstate';

export type ConnectionEvent = { type: 'line.lost' } | { type: 'line.found' };

/** How long it is said that the line is back, in ms. */
export const WELCOME_BACK_MS = 3000;

/**
 * Whether there is a line: says so while there is none, and for 3 s when it is back. What waited for a line is sent at
 * the start, since an earlier visit may have ended without one, and whenever the line is back. Fill `watchLine` with what
 * tells of each loss and return (also of a line that is missing from the start), and `sendWaiting`.
 */
export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
  },
  actors: {
    watchLine: fromCallback<EventObject>(() => {
      throw new Error('watchLine is not provided');
    }),
    sendWaiting: fromPromise<void>(() => Promise.reject(new Error('sendWaiting is not provided'))),
  },
  delays: {
    welcomeBack: WELCOME_BACK_MS,
  },
}).createMachine({
  id: 'connection',
  invoke: {
    id: 'watchLine',
    src: 'watchLine',
    // Without anybody who tells, the page goes on as it is.
    onError: {},
  },
  on: {
    'line.lost': '.offline',
  },
  initial: 'online',
  states: {
    online: {
      initial: 'sending',
      states: {
        sending: {
          // What could not be sent goes on waiting, for the next time.
          invoke: { id: 'sendWaiting', src: 'sendWaiting', onDone: 'quiet', onError: 'quiet' },
        },
        quiet: {},
      },
    },
    offline: {
      on: { 'line.found': 'back' },
    },
    back: {
      invoke: { id: 'sendWaiting', src: 'sendWaiting', onDone: {}, onError: {} },
      after: { welcomeBack: 'online.quiet' },
    },
  },
});
