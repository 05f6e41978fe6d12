import { type EventObject, fromCallback, fromPromise, setup } from 'xstate';

export type ConnectionEvent = { type: 'line.lost' } | { type: 'line.found' };

/** How long it is said that the line is back, in ms. */
export const WELCOME_BACK_MS = 3000;

/** How long it waits between two looks whether the line is back, in ms. */
export const RECHECK_MS = 15_000;

/**
 * Whether there is a line: says so while there is none, and for 3 s when it is back. What waited for a line is sent whenever
 * it is back, and at the start: a page may come to this only after a loss, and the line may be back by then. Browsers
 * notice when a phone is cut off, but not a line that leads nowhere: while there is none, it looks by itself every 15 s.
 * What waits from an earlier visit need not wait for this: the service worker sends it with the next page looked at. Fill
 * `watchLine` with what tells of each loss and return (also of a line that is missing from the start), `probeLine` with
 * the answer to whether the site can be reached, and `sendWaiting`.
 */
export const connectionMachine = setup({
  types: {
    events: {} as ConnectionEvent,
  },
  actors: {
    watchLine: fromCallback<EventObject>(() => {
      throw new Error('watchLine is not provided');
    }),
    probeLine: fromPromise<boolean>(() => Promise.reject(new Error('probeLine is not provided'))),
    sendWaiting: fromPromise<void>(() => Promise.reject(new Error('sendWaiting is not provided'))),
  },
  guards: {
    isThere: (_, isThere: boolean) => isThere,
  },
  delays: {
    recheck: RECHECK_MS,
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
  initial: 'online',
  states: {
    online: {
      on: { 'line.lost': 'offline' },
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
      initial: 'waiting',
      states: {
        waiting: {
          after: { recheck: 'probing' },
        },
        probing: {
          invoke: {
            id: 'probeLine',
            src: 'probeLine',
            onDone: [
              {
                guard: { type: 'isThere', params: ({ event }) => event.output },
                target: '#connection.back',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    back: {
      on: { 'line.lost': 'offline' },
      invoke: { id: 'sendWaiting', src: 'sendWaiting', onDone: {}, onError: {} },
      after: { welcomeBack: 'online.quiet' },
    },
  },
});
