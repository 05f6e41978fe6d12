import { ok } from '@pgm/api/contract';
import { ALL, notificationsMachine } from '@pgm/machines/notifications';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many notifications a page shows. */
const PAGE = 20;

/** What a member is told of, as the site runs it. */
export const siteNotificationsMachine = notificationsMachine.provide({
  actors: {
    countUnread: fromPromise(async ({ signal }) => (await browserClient()).notifications.countUnread(signal)),
    fetchNotifications: fromPromise(async ({ input: page, signal }) => {
      const answer = await (await browserClient()).notifications.list({ page, limit: PAGE }, signal);
      if (!answer.ok) return answer;
      const { data, pagination, unread } = answer.value;
      return ok({ notifications: data, pageCount: pagination?.pages ?? 1, unread });
    }),
    markRead: fromPromise(async ({ input, signal }) => {
      const { notifications } = await browserClient();
      return input === ALL ? notifications.readAll(signal) : notifications.read(input, signal);
    }),
  },
});
