import {
  type notificationsMachine,
  notificationsVerbs,
  notificationsView,
} from '@pgm/machines/members/notifications';
import { Notifications } from '@pgm/ui/members/notifications';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { bell } from './bell.ts';

/**
 * A member's notifications, page by page; the page is in the address. It shares its actor with the bell of the
 * header.
 */
export function NotificationsFlow() {
  const page = useAddressPage();
  useEffect(() => notificationsVerbs(bell.send).openPage(page), [page]);
  return <NotificationsScreen actor={bell} />;
}

/** The screen of the notifications for any state of their actor. */
export function NotificationsScreen({ actor }: { actor: ActorRefFrom<typeof notificationsMachine> }) {
  const [{ unread: _, ...facts }, verbs] = useFlow(actor, notificationsView, notificationsVerbs);
  const { read, readAll, retry } = verbs;
  return (
    <Notifications
      {...facts}
      toHref={(page) => `/manage/notifications?page=${page}`}
      shopHref="/products"
      choicesHref="/manage/notifications/settings"
      onRead={read}
      onReadAll={readAll}
      onRetry={retry}
    />
  );
}
