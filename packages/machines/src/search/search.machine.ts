import { type Found, type Result, isTooShortToSearch, searchText } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type SearchOption, optionsOf, withRecent, withoutRecent } from './search-options.ts';

interface SearchContext {
  /** As typed. */
  readonly text: string;
  /** What was looked for before, the newest first. */
  readonly recent: readonly string[];
  /** Whether `recent` has still to be kept. */
  readonly isUnkept: boolean;
  /** What was found last; it stays in view while the next is looked for. */
  readonly found: Found | undefined;
  /** Which option the keyboard is on, from 0. */
  readonly activeAt: number | undefined;
  /** Why nothing could be looked for; English, for `t()`. */
  readonly error: string | undefined;
}

/** Where the keyboard goes in the list. */
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

/** Tells to show what an option stands for. */
export interface GoToOption {
  type: 'search.go';
  option: Exclude<SearchOption, { kind: 'recent' }>;
}

/** How long typing has to rest before the server is asked, in ms. */
export const SEARCH_MS = 200;

/**
 * A search over the whole site that follows the typing, with a list to be walked by keyboard. Emits `search.go` when
 * something is chosen and `search.close` when the person is done. Fill the actors: the recent searches as they were kept,
 * their keeping, and the call.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as GoToOption | { type: 'search.close' },
  },
  actors: {
    readRecent: fromPromise<readonly string[]>(() => Promise.reject(new Error('readRecent is not provided'))),
    keepRecent: fromPromise<void, readonly string[]>(() =>
      Promise.reject(new Error('keepRecent is not provided')),
    ),
    search: fromPromise<Result<Found>, string>(() => Promise.reject(new Error('search is not provided'))),
  },
  delays: { typingRested: SEARCH_MS },
  guards: {
    succeeded: (_, answer: Result<Found>) => answer.ok,
    foundNothing: (_, answer: Result<Found>) => answer.ok && isEmpty(answer.value),
    isTooShort: (_, text: string) => isTooShortToSearch(text),
    isSame: ({ context }, text: string) => searchText(text) === searchText(context.text),
    hasText: ({ context }) => context.text !== '',
    hasOptions: ({ context }) => listed(context).length > 0,
    isRecent: ({ context }, at: number | undefined) => optionAt(context, at)?.kind === 'recent',
    isOption: ({ context }, at: number | undefined) => optionAt(context, at) !== undefined,
    isWanted: ({ context }) => !isTooShortToSearch(context.text),
    hasRecent: ({ context }) => context.recent.length > 0,
    isUnkept: ({ context }) => context.isUnkept,
  },
  actions: {
    takeText: assign((_, text: string) => ({ text, activeAt: undefined })),
    takeRecentText: assign(({ context }, at: number | undefined) => {
      const option = optionAt(context, at);
      return option?.kind === 'recent' ? { text: option.text, activeAt: undefined } : {};
    }),
    moveActive: assign(({ context }, to: ActiveMove) => ({
      activeAt: moved(context.activeAt, to, listed(context).length),
    })),
    forgetActive: assign({ activeAt: undefined }),
    takeFound: assign((_, answer: Result<Found>) =>
      answer.ok ? { found: answer.value, activeAt: undefined } : {},
    ),
    forgetFound: assign({ found: undefined }),
    takeError: assign((_, answer?: Result<Found>) => ({
      error: answer?.ok === false ? answer.failure.message : 'Something went wrong.',
    })),
    clearError: assign({ error: undefined }),
    mergeRecent: assign(({ context }, read: readonly string[]) => ({
      // What was chosen before the others were read is newer than they are.
      recent: context.recent.reduceRight((all, one) => withRecent(one, all), read),
    })),
    remember: assign(({ context }) => ({
      recent: withRecent(searchText(context.text), context.recent),
      isUnkept: true,
    })),
    removeRecent: assign(({ context }, text: string) => ({
      recent: withoutRecent(text, context.recent),
      isUnkept: true,
      activeAt: undefined,
    })),
    clearRecent: assign({ recent: [], isUnkept: true, activeAt: undefined }),
    markKept: assign({ isUnkept: false }),
    goToOption: emit(({ context }, at: number | undefined) => ({
      type: 'search.go' as const,
      option: targetOf(context, at),
    })),
    tellClosed: emit({ type: 'search.close' as const }),
  },
}).createMachine({
  id: 'search',
  context: {
    text: '',
    recent: [],
    isUnkept: false,
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
            onDone: { target: 'idle', actions: { type: 'mergeRecent', params: ({ event }) => event.output } },
            // One can search without them.
            onError: 'idle',
          },
        },
        idle: { always: { guard: 'isUnkept', target: 'keeping' } },
        keeping: {
          entry: 'markKept',
          invoke: {
            id: 'keepRecent',
            src: 'keepRecent',
            input: ({ context }) => context.recent,
            onDone: 'idle',
            // They last as long as the page, then.
            onError: 'idle',
          },
        },
      },
      on: {
        'recent.remove': {
          guard: 'hasRecent',
          actions: { type: 'removeRecent', params: ({ event }) => event.text },
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
            id: 'search',
            src: 'search',
            input: ({ context }) => searchText(context.text),
            onDone: [
              {
                guard: { type: 'foundNothing', params: ({ event }) => event.output },
                target: 'nothing',
              },
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
        found: {},
        nothing: { entry: ['forgetFound', 'forgetActive'] },
        failed: {
          entry: ['forgetFound', 'forgetActive'],
          exit: 'clearError',
          on: { 'search.retry': 'searching' },
        },
      },
      on: {
        'text.change': [
          {
            guard: { type: 'isTooShort', params: ({ event }) => event.text },
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
            actions: { type: 'takeText', params: ({ event }) => event.text },
          },
        ],
        'active.move': {
          guard: 'hasOptions',
          actions: { type: 'moveActive', params: ({ event }) => event.to },
        },
        'option.choose': [
          {
            guard: { type: 'isRecent', params: ({ event }) => event.at },
            target: '.searching',
            actions: { type: 'takeRecentText', params: ({ event }) => event.at },
          },
          {
            guard: { type: 'isOption', params: ({ event }) => event.at },
            actions: ['remember', { type: 'goToOption', params: ({ event }) => event.at }],
          },
        ],
        'search.submit': [
          {
            guard: { type: 'isRecent', params: ({ context }) => context.activeAt },
            target: '.searching',
            actions: { type: 'takeRecentText', params: ({ context }) => context.activeAt },
          },
          {
            guard: 'isWanted',
            actions: ['remember', { type: 'goToOption', params: ({ context }) => context.activeAt }],
          },
        ],
        'search.escape': [
          {
            guard: 'hasText',
            target: '.empty',
            actions: { type: 'takeText', params: '' },
          },
          { actions: 'tellClosed' },
        ],
      },
    },
  },
});

const listed = ({ text, recent, found }: SearchContext) => optionsOf(text, recent, found);

function optionAt(context: SearchContext, at: number | undefined): SearchOption | undefined {
  return at === undefined ? undefined : listed(context)[at];
}

/** What is shown for an option; without one, every product that is meant. */
function targetOf(context: SearchContext, at: number | undefined): GoToOption['option'] {
  const option = optionAt(context, at);
  if (option !== undefined && option.kind !== 'recent') return option;
  return { kind: 'all', text: searchText(context.text), total: context.found?.total ?? 0 };
}

function isEmpty({ products, categories, pages }: Found): boolean {
  return products.length + categories.length + pages.length === 0;
}

/** The last option is followed by the first. */
function moved(from: number | undefined, to: ActiveMove, count: number): number {
  const last = count - 1;
  if (to === 'first') return 0;
  if (to === 'last') return last;
  if (to === 'next') return from === undefined || from >= last ? 0 : from + 1;
  return from === undefined || from === 0 ? last : from - 1;
}
