import type { PointsSummary, Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toResult, toValue } from '../../kit/index.ts';

/** How final points are; the first group is open at first. */
export type PointsGroup = keyof PointsSummary['transactions'];

/** The user's position in the list of one group. */
interface ListPosition {
  /** As typed. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

interface PointsContext {
  readonly summary: PointsSummary;
  readonly tab: PointsGroup;
  /** Each group has a search and a page of its own. */
  readonly lists: Readonly<Record<PointsGroup, ListPosition>>;
  /** The entry that is open. */
  readonly openId: string | undefined;
  /** Why the points could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type PointsEvent =
  | { type: 'tab.select'; tab: PointsGroup }
  | { type: 'search.change'; search: string }
  | { type: 'page.go'; page: number }
  | { type: 'entry.open'; id: string }
  | { type: 'entry.close' }
  | { type: 'points.retry' };

/** The sentence when the server gives no reason (spec section 8). */
const NOT_FETCHED = 'Failed to fetch BV points';

/** The content of the page before the points are loaded, and when they cannot be loaded. */
const NOTHING: PointsSummary = {
  totalPoints: 0,
  pendingPoints: 0,
  confirmedPoints: 0,
  cancelledPoints: 0,
  transactions: { pending: [], confirmed: [], cancelled: [] },
};
const START: ListPosition = { search: '', page: 1 };

/** A member's points in three lists (spec section 2). Provide `fetchPoints`. */
export const pointsMachine = setup({
  types: { context: {} as PointsContext, events: {} as PointsEvent },
  actors: {
    fetchPoints: placeholder<Result<PointsSummary>>('fetchPoints'),
  },
  guards: {
    isListed: ({ context: { summary, tab } }, id: string) =>
      summary.transactions[tab].some((transaction) => transaction.id === id),
  },
  actions: {
    setPoints: assign((_, summary: PointsSummary) => ({ summary })),
    setError: assign((_, result?: Result<unknown>) => ({ error: toReason(result) })),
    clearError: assign({ error: undefined }),
    openTab: assign((_, tab: PointsGroup) => ({ tab })),
    moveTo: assign(({ context: { lists, tab } }, place: Partial<ListPosition>) => ({
      lists: { ...lists, [tab]: { ...lists[tab], ...place } },
    })),
    openEntry: assign((_, id: string) => ({ openId: id })),
    closeEntry: assign({ openId: undefined }),
  },
}).createMachine({
  id: 'points',
  context: {
    summary: NOTHING,
    tab: 'pending',
    lists: { pending: START, confirmed: START, cancelled: START },
    openId: undefined,
    error: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: call(
        'fetchPoints',
        { target: 'ready', actions: { type: 'setPoints', params: toValue } },
        { target: 'failed', actions: { type: 'setError', params: toResult } },
      ),
    },
    failed: { exit: 'clearError', on: { 'points.retry': 'loading' } },
    ready: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'entry.open': {
              guard: { type: 'isListed', params: ({ event }) => event.id },
              target: 'reading',
              actions: { type: 'openEntry', params: ({ event }) => event.id },
            },
          },
        },
        reading: {
          exit: 'closeEntry',
          on: { 'entry.close': 'browsing' },
        },
      },
    },
  },
  on: {
    'tab.select': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
    'search.change': {
      actions: { type: 'moveTo', params: ({ event }) => ({ search: event.search, page: 1 }) },
    },
    'page.go': { actions: { type: 'moveTo', params: ({ event }) => ({ page: event.page }) } },
  },
});

/** The server's reason of a failure; a request that never reached the server has no reason. */
function toReason(result: Result<unknown> | undefined): string {
  if (result === undefined || result.ok || result.failure.status === undefined) return NOT_FETCHED;
  return result.failure.message || NOT_FETCHED;
}
