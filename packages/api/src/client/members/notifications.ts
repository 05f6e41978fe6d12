import {
  type MessageChanges,
  countUnreadNotifications,
  getMessageChoices,
  listNotifications,
  ok,
  readAllNotifications,
  readNotification,
  setMessageChoices,
} from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's notifications; each change returns the number of unread ones. */
export function notificationsClient(call: Call) {
  return {
    /** A page of notifications, newest first. */
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

    /** Which messages the caller wants. */
    choices: (signal?: AbortSignal) => toData(call(getMessageChoices, { signal })),

    /** Switches messages on or off; what is absent stays. */
    setChoices: (body: MessageChanges, signal?: AbortSignal) =>
      toData(call(setMessageChoices, { body, signal })),
  };
}
