import type { Result } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call } from './call.ts';
import { placeholder } from './placeholder.ts';
import { toReason, toValue } from './results.ts';

export interface ChoicesContext<Choices> {
  /** As the server knows them; undefined until they are loaded. */
  readonly saved: Choices | undefined;
  /** The changed choices that are to be sent; undefined when there are none. */
  readonly wanted: Choices | undefined;
  /** The choices that are being sent. */
  readonly sent: Choices | undefined;
  /** Why the choices could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
  /** Why the last changes were taken back; English. */
  readonly alert: string | undefined;
}

/** What `syncChoices` sends before it reads the choices; undefined when it only reads them. */
export interface ChangedChoices<Choices> {
  readonly changed: Choices | undefined;
}

export type ChoicesEvent<Choices> =
  | { readonly type: 'choices.change'; readonly choices: Choices }
  | { readonly type: 'page.retry' };

/**
 * Choices that are saved one by one, without a button: a change is shown at once and sent; if the server rejects it, it is
 * taken back, with the reason. What is changed meanwhile is sent next. Provide `syncChoices`.
 */
export function createChoices<Choices>({ id }: { readonly id: string }) {
  return setup({
    types: { context: {} as ChoicesContext<Choices>, events: {} as ChoicesEvent<Choices> },
    actors: {
      syncChoices: placeholder<Result<Choices>, ChangedChoices<Choices>>('syncChoices'),
    },
    guards: { isMore: ({ context: { wanted } }) => wanted !== undefined },
    actions: {
      setSaved: assign((_, saved: Choices) => ({ saved })),
      setError: assign((_, error: string) => ({ error })),
      clearError: assign({ error: undefined }),
      change: assign((_, wanted: Choices) => ({ wanted, alert: undefined })),
      send: assign(({ context }) => ({ sent: context.wanted, wanted: undefined })),
      settle: assign({ sent: undefined }),
      revert: assign((_, alert: string) => ({ wanted: undefined, sent: undefined, alert })),
    },
  }).createMachine({
    id,
    context: { saved: undefined, wanted: undefined, sent: undefined, error: undefined, alert: undefined },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          input: { changed: undefined },
          ...call(
            'syncChoices',
            { target: 'settled', actions: { type: 'setSaved', params: toValue } },
            { target: 'failed', actions: { type: 'setError', params: toReason } },
          ),
        },
      },
      failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
      settled: {
        always: { guard: 'isMore', target: 'saving' },
        on: { 'choices.change': { actions: { type: 'change', params: ({ event }) => event.choices } } },
      },
      saving: {
        entry: 'send',
        invoke: {
          input: ({ context }) => ({ changed: context.sent }),
          ...call(
            'syncChoices',
            { target: 'settled', actions: [{ type: 'setSaved', params: toValue }, 'settle'] },
            { target: 'settled', actions: { type: 'revert', params: toReason } },
          ),
        },
        on: { 'choices.change': { actions: { type: 'change', params: ({ event }) => event.choices } } },
      },
    },
  });
}
