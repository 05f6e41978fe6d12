import {
  type notificationsMachine,
  notificationsVerbs,
  notificationsView,
} from '@pgm/machines/notifications';
import { Notifications } from '@pgm/ui/notifications';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useBell } from './use-bell.ts';

/** What a member was told of, page by page; the page is in the address. Its actor is the member area's, with the bell. */
export function NotificationsFlow() {
  const actor = useBell();
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  useEffect(() => notificationsVerbs(actor.send).openPage(page), [actor, page]);
  return <NotificationsScreen actor={actor} />;
}

/** The notifications in whatever state their actor is. */
export function NotificationsScreen({ actor }: { actor: ActorRefFrom<typeof notificationsMachine> }) {
  const { unread: _, ...facts } = notificationsView(useSelector(actor, (snapshot) => snapshot));
  const { read, readAll, retry } = notificationsVerbs(actor.send);
  return (
    <Notifications
      {...facts}
      hrefOf={(page) => `/manage/notifications?page=${page}`}
      onRead={read}
      onReadAll={readAll}
      onRetry={retry}
    />
  );
}
