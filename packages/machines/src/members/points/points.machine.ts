import type { OrderLedger, PointsGroup, PointsSummary, PointsTransaction, Result } from '@pgm/api/contract';
import { assign, setup, spawnChild } from 'xstate';
import { call, placeholder, toReasonOr, toResult, toValue } from '../../kit/index.ts';
import { POINTS_NOT_FETCHED, pointsListMachine } from '../points-list/points-list.list.ts';

interface PointsContext {
  readonly summary: PointsSummary;
  /** The open list. */
  readonly tab: PointsGroup;
  /** The transaction whose ledger is open. */
  readonly open: PointsTransaction | undefined;
  /** What the ledger holds of its order; undefined before it is loaded. */
  readonly ledger: OrderLedger | undefined;
  /** Why the points, or the ledger, could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type PointsEvent =
  | { type: 'tab.select'; tab: PointsGroup }
  | { type: 'ledger.open'; transaction: PointsTransaction }
  | { type: 'ledger.close' }
  | { type: 'ledger.retry' }
  | { type: 'page.retry' };

/** The sentence when the server gives no reason (spec section 8). */

/** The content of the page before the points are loaded, and when they cannot be loaded. */
const NOTHING: PointsSummary = {
  totalPoints: 0,
  pendingPoints: 0,
  confirmedPoints: 0,
  cancelledPoints: 0,
  transactions: { pending: [], confirmed: [], cancelled: [] },
};

/**
 * A member's points: four figures, a list per group, and the ledger behind one transaction (spec section 2). The lists
 * are children of the machine. Provide `fetchPoints`, `fetchLedger`, and `list`, a list whose actor is provided.
 */
export const pointsMachine = setup({
  types: {
    context: {} as PointsContext,
    events: {} as PointsEvent,
    children: {} as { pending: 'list'; confirmed: 'list'; cancelled: 'list' },
  },
  actors: {
    fetchPoints: placeholder<Result<PointsSummary>>('fetchPoints'),
    fetchLedger: placeholder<Result<OrderLedger>, string>('fetchLedger'),
    list: pointsListMachine,
  },
  guards: {
    isOfOrder: (_, { orderId }: PointsTransaction) => orderId !== undefined,
  },
  actions: {
    setPoints: assign((_, summary: PointsSummary) => ({ summary })),
    setLedger: assign((_, ledger: OrderLedger) => ({ ledger })),
    setPointsError: assign((_, result?: Result<unknown>) => ({ error: toPointsReason(result) })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    openTab: assign((_, tab: PointsGroup) => ({ tab })),
    startPending: spawnChild('list', { id: 'pending', input: { filter: 'pending' } }),
    startConfirmed: spawnChild('list', { id: 'confirmed', input: { filter: 'confirmed' } }),
    startCancelled: spawnChild('list', { id: 'cancelled', input: { filter: 'cancelled' } }),
    openLedger: assign((_, open: PointsTransaction) => ({ open })),
    closeLedger: assign({ open: undefined, ledger: undefined }),
  },
}).createMachine({
  id: 'points',
  context: { summary: NOTHING, tab: 'pending', open: undefined, ledger: undefined, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchPoints',
        { target: 'ready', actions: { type: 'setPoints', params: toValue } },
        { target: 'failed', actions: { type: 'setPointsError', params: toResult } },
      ),
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    ready: {
      entry: ['startPending', 'startConfirmed', 'startCancelled'],
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'ledger.open': {
              guard: { type: 'isOfOrder', params: ({ event }) => event.transaction },
              target: 'reading',
              actions: { type: 'openLedger', params: ({ event }) => event.transaction },
            },
          },
        },
        reading: {
          exit: 'closeLedger',
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                input: ({ context }) => context.open?.orderId ?? '',
                ...call(
                  'fetchLedger',
                  { target: 'shown', actions: { type: 'setLedger', params: toValue } },
                  { target: 'failed', actions: { type: 'setError', params: toReasonOr(POINTS_NOT_FETCHED) } },
                ),
              },
            },
            shown: {},
            failed: { exit: 'clearError', on: { 'ledger.retry': 'loading' } },
          },
          on: { 'ledger.close': 'browsing' },
        },
      },
    },
  },
  on: {
    'tab.select': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
  },
});

/** The server's reason of a failure; a request that never reached the server has no reason. */
function toPointsReason(result: Result<unknown> | undefined): string {
  if (result === undefined || result.ok || result.failure.status === undefined) return POINTS_NOT_FETCHED;
  return result.failure.message || POINTS_NOT_FETCHED;
}
