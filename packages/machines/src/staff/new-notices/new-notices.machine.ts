import type { Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import type { ShowToast } from '../../company/toasts/index.ts';
import { call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';

interface NewNoticesContext {
  /** How many notices are new; 0 until it is known. */
  readonly count: number;
  /** The current path in the staff area; undefined before the first page. */
  readonly path: string | undefined;
  /** The time of the newest notice that is marked as read; ISO text. */
  readonly upTo: string;
}

export type NewNoticesEvent =
  | { readonly type: 'area.visit'; readonly path: string }
  /** Marks all notices as read that are not newer than this. */
  | { readonly type: 'notices.read'; readonly upTo: string };

/** Emitted so that a list that is shown can be read again. */
export interface NoticesRead {
  readonly type: 'notices.read';
}

/** How often the count is requested, in ms. */
export const COUNT_MS = 60_000;

/**
 * The bell of the staff area: how many notices are new, counted on each page and once a minute, and the mark that sets it
 * back. Provide `countNew` and `markRead`; each returns the count.
 */
export const newNoticesMachine = setup({
  types: {
    context: {} as NewNoticesContext,
    events: {} as NewNoticesEvent,
    emitted: {} as ShowToast | NoticesRead,
  },
  actors: {
    countNew: placeholder<Result<number>>('countNew'),
    markRead: placeholder<Result<number>, string>('markRead'),
  },
  delays: { nextCount: COUNT_MS },
  guards: {
    isElsewhere: ({ context }, path: string) => path !== context.path,
  },
  actions: {
    setPath: assign((_, path: string) => ({ path })),
    setUpTo: assign((_, upTo: string) => ({ upTo })),
    setCount: assign((_, count: number) => ({ count })),
    emitRead: emit({ type: 'notices.read' as const }),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'new-notices',
  context: { count: 0, path: undefined, upTo: '' },
  initial: 'off',
  on: {
    'area.visit': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.path },
      target: '.counting',
      actions: { type: 'setPath', params: ({ event }) => event.path },
    },
    'notices.read': {
      target: '.marking',
      actions: { type: 'setUpTo', params: ({ event }) => event.upTo },
    },
  },
  states: {
    off: {},
    counting: {
      // A count that fails is not shown: the user did not request it, and the next one may succeed.
      invoke: call('countNew', { target: 'fresh', actions: { type: 'setCount', params: toValue } }, 'fresh'),
    },
    fresh: { after: { nextCount: 'counting' } },
    marking: {
      invoke: {
        input: ({ context }) => context.upTo,
        ...call(
          'markRead',
          { target: 'fresh', actions: [{ type: 'setCount', params: toValue }, 'emitRead'] },
          { target: 'fresh', actions: { type: 'toastFailure', params: toReason } },
        ),
      },
      on: {
        // The mark brings the count.
        'area.visit': { actions: { type: 'setPath', params: ({ event }) => event.path } },
        // A second press sends nothing.
        'notices.read': {},
      },
    },
  },
});
