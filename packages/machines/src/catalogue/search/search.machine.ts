import { type Found, type Result, isTooShortToSearch, searchText } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { callCases, placeholder, succeeded, toOutput, toReason, toValue } from '../../kit/index.ts';
import { type SearchOption, toOptions, withRecent, withoutRecent } from './search-options.ts';

interface SearchContext {
  /** As typed. */
  readonly text: string;
  /** The recent searches, the newest first. */
  readonly recent: readonly string[];
  /** Whether `recent` must still be saved. */
  readonly isUnsaved: boolean;
  /** The last results; they stay visible while the next search runs. */
  readonly found: Found | undefined;
  /** The index of the option that the keyboard has selected, from 0. */
  readonly activeAt: number | undefined;
  /** Why the search failed; English, for `t()`. */
  readonly error: string | undefined;
}

/** The moves of the keyboard in the list. */
export type ActiveMove = 'next' | 'previous' | 'first' | 'last';

export type SearchEvent =
  | { type: 'text.change'; text: string }
  | { type: 'active.move'; to: ActiveMove }
  | { type: 'option.choose'; at: number }
  | { type: 'search.submit' }
  | { type: 'search.retry' }
  | { type: 'search.escape' }
  | { type: 'recent.remove'; text: string }
  | { type: 'recent.clear' };

/** Emitted to open the target of an option. */
export interface GoToOption {
  type: 'search.go';
  option: Exclude<SearchOption, { kind: 'recent' | 'meant' }>;
}

/** How long the typing must stop before the request is sent, in ms. */
export const SEARCH_MS = 200;

/** Action params: the text of the event. */
function toText({ event }: { event: { text: string } }): string {
  return event.text;
}

const SET_TEXT = { type: 'setText', params: toText } as const;

/**
 * A search over the whole site that follows the typing, with a list for keyboard navigation. Emits `search.go`
 * when an option is selected and `search.close` when the user closes the search. Provide the actors: reading the
 * saved recent searches, saving them, and the call.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as GoToOption | { type: 'search.close' },
  },
  actors: {
    readRecent: placeholder<readonly string[]>('readRecent'),
    saveRecent: placeholder<void, readonly string[]>('saveRecent'),
    search: placeholder<Result<Found>, string>('search'),
  },
  delays: { typingRested: SEARCH_MS },
  guards: {
    foundNothing: (_, result: Result<Found>) => result.ok && isEmpty(result.value),
    isTooShort: (_, text: string) => isTooShortToSearch(text),
    isSame: ({ context }, text: string) => searchText(text) === searchText(context.text),
    hasText: ({ context }) => context.text !== '',
    hasOptions: ({ context }) => listed(context).length > 0,
    isSearch: ({ context }, at: number | undefined) => isSearch(optionAt(context, at)),
    isOption: ({ context }, at: number | undefined) => optionAt(context, at) !== undefined,
    isWanted: ({ context }) => !isTooShortToSearch(context.text),
    hasRecent: ({ context }) => context.recent.length > 0,
    isUnsaved: ({ context }) => context.isUnsaved,
  },
  actions: {
    setText: assign((_, text: string) => ({ text, activeAt: undefined })),
    setOptionText: assign(({ context }, at: number | undefined) => {
      const option = optionAt(context, at);
      return isSearch(option) ? { text: option.text, activeAt: undefined } : {};
    }),
    moveActive: assign(({ context }, to: ActiveMove) => ({
      activeAt: moved(context.activeAt, to, listed(context).length),
    })),
    forgetActive: assign({ activeAt: undefined }),
    setFound: assign((_, found: Found) => ({ found, activeAt: undefined })),
    forgetFound: assign({ found: undefined }),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    mergeRecent: assign(({ context }, read: readonly string[]) => ({
      // A text that was searched before the others were read is newer than they are.
      recent: context.recent.reduceRight((all, one) => withRecent(one, all), read),
    })),
    remember: assign(({ context }) => ({
      recent: withRecent(searchText(context.text), context.recent),
      isUnsaved: true,
    })),
    removeRecent: assign(({ context }, text: string) => ({
      recent: withoutRecent(text, context.recent),
      isUnsaved: true,
      activeAt: undefined,
    })),
    clearRecent: assign({ recent: [], isUnsaved: true, activeAt: undefined }),
    markSaved: assign({ isUnsaved: false }),
    goToOption: emit(({ context }, at: number | undefined) => ({
      type: 'search.go' as const,
      option: findTarget(context, at),
    })),
    emitClosed: emit({ type: 'search.close' as const }),
  },
}).createMachine({
  id: 'search',
  context: {
    text: '',
    recent: [],
    isUnsaved: false,
    found: undefined,
    activeAt: undefined,
    error: undefined,
  },
  type: 'parallel',
  states: {
    recent: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readRecent',
            src: 'readRecent',
            onDone: { target: 'idle', actions: { type: 'mergeRecent', params: toOutput } },
            // The search works without recent searches.
            onError: 'idle',
          },
        },
        idle: { always: { guard: 'isUnsaved', target: 'saving' } },
        saving: {
          entry: 'markSaved',
          invoke: {
            id: 'saveRecent',
            src: 'saveRecent',
            input: ({ context }) => context.recent,
            onDone: 'idle',
            // Without storage they last until the page is closed.
            onError: 'idle',
          },
        },
      },
      on: {
        'recent.remove': {
          guard: 'hasRecent',
          actions: { type: 'removeRecent', params: toText },
        },
        'recent.clear': { guard: 'hasRecent', actions: 'clearRecent' },
      },
    },
    search: {
      initial: 'empty',
      states: {
        empty: { entry: 'forgetFound' },
        waiting: { after: { typingRested: 'searching' } },
        searching: {
          invoke: {
            input: ({ context }) => searchText(context.text),
            ...callCases(
              'search',
              [
                {
                  guard: { type: 'foundNothing', params: toOutput },
                  target: 'nothing',
                  actions: { type: 'setFound', params: toValue },
                },
                { guard: succeeded, target: 'found', actions: { type: 'setFound', params: toValue } },
              ],
              { target: 'failed', actions: { type: 'setError', params: toReason } },
            ),
          },
        },
        found: {},
        nothing: {},
        failed: {
          entry: ['forgetFound', 'forgetActive'],
          exit: 'clearError',
          on: { 'search.retry': 'searching' },
        },
      },
      on: {
        'text.change': [
          { guard: { type: 'isTooShort', params: toText }, target: '.empty', actions: SET_TEXT },
          // A space at the end does not start another search.
          { guard: { type: 'isSame', params: toText }, actions: SET_TEXT },
          { target: '.waiting', actions: SET_TEXT },
        ],
        'active.move': {
          guard: 'hasOptions',
          actions: { type: 'moveActive', params: ({ event }) => event.to },
        },
        'option.choose': [
          {
            guard: { type: 'isSearch', params: ({ event }) => event.at },
            target: '.searching',
            actions: { type: 'setOptionText', params: ({ event }) => event.at },
          },
          {
            guard: { type: 'isOption', params: ({ event }) => event.at },
            actions: ['remember', { type: 'goToOption', params: ({ event }) => event.at }],
          },
        ],
        'search.submit': [
          {
            guard: { type: 'isSearch', params: ({ context }) => context.activeAt },
            target: '.searching',
            actions: { type: 'setOptionText', params: ({ context }) => context.activeAt },
          },
          {
            guard: 'isWanted',
            actions: ['remember', { type: 'goToOption', params: ({ context }) => context.activeAt }],
          },
        ],
        'search.escape': [
          { guard: 'hasText', target: '.empty', actions: { type: 'setText', params: '' } },
          { actions: 'emitClosed' },
        ],
      },
    },
  },
});

const listed = ({ text, recent, found }: SearchContext) => toOptions(text, recent, found);

function optionAt(context: SearchContext, at: number | undefined): SearchOption | undefined {
  return at === undefined ? undefined : listed(context)[at];
}

/** The target of an option; without an active option, all matching products. */
function findTarget(context: SearchContext, at: number | undefined): GoToOption['option'] {
  const option = optionAt(context, at);
  if (option !== undefined && !isSearch(option)) return option;
  return { kind: 'all', text: searchText(context.text), total: context.found?.total ?? 0 };
}

/** Whether an option is a text to search for. */
function isSearch(
  option: SearchOption | undefined,
): option is Extract<SearchOption, { kind: 'recent' | 'meant' }> {
  return option?.kind === 'recent' || option?.kind === 'meant';
}

function isEmpty({ products, brands, categories, pages }: Found): boolean {
  return products.length + brands.length + categories.length + pages.length === 0;
}

/** The next index; after the last option comes the first. */
function moved(from: number | undefined, to: ActiveMove, count: number): number {
  const last = count - 1;
  if (to === 'first') return 0;
  if (to === 'last') return last;
  if (to === 'next') return from === undefined || from >= last ? 0 : from + 1;
  return from === undefined || from === 0 ? last : from - 1;
}
