import type { FigurePeriod, FiguresReport, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface FiguresContext {
  readonly period: FigurePeriod;
  /** The figures of the period; undefined until they are loaded. */
  readonly report: FiguresReport | undefined;
  /** Why they could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

/** The part of a report that one CSV file has. */
export type FiguresPart = 'steps' | 'products';

export type FiguresEvent =
  | { readonly type: 'period.open'; readonly period: FigurePeriod }
  | { readonly type: 'figures.retry' }
  | { readonly type: 'figures.export'; readonly part: FiguresPart };

/** Emitted so that the site can save the file. */
export interface FiguresExported {
  readonly type: 'figures.exported';
  readonly part: FiguresPart;
  readonly report: FiguresReport;
}

/** The figures of a period and of the one before. Provide `fetchFigures`. */
export const figuresMachine = setup({
  types: {
    context: {} as FiguresContext,
    input: {} as { readonly period?: FigurePeriod } | undefined,
    events: {} as FiguresEvent,
    emitted: {} as FiguresExported,
  },
  actors: { fetchFigures: placeholder<Result<FiguresReport>, FigurePeriod>('fetchFigures') },
  guards: {
    isOther: ({ context }, period: FigurePeriod) => context.period !== period,
  },
  actions: {
    setPeriod: assign((_, period: FigurePeriod) => ({ period, report: undefined })),
    setReport: assign((_, report: FiguresReport) => ({ report })),
    setError: assign((_, error: string) => ({ error })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'figures',
  context: ({ input }) => ({ period: input?.period ?? '7days', report: undefined, error: undefined }),
  initial: 'loading',
  on: {
    'period.open': {
      guard: { type: 'isOther', params: ({ event }) => event.period },
      target: '.loading',
      actions: { type: 'setPeriod', params: ({ event }) => event.period },
    },
  },
  states: {
    loading: {
      invoke: {
        input: ({ context }) => context.period,
        ...call(
          'fetchFigures',
          { target: 'ready', actions: { type: 'setReport', params: toValue } },
          { target: 'failed', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    failed: { exit: 'clearError', on: { 'figures.retry': 'loading' } },
    ready: {
      on: {
        'figures.export': {
          actions: emit(({ context, event }) => {
            if (context.report === undefined) throw new Error('the figures are not loaded');
            return { type: 'figures.exported' as const, part: event.part, report: context.report };
          }),
        },
      },
    },
  },
});
