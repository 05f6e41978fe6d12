import {
  type Brand,
  NO_CHOICES,
  type ProductChoices,
  type ProductCounts,
  type Result,
  countChoices,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** What the filters offer. */
export interface OfferedFilters {
  readonly brands: readonly Pick<Brand, 'id' | 'name'>[];
  readonly counts: ProductCounts;
}

interface ProductFilterContext {
  readonly choices: ProductChoices;
  readonly brands: OfferedFilters['brands'];
  /** Of the choices; undefined while they are not known. */
  readonly counts: ProductCounts | undefined;
  /** Why the filters could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type ProductFilterEvent =
  | { readonly type: 'choices.change'; readonly choices: ProductChoices }
  | { readonly type: 'choices.clear' }
  | { readonly type: 'choices.apply' }
  | { readonly type: 'page.retry' }
  | { readonly type: 'filters.close' };

/** Emitted to show the list with these choices. */
export interface ChoicesApplied {
  readonly type: 'choices.applied';
  readonly choices: ProductChoices;
}

/** How long the choosing must stop before products are counted again, in ms. */
export const COUNT_PAUSE_MS = 300;

/**
 * The choices in the filters of a product list, with the number of products that each leaves. They take effect together:
 * `choices.applied` says so, `filters.closed` that the user left them as they were. When products cannot be counted again,
 * the choices stay usable without numbers. Provide `loadFilters` and `countProducts`.
 */
export const productFilterMachine = setup({
  types: {
    context: {} as ProductFilterContext,
    input: {} as { readonly choices: ProductChoices } | undefined,
    events: {} as ProductFilterEvent,
    emitted: {} as ChoicesApplied | { readonly type: 'filters.closed' },
  },
  actors: {
    loadFilters: placeholder<Result<OfferedFilters>, ProductChoices>('loadFilters'),
    countProducts: placeholder<Result<ProductCounts>, ProductChoices>('countProducts'),
  },
  delays: { choosingRested: COUNT_PAUSE_MS },
  guards: { hasChoices: ({ context }) => countChoices(context.choices) > 0 },
  actions: {
    setChoices: assign((_, choices: ProductChoices) => ({ choices })),
    setOffered: assign((_, { brands, counts }: OfferedFilters) => ({ brands, counts })),
    setCounts: assign((_, counts: ProductCounts) => ({ counts })),
    forgetCounts: assign({ counts: undefined }),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
    emitApplied: emit(({ context }) => ({ type: 'choices.applied' as const, choices: context.choices })),
    emitClosed: emit({ type: 'filters.closed' as const }),
  },
}).createMachine({
  id: 'product-filter',
  context: ({ input }) => ({
    choices: input?.choices ?? NO_CHOICES,
    brands: [],
    counts: undefined,
    error: undefined,
  }),
  initial: 'loading',
  on: { 'filters.close': { actions: 'emitClosed' } },
  states: {
    loading: {
      invoke: {
        input: ({ context }) => context.choices,
        ...call(
          'loadFilters',
          { target: 'ready', actions: { type: 'setOffered', params: toValue } },
          { target: 'failed', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
    ready: {
      initial: 'counted',
      states: {
        counted: {},
        waiting: { after: { choosingRested: 'counting' } },
        counting: {
          invoke: {
            input: ({ context }) => context.choices,
            ...call(
              'countProducts',
              { target: 'counted', actions: { type: 'setCounts', params: toValue } },
              { target: 'uncounted' },
            ),
          },
        },
        uncounted: { entry: 'forgetCounts' },
      },
      on: {
        'choices.change': {
          target: '.waiting',
          actions: { type: 'setChoices', params: ({ event }) => event.choices },
        },
        'choices.clear': {
          guard: 'hasChoices',
          target: '.waiting',
          actions: { type: 'setChoices', params: NO_CHOICES },
        },
        'choices.apply': { actions: 'emitApplied' },
      },
    },
  },
});
