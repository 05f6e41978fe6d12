import { ok } from '@pgm/api/contract';
import { ALL, notificationsMachine } from '@pgm/machines/members/notifications';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** How many notifications a page shows. */
const PAGE = 20;

/** The notifications machine with the site's implementations. */
export const siteNotificationsMachine = withPorts(notificationsMachine)({
  actors: {
    countUnread: fromPromise(async ({ signal }) => (await browserClient()).notifications.countUnread(signal)),
    fetchNotifications: fromPromise(async ({ input: page, signal }) => {
      const result = await (await browserClient()).notifications.list({ page, limit: PAGE }, signal);
      if (!result.ok) return result;
      const { data, pagination, unread } = result.value;
      return ok({ notifications: data, pageCount: pagination?.pages ?? 1, unread });
    }),
    markRead: fromPromise(async ({ input, signal }) => {
      const { notifications } = await browserClient();
      return input === ALL ? notifications.readAll(signal) : notifications.read(input, signal);
    }),
  },
});
