import type { Result, TreeNode } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';

/** What is looked for; `page` counts from 1. */
export interface PeopleQuery {
  readonly search: string;
  readonly page: number;
}

/** A page of who was found, those nearest first. */
export interface FoundPeople {
  readonly people: readonly TreeNode[];
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
  /** False when the search did not get to the end of the downline. */
  readonly isComplete: boolean;
}

interface PeopleSearchContext {
  /** As typed. */
  readonly text: string;
  readonly page: number;
  /** What was found last; it stays in view while the next is looked for. */
  readonly found: FoundPeople | undefined;
  /** Why nothing could be looked for; English, for `t()`. */
  readonly error: string | undefined;
}

export type PeopleSearchEvent =
  { type: 'text.change'; text: string } | { type: 'page.go'; page: number } | { type: 'search.retry' };

/** How long typing has to rest before the server is asked, in ms. */
export const TYPING_MS = 300;

/** A search in a downline that follows the typing. Fill `findPeople` with the call. */
export const peopleSearchMachine = setup({
  types: {
    context: {} as PeopleSearchContext,
    events: {} as PeopleSearchEvent,
  },
  actors: {
    findPeople: fromPromise<Result<FoundPeople>, PeopleQuery>(() =>
      Promise.reject(new Error('findPeople is not provided')),
    ),
  },
  delays: { typingRested: TYPING_MS },
  guards: {
    succeeded: (_, answer: Result<FoundPeople>) => answer.ok,
    isBlank: (_, text: string) => text.trim() === '',
    isSame: ({ context }, text: string) => text.trim() === context.text.trim(),
    isOther: ({ context }, page: number) => page !== context.page,
  },
  actions: {
    takeText: assign((_, text: string) => ({ text })),
    startOver: assign({ page: 1 }),
    choosePage: assign((_, page: number) => ({ page })),
    takeFound: assign((_, answer: Result<FoundPeople>) => (answer.ok ? { found: answer.value } : {})),
    forgetFound: assign({ found: undefined }),
    takeError: assign((_, answer?: Result<FoundPeople>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'people-search',
  context: { text: '', page: 1, found: undefined, error: undefined },
  initial: 'empty',
  states: {
    empty: { entry: 'forgetFound' },
    waiting: { after: { typingRested: 'searching' } },
    searching: {
      invoke: {
        id: 'findPeople',
        src: 'findPeople',
        input: ({ context: { text, page } }) => ({ search: text.trim(), page }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'takeFound', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    found: {
      on: {
        'page.go': {
          guard: { type: 'isOther', params: ({ event }) => event.page },
          target: 'searching',
          actions: { type: 'choosePage', params: ({ event }) => event.page },
        },
      },
    },
    failed: {
      exit: 'clearError',
      on: { 'search.retry': 'searching' },
    },
  },
  on: {
    'text.change': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event.text },
        target: '.empty',
        actions: { type: 'takeText', params: ({ event }) => event.text },
      },
      // A space at the end asks for nothing else.
      {
        guard: { type: 'isSame', params: ({ event }) => event.text },
        actions: { type: 'takeText', params: ({ event }) => event.text },
      },
      {
        target: '.waiting',
        reenter: true,
        actions: [{ type: 'takeText', params: ({ event }) => event.text }, 'startOver'],
      },
    ],
  },
});
