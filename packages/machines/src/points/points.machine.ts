import type { PointsSummary, Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** How sure a member can be of points; the first is open at first. */
export type PointsGroup = keyof PointsSummary['transactions'];

/** Where a person is in the list of one group. */
interface PlaceInList {
  /** As typed. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

interface PointsContext {
  readonly summary: PointsSummary;
  readonly tab: PointsGroup;
  /** Each group has a search and a page of its own. */
  readonly places: Readonly<Record<PointsGroup, PlaceInList>>;
  /** The entry that is looked at. */
  readonly openId: string | undefined;
  /** Why the points could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type PointsEvent =
  | { type: 'tab.select'; tab: PointsGroup }
  | { type: 'search.change'; search: string }
  | { type: 'page.go'; page: number }
  | { type: 'entry.open'; id: string }
  | { type: 'entry.close' }
  | { type: 'points.retry' };

/** What is said when the server says nothing (spec section 8). */
const NOT_FETCHED = 'Failed to fetch BV points';

/** What stands on the page before there is anything, and when it could not be had. */
const NOTHING: PointsSummary = {
  totalPoints: 0,
  pendingPoints: 0,
  confirmedPoints: 0,
  cancelledPoints: 0,
  transactions: { pending: [], confirmed: [], cancelled: [] },
};
const START: PlaceInList = { search: '', page: 1 };

/** A member's business values in three lists (spec section 2). Fill `fetchPoints` with the call. */
export const pointsMachine = setup({
  types: {
    context: {} as PointsContext,
    events: {} as PointsEvent,
  },
  actors: {
    fetchPoints: fromPromise<Result<PointsSummary>>(() =>
      Promise.reject(new Error('fetchPoints is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<PointsSummary>) => answer.ok,
    isListed: ({ context: { summary, tab } }, id: string) =>
      summary.transactions[tab].some((transaction) => transaction.id === id),
  },
  actions: {
    takePoints: assign((_, answer: Result<PointsSummary>) => (answer.ok ? { summary: answer.value } : {})),
    takeError: assign((_, answer?: Result<PointsSummary>) => ({ error: reasonOf(answer) })),
    clearError: assign({ error: undefined }),
    openTab: assign((_, tab: PointsGroup) => ({ tab })),
    moveTo: assign(({ context: { places, tab } }, place: Partial<PlaceInList>) => ({
      places: { ...places, [tab]: { ...places[tab], ...place } },
    })),
    openEntry: assign((_, id: string) => ({ openId: id })),
    closeEntry: assign({ openId: undefined }),
  },
}).createMachine({
  id: 'points',
  context: {
    summary: NOTHING,
    tab: 'pending',
    places: { pending: START, confirmed: START, cancelled: START },
    openId: undefined,
    error: undefined,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchPoints',
        src: 'fetchPoints',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takePoints', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    failed: {
      exit: 'clearError',
      on: { 'points.retry': 'loading' },
    },
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

/** What the server says of a failure; of one that never reached it there is nothing to say. */
function reasonOf(answer: Result<PointsSummary> | undefined): string {
  if (answer === undefined || answer.ok || answer.failure.status === undefined) return NOT_FETCHED;
  return answer.failure.message || NOT_FETCHED;
}
