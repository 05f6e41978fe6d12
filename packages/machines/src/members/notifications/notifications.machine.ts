import type { Notification, Result } from '@pgm/api/contract';
import { assign, emit, raise, setup } from 'xstate';
import {
  type ShowToast,
  call,
  placeholder,
  toErrorToast,
  toOutput,
  toReason,
  toValue,
} from '../../kit/index.ts';

/** A page of a member's notifications, and the number of all unread ones. */
export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly pageCount: number;
  readonly unread: number;
}

interface NotificationsContext extends NotificationPage {
  /** Counts from 1. */
  readonly page: number;
  /** The member's current path in the member area; undefined before the first page. */
  readonly path: string | undefined;
  /** What the server must mark as read, in order: ids, or {@link ALL}. The screen already shows it as read. */
  readonly marks: readonly string[];
  /** Why the list could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type NotificationsEvent =
  | { type: 'section.visit'; path: string }
  | { type: 'list.open'; page: number }
  | { type: 'page.retry' }
  | { type: 'notification.read'; id: string }
  | { type: 'all.read' }
  /** The server has marked the notifications as read. */
  | { type: 'mark.settled' };

/** Stands for all notifications in the list of marks. */
export const ALL = 'all';

/** How often the count is requested, in ms. */
export const COUNT_MS = 60_000;

/**
 * The notifications of a member: the count of unread ones, which is updated while the member area is open; the
 * list, page by page, while it is shown; and the marks as read, which continue after the list is closed, because
 * a user that opens a notification leaves the list. Provide the actors; the last two return the new count of
 * unread notifications.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as ShowToast,
  },
  actors: {
    countUnread: placeholder<Result<number>>('countUnread'),
    fetchNotifications: placeholder<Result<NotificationPage>, number>('fetchNotifications'),
    markRead: placeholder<Result<number>, string>('markRead'),
  },
  delays: { nextCount: COUNT_MS },
  guards: {
    isUnread: ({ context }, id: string) =>
      context.notifications.some((one) => one.id === id && !isRead(one, context.marks)),
    isElsewhere: ({ context }, path: string) => path !== context.path,
    hasUnread: ({ context }) => countUnread(context) > 0,
    hasMarks: ({ context }) => context.marks.length > 0,
  },
  actions: {
    setCount: assign((_, result: Result<number>) => (result.ok ? { unread: result.value } : {})),
    setPath: assign((_, path: string) => ({ path })),
    choosePage: assign((_, page: number) => ({ page })),
    setPage: assign((_, page: NotificationPage) => ({ ...page })),
    setError: assign((_, error: string) => ({ error })),
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
    emitSettled: raise({ type: 'mark.settled' }),
    toastFailure: emit(toErrorToast),
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
            onDone: { target: 'fresh', actions: { type: 'setCount', params: toOutput } },
            // The next count may succeed; the user did not request this one.
            onError: 'fresh',
          },
          // The count that is being loaded may be outdated.
          on: { 'mark.settled': { target: 'counting', reenter: true } },
        },
        fresh: { after: { nextCount: 'counting' } },
      },
      // A user that goes to another page needs the current count.
      on: {
        'section.visit': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.path },
          target: '.counting',
          actions: { type: 'setPath', params: ({ event }) => event.path },
        },
      },
    },
    list: {
      initial: 'closed',
      states: {
        closed: {},
        loading: {
          invoke: {
            input: ({ context }) => context.page,
            ...call(
              'fetchNotifications',
              { target: 'ready', actions: { type: 'setPage', params: toValue } },
              { target: 'failed', actions: { type: 'setError', params: toReason } },
            ),
          },
        },
        ready: {},
        failed: { exit: 'clearError', on: { 'page.retry': 'loading' } },
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
            input: ({ context }) => context.marks[0] ?? '',
            ...call(
              'markRead',
              {
                target: 'idle',
                actions: ['settleMark', { type: 'setCount', params: toOutput }, 'emitSettled'],
              },
              { target: 'idle', actions: ['dropMarks', { type: 'toastFailure', params: toReason }] },
            ),
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

/** Whether a notification is shown as read, including the pending marks. */
export function isRead({ id, readAt }: Notification, marks: readonly string[]): boolean {
  return readAt !== null || marks.includes(id) || marks.includes(ALL);
}

/** The number of unread notifications after all pending marks. */
export function countUnread({ unread, marks }: Pick<NotificationsContext, 'unread' | 'marks'>): number {
  return marks.includes(ALL) ? 0 : Math.max(0, unread - marks.length);
}
