import { type EventObject, assign, fromCallback, raise, setup } from 'xstate';
import { callCases, placeholder, toOutput } from '../../kit/index.ts';

interface ConnectionContext {
  /** How often in a row some leads could not be sent. */
  readonly failures: number;
}

export type ConnectionEvent =
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** The machine sends this event to itself: the page is online again, so the waiting leads are sent. */
  | { type: 'leads.send' };

/** How long the page shows that the connection is back, in ms. */
export const WELCOME_BACK_MS = 3000;

/** How long the machine waits between two checks whether the connection is back, in ms. */
export const RECHECK_MS = 15_000;

/**
 * How long it waits before it sends the remaining leads again, in ms: after the first try, the second, and so on;
 * the last value from then on.
 */
export const RETRY_MS: readonly number[] = [2000, 5000, 15_000, 30_000, 60_000];

/** How long it waits for the result of sending, in ms. */
export const MAX_SEND_MS = 60_000;

/**
 * The connection of the page. It reports while the browser is offline, and for 3 s when it is online again. It sends
 * queued leads at the start and after each return of the connection: the page may be opened after a loss, and the
 * connection may be back by then. A restored connection often fails at first, so sending is retried until nothing is
 * left. Browsers notice a loss of the network, but not a network that leads nowhere: while the page is offline, the
 * machine probes the server every 15 s. Leads of an earlier visit do not wait for this: the service worker sends them
 * with the next page. Provide `watchConnection` with a callback that reports each loss and return (a loss before the
 * start as well), `probeConnection` with a check that the server can be reached, and `sendWaiting` with a call that
 * resolves to whether nothing is left to send.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, events: {} as ConnectionEvent },
  actors: {
    watchConnection: fromCallback<EventObject>(() => {
      throw new Error('watchConnection is not provided');
    }),
    probeConnection: placeholder<boolean>('probeConnection'),
    sendWaiting: placeholder<boolean>('sendWaiting'),
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
    maxSend: MAX_SEND_MS,
    retry: ({ context }) => RETRY_MS[context.failures - 1] ?? RETRY_MS.at(-1) ?? 0,
  },
}).createMachine({
  id: 'connection',
  context: { failures: 0 },
  invoke: {
    id: 'watchConnection',
    src: 'watchConnection',
    // Without an implementation that reports changes, the page continues as it is.
    onError: {},
  },
  type: 'parallel',
  states: {
    network: {
      initial: 'online',
      states: {
        online: { on: { 'connection.lost': 'offline' } },
        offline: {
          on: { 'connection.restored': 'back' },
          initial: 'waiting',
          states: {
            waiting: {
              after: { recheck: 'probing' },
            },
            probing: {
              invoke: callCases(
                'probeConnection',
                [{ guard: { type: 'isThere', params: toOutput }, target: '#connection.network.back' }],
                { target: 'waiting' },
              ),
            },
          },
        },
        back: {
          entry: 'haveLeadsSent',
          on: { 'connection.lost': 'offline' },
          after: { welcomeBack: 'online' },
        },
      },
    },
    leads: {
      initial: 'sending',
      states: {
        sending: {
          invoke: callCases(
            'sendWaiting',
            [{ guard: { type: 'isNothingLeft', params: toOutput }, target: 'quiet' }],
            { target: 'waiting' },
          ),
          after: { maxSend: 'waiting' },
          on: { 'connection.lost': 'quiet' },
        },
        waiting: {
          entry: 'countFailure',
          after: { retry: 'sending' },
          on: { 'connection.lost': 'quiet' },
        },
        quiet: {
          entry: 'forgetFailures',
        },
      },
      on: { 'leads.send': '.sending' },
    },
  },
});
