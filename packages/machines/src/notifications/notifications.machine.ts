import type { Notification, Result } from '@pgm/api/contract';
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import type { ShowToast } from '../toasts/index.ts';

/** A page of a member's notifications, and how many of all are not read. */
export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly pageCount: number;
  readonly unread: number;
}

interface NotificationsContext extends NotificationPage {
  /** Counts from 1. */
  readonly page: number;
  /** Where in the member area its member is; undefined before the first look. */
  readonly path: string | undefined;
  /** What is to be marked as read, in turn: ids, or {@link ALL}. It counts as read already. */
  readonly marks: readonly string[];
  /** Why the list could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export type NotificationsEvent =
  | { type: 'section.visit'; path: string }
  | { type: 'list.open'; page: number }
  | { type: 'list.retry' }
  | { type: 'notification.read'; id: string }
  | { type: 'all.read' }
  /** The server knows what was marked as read. */
  | { type: 'mark.settled' };

/** Stands for all of them among what is to be marked. */
export const ALL = 'all';

/** How often the count is asked for, in ms. */
export const COUNT_MS = 60_000;

/**
 * What a member is told of: the count of what is not read, kept fresh while the member area is open; the list, page by
 * page, while it is looked at; and what is marked as read, which outlives the list, since who opens a notification
 * leaves it. Fill the actors with the calls; the last two answer with how many are not read then.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    countUnread: fromPromise<Result<number>>(() => Promise.reject(new Error('countUnread is not provided'))),
    fetchNotifications: fromPromise<Result<NotificationPage>, number>(() =>
      Promise.reject(new Error('fetchNotifications is not provided')),
    ),
    markRead: fromPromise<Result<number>, string>(() =>
      Promise.reject(new Error('markRead is not provided')),
    ),
  },
  delays: { nextCount: COUNT_MS },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    isUnread: ({ context }, id: string) =>
      context.notifications.some((one) => one.id === id && !isRead(one, context.marks)),
    isElsewhere: ({ context }, path: string) => path !== context.path,
    hasUnread: ({ context }) => unreadOf(context) > 0,
    hasMarks: ({ context }) => context.marks.length > 0,
  },
  actions: {
    takeCount: assign((_, answer: Result<number>) => (answer.ok ? { unread: answer.value } : {})),
    takePath: assign((_, path: string) => ({ path })),
    choosePage: assign((_, page: number) => ({ page })),
    takePage: assign((_, answer: Result<NotificationPage>) => (answer.ok ? { ...answer.value } : {})),
    takeError: assign((_, answer?: Result<unknown>) => ({ error: reasonOf(answer) })),
    clearError: assign({ error: undefined }),
    addMark: assign(({ context }, mark: string) => ({ marks: [...context.marks, mark] })),
    settleMark: assign(({ context: { notifications, marks } }) => {
      const [settled = ''] = marks;
      return {
        marks: marks.slice(1),
        notifications: notifications.map((one) =>
          isRead(one, [settled]) ? { ...one, readAt: one.readAt ?? one.createdAt } : one,
        ),
      };
    }),
    dropMarks: assign({ marks: [] }),
    tellSettled: raise({ type: 'mark.settled' }),
    toastFailure: emit((_, answer?: Result<unknown>) => ({
      type: 'toast.show' as const,
      kind: 'error' as const,
      message: reasonOf(answer),
    })),
  },
}).createMachine({
  id: 'notifications',
  context: {
    notifications: [],
    pageCount: 1,
    page: 1,
    unread: 0,
    path: undefined,
    marks: [],
    error: undefined,
  },
  type: 'parallel',
  states: {
    count: {
      initial: 'off',
      states: {
        off: {},
        counting: {
          invoke: {
            id: 'countUnread',
            src: 'countUnread',
            onDone: { target: 'fresh', actions: { type: 'takeCount', params: ({ event }) => event.output } },
            // The next count may succeed; nobody asked for this one.
            onError: 'fresh',
          },
          // The count that is on its way may be from before.
          on: { 'mark.settled': { target: 'counting', reenter: true } },
        },
        fresh: { after: { nextCount: 'counting' } },
      },
      // Whoever goes to another page wants to know what is new there.
      on: {
        'section.visit': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.path },
          target: '.counting',
          actions: { type: 'takePath', params: ({ event }) => event.path },
        },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: {},
        loading: {
          invoke: {
            id: 'fetchNotifications',
            src: 'fetchNotifications',
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
        failed: { exit: 'clearError', on: { 'list.retry': 'loading' } },
      },
      on: {
        'list.open': {
          target: '.loading',
          actions: { type: 'choosePage', params: ({ event }) => event.page },
        },
      },
    },
    marks: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasMarks', target: 'marking' } },
        marking: {
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context }) => context.marks[0] ?? '',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  'settleMark',
                  { type: 'takeCount', params: ({ event }) => event.output },
                  'tellSettled',
                ],
              },
              {
                target: 'idle',
                actions: ['dropMarks', { type: 'toastFailure', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'idle', actions: ['dropMarks', 'toastFailure'] },
          },
        },
      },
      on: {
        'notification.read': {
          guard: { type: 'isUnread', params: ({ event }) => event.id },
          actions: { type: 'addMark', params: ({ event }) => event.id },
        },
        'all.read': { guard: 'hasUnread', actions: { type: 'addMark', params: ALL } },
      },
    },
  },
});

/** Whether a notification counts as read, given what is to be marked. */
export function isRead({ id, readAt }: Notification, marks: readonly string[]): boolean {
  return readAt !== null || marks.includes(id) || marks.includes(ALL);
}

/** How many are not read when everything is marked that is to be. */
export function unreadOf({ unread, marks }: Pick<NotificationsContext, 'unread' | 'marks'>): number {
  return marks.includes(ALL) ? 0 : Math.max(0, unread - marks.length);
}

function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Something went wrong.';
}
