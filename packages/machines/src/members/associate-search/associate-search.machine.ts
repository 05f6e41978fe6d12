import type { Result, TreeNode } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toReasonOr, toValue } from '../../kit/index.ts';
import { TREE_NOT_FETCHED } from '../associate-list/associate-list.list.ts';

/** The query of a search; `page` counts from 1. */
export interface AssociateSearchQuery {
  readonly search: string;
  readonly page: number;
}

/** A page of the associates that were found, nearest first. */
export interface FoundAssociates {
  readonly associates: readonly TreeNode[];
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
  /** False when the search did not reach the end of the team. */
  readonly isComplete: boolean;
}

interface AssociateSearchContext {
  /** As typed. */
  readonly text: string;
  readonly page: number;
  /** The last results; they stay visible while the next search runs. */
  readonly found: FoundAssociates | undefined;
  /** Why the search failed; English, for `t()`. */
  readonly error: string | undefined;
}

export type AssociateSearchEvent =
  | { type: 'text.change'; text: string }
  | { type: 'page.go'; page: number }
  | { type: 'search.retry' };

/** How long the typing must stop before the request is sent, in ms. */
export const TYPING_MS = 300;

/** Action params: the text of the event. */
function toText({ event }: { event: { text: string } }): string {
  return event.text;
}

const SET_TEXT = { type: 'setText', params: toText } as const;

/** A search in a team that follows the typing. Provide `findAssociates`. */
export const associateSearchMachine = setup({
  types: { context: {} as AssociateSearchContext, events: {} as AssociateSearchEvent },
  actors: {
    findAssociates: placeholder<Result<FoundAssociates>, AssociateSearchQuery>('findAssociates'),
  },
  delays: { typingRested: TYPING_MS },
  guards: {
    isBlank: (_, text: string) => text.trim() === '',
    isSame: ({ context }, text: string) => text.trim() === context.text.trim(),
    isOther: ({ context }, page: number) => page !== context.page,
  },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    startOver: assign({ page: 1 }),
    choosePage: assign((_, page: number) => ({ page })),
    setFound: assign((_, found: FoundAssociates) => ({ found })),
    forgetFound: assign({ found: undefined }),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'associate-search',
  context: { text: '', page: 1, found: undefined, error: undefined },
  initial: 'empty',
  states: {
    empty: { entry: 'forgetFound' },
    waiting: { after: { typingRested: 'searching' } },
    searching: {
      invoke: {
        input: ({ context: { text, page } }) => ({ search: text.trim(), page }),
        ...call(
          'findAssociates',
          { target: 'found', actions: { type: 'setFound', params: toValue } },
          { target: 'failed', actions: { type: 'setError', params: toReasonOr(TREE_NOT_FETCHED) } },
        ),
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
    failed: { exit: 'clearError', on: { 'search.retry': 'searching' } },
  },
  on: {
    'text.change': [
      { guard: { type: 'isBlank', params: toText }, target: '.empty', actions: SET_TEXT },
      // A space at the end does not start another search.
      { guard: { type: 'isSame', params: toText }, actions: SET_TEXT },
      { target: '.waiting', reenter: true, actions: [SET_TEXT, 'startOver'] },
    ],
  },
});
