import { type EventObject, assign, fromCallback, fromPromise, raise, setup } from 'xstate';

interface ConnectionContext {
  /** How often in a row something was left that could not be sent. */
  readonly failures: number;
}

export type ConnectionEvent =
  | { type: 'line.lost' }
  | { type: 'line.found' }
  /** The machine tells itself: there is a line again, so what waits is to be sent. */
  | { type: 'leads.send' };

/** How long it is said that the line is back, in ms. */
export const WELCOME_BACK_MS = 3000;

/** How long it waits between two looks whether the line is back, in ms. */
export const RECHECK_MS = 15_000;

/** How long it waits before what is left is sent again, in ms: after the first time, the second, and so on; the last from then on. */
export const RETRY_MS: readonly number[] = [2000, 5000, 15_000, 30_000, 60_000];

/** How long it waits to hear what became of what waited, in ms. */
export const LONGEST_SEND_MS = 60_000;

/**
 * Whether there is a line: says so while there is none, and for 3 s when it is back. What waited for a line is sent whenever
 * it is back, and at the start: a page may come to this only after a loss, and the line may be back by then. A line that is
 * said to be back can often not be used yet, so that it is tried again until nothing is left. Browsers notice when a phone
 * is cut off, but not a line that leads nowhere: while there is none, it looks by itself every 15 s. What waits from an
 * earlier visit need not wait for this: the service worker sends it with the next page looked at. Fill `watchLine` with what
 * tells of each loss and return (also of a line that is missing from the start), `probeLine` with the answer to whether the
 * site can be reached, and `sendWaiting` with the answer to whether nothing is left to be sent.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
  },
  actors: {
    watchLine: fromCallback<EventObject>(() => {
      throw new Error('watchLine is not provided');
    }),
    probeLine: fromPromise<boolean>(() => Promise.reject(new Error('probeLine is not provided'))),
    sendWaiting: fromPromise<boolean>(() => Promise.reject(new Error('sendWaiting is not provided'))),
  },
  guards: {
    isThere: (_, isThere: boolean) => isThere,
    isNothingLeft: (_, isNothingLeft: boolean) => isNothingLeft,
  },
  actions: {
    haveLeadsSent: raise({ type: 'leads.send' }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
  },
  delays: {
    recheck: RECHECK_MS,
    welcomeBack: WELCOME_BACK_MS,
    longestSend: LONGEST_SEND_MS,
    retry: ({ context }) => RETRY_MS[context.failures - 1] ?? RETRY_MS.at(-1) ?? 0,
  },
}).createMachine({
  id: 'connection',
  context: { failures: 0 },
  invoke: {
    id: 'watchLine',
    src: 'watchLine',
    // Without anybody who tells, the page goes on as it is.
    onError: {},
  },
  type: 'parallel',
  states: {
    line: {
      initial: 'online',
      states: {
        online: {
          on: { 'line.lost': 'offline' },
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
                    target: '#connection.line.back',
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
          },
        },
        back: {
          entry: 'haveLeadsSent',
          on: { 'line.lost': 'offline' },
          after: { welcomeBack: 'online' },
        },
      },
    },
    leads: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'sendWaiting',
            src: 'sendWaiting',
            onDone: [
              {
                guard: { type: 'isNothingLeft', params: ({ event }) => event.output },
                target: 'quiet',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
          after: { longestSend: 'waiting' },
          on: { 'line.lost': 'quiet' },
        },
        waiting: {
          entry: 'countFailure',
          after: { retry: 'sending' },
          on: { 'line.lost': 'quiet' },
        },
        quiet: {
          entry: 'forgetFailures',
        },
      },
      on: { 'leads.send': '.sending' },
    },
  },
});
