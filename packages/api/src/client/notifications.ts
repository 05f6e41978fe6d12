import {
  countUnreadNotifications,
  listNotifications,
  ok,
  readAllNotifications,
  readNotification,
} from '../contract/index.ts';
import type { QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** What the caller is told of; each change answers with how many are not read then. */
export function notificationsClient(call: Call) {
  return {
    /** The newest first. */
    list: (query: Partial<QueryOf<typeof listNotifications>> = {}, signal?: AbortSignal) =>
      call(listNotifications, { query, signal }),

    countUnread: async (signal?: AbortSignal) => {
      const result = await call(countUnreadNotifications, { signal });
      return result.ok ? ok(result.value.data.unread) : result;
    },

    read: async (id: string, signal?: AbortSignal) => {
      const result = await call(readNotification, { params: { id }, signal });
      return result.ok ? ok(result.value.data.unread) : result;
    },

    readAll: async (signal?: AbortSignal) => {
      const result = await call(readAllNotifications, { signal });
      return result.ok ? ok(result.value.data.unread) : result;
    },
  };
}
