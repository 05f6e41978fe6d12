import type { OwnGrievance, Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** A page of a member's complaints. */
export interface GrievancePage {
  readonly grievances: readonly OwnGrievance[];
  readonly pageCount: number;
}

interface OwnGrievancesContext extends GrievancePage {
  /** Counts from 1. */
  readonly page: number;
  /** Why the complaints could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type OwnGrievancesEvent = { type: 'page.open'; page: number } | { type: 'grievances.retry' };

/** A member's complaints, page by page. Fill `fetchGrievances` with the call. */
export const ownGrievancesMachine = setup({
  types: {
    context: {} as OwnGrievancesContext,
    events: {} as OwnGrievancesEvent,
  },
  actors: {
    fetchGrievances: fromPromise<Result<GrievancePage>, number>(() =>
      Promise.reject(new Error('fetchGrievances is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<GrievancePage>) => answer.ok,
    isOther: ({ context }, page: number) => page !== context.page,
  },
  actions: {
    choosePage: assign((_, page: number) => ({ page })),
    takePage: assign((_, answer: Result<GrievancePage>) => (answer.ok ? { ...answer.value } : {})),
    takeError: assign((_, answer?: Result<GrievancePage>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'own-grievances',
  context: { grievances: [], pageCount: 1, page: 1, error: undefined },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchGrievances',
        src: 'fetchGrievances',
        input: ({ context }) => context.page,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'takePage', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    ready: {},
    failed: {
      exit: 'clearError',
      on: { 'grievances.retry': 'loading' },
    },
  },
  on: {
    'page.open': {
      guard: { type: 'isOther', params: ({ event }) => event.page },
      target: '.loading',
      actions: { type: 'choosePage', params: ({ event }) => event.page },
    },
  },
});
