import { notificationsVerbs, notificationsView } from '@pgm/machines/members/notifications';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createActor } from 'xstate';
import { useSession } from '../../auth/session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { siteNotificationsMachine } from './notifications.ts';

/** The member's notifications; there is one actor: marking as read continues after the user leaves the page. */
export const bell = createActor(siteNotificationsMachine).start();
bell.on('toast.show', toasts.show);

/** The number of the member's unread notifications; 0 until it is known. */
export function useUnreadCount(): number {
  const { status } = useSession();
  const { pathname } = useLocation();
  // What a user reads or does in the member and in the staff area changes the count; the pages of the shop do not.
  const section = /^\/(manage|dashboard)/.test(pathname) ? pathname : '/';
  useEffect(() => {
    if (status === 'member') notificationsVerbs(bell.send).visit(section);
  }, [status, section]);
  return useSelector(bell, (snapshot) => notificationsView(snapshot).unread);
}
