import type { Result, TreeNode, TreePerson } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** Somebody on a roster; of those above, how many are below them is not told. */
export type RosterPerson = TreePerson & Partial<Pick<TreeNode, 'directCount' | 'totalCount'>>;

/** A page of people. */
export interface RosterPage {
  readonly people: readonly RosterPerson[];
  /** How many there are in all. */
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
}

interface RosterContext extends RosterPage {
  readonly pagesRead: number;
  /** Why the next page could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type RosterEvent = { type: 'roster.open' } | { type: 'roster.more' } | { type: 'roster.retry' };

/** People in a list that grows page by page, once it is looked at. Fill `fetchPage` with the call; pages count from 1. */
export const rosterMachine = setup({
  types: {
    context: {} as RosterContext,
    events: {} as RosterEvent,
  },
  actors: {
    fetchPage: fromPromise<Result<RosterPage>, number>(() =>
      Promise.reject(new Error('fetchPage is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<RosterPage>) => answer.ok,
    hasMore: ({ context: { pagesRead, pageCount } }) => pagesRead < pageCount,
  },
  actions: {
    addPage: assign(({ context }, answer: Result<RosterPage>) => {
      if (!answer.ok) return {};
      const known = new Set(context.people.map(({ id }) => id));
      const { people, ...counts } = answer.value;
      return {
        ...counts,
        // Whoever joined in between has moved the pages.
        people: [...context.people, ...people.filter(({ id }) => !known.has(id))],
        pagesRead: context.pagesRead + 1,
      };
    }),
    takeError: assign((_, answer?: Result<RosterPage>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'roster',
  context: { people: [], total: 0, pageCount: 1, pagesRead: 0, error: undefined },
  initial: 'closed',
  states: {
    closed: { on: { 'roster.open': 'loading' } },
    loading: {
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        input: ({ context }) => context.pagesRead + 1,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    ready: { on: { 'roster.more': { guard: 'hasMore', target: 'loading' } } },
    failed: {
      exit: 'clearError',
      on: { 'roster.retry': 'loading' },
    },
  },
});
