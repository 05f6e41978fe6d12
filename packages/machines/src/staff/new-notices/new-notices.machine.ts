import type { Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ShowToast, call, placeholder, toErrorToast, toReason, toValue } from '../../kit/index.ts';

interface NewNoticesContext {
  /** How many notices are new; 0 until it is known. */
  readonly count: number;
  /** The current path in the staff area; undefined before the first page. */
  readonly path: string | undefined;
  /** The time of the newest notice that was shown as new; ISO text, empty before the first. */
  readonly shown: string;
  /** The time up to which notices were marked as read here; ISO text, empty before the first mark. */
  readonly readUpTo: string;
}

const NOTHING: NewNoticesContext = { count: 0, path: undefined, shown: '', readUpTo: '' };

export type NewNoticesEvent =
  | { readonly type: 'area.visit'; readonly path: string }
  /** The user leaves the area, or another user logs in. */
  | { readonly type: 'area.leave' }
  /** A list shows notices; `newest` is the time of the newest one that is new. */
  | { readonly type: 'notices.show'; readonly newest: string }
  /** Marks all notices as read that are not newer than what was shown. */
  | { readonly type: 'notices.read' };

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
    emitted: {} as ShowToast,
  },
  actors: {
    countNew: placeholder<Result<number>>('countNew'),
    markRead: placeholder<Result<number>, string>('markRead'),
  },
  delays: { nextCount: COUNT_MS },
  guards: {
    hasUnread: ({ context: { shown, readUpTo } }) => shown > readUpTo,
    isElsewhere: ({ context }, path: string) => path !== context.path,
  },
  actions: {
    setPath: assign((_, path: string) => ({ path })),
    setShown: assign(({ context: { shown } }, newest: string) => ({
      shown: newest > shown ? newest : shown,
    })),
    setRead: assign(({ context: { shown } }) => ({ readUpTo: shown })),
    setCount: assign((_, count: number) => ({ count })),
    forget: assign(NOTHING),
    toastFailure: emit(toErrorToast),
  },
}).createMachine({
  id: 'new-notices',
  context: NOTHING,
  initial: 'off',
  on: {
    'area.visit': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.path },
      target: '.counting',
      actions: { type: 'setPath', params: ({ event }) => event.path },
    },
    'area.leave': { target: '.off', actions: 'forget' },
    'notices.show': { actions: { type: 'setShown', params: ({ event }) => event.newest } },
    'notices.read': { guard: 'hasUnread', target: '.marking' },
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
        input: ({ context }) => context.shown,
        ...call(
          'markRead',
          { target: 'fresh', actions: [{ type: 'setCount', params: toValue }, 'setRead'] },
          { target: 'fresh', actions: { type: 'toastFailure', params: toReason } },
        ),
      },
      on: {
        // The mark brings the count.
        'area.visit': { actions: { type: 'setPath', params: ({ event }) => event.path } },
        // What is shown meanwhile is not part of the mark.
        'notices.show': {},
        // A second press sends nothing.
        'notices.read': {},
      },
    },
  },
});
