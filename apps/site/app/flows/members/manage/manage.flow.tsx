import { notificationsVerbs, notificationsView } from '@pgm/machines/members/notifications';
import { PersonIcon } from '@pgm/ui/foundations/icon';
import { ManageLayout } from '@pgm/ui/shell/manage-layout';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHasSession } from '#app/shell/load-account.ts';
import { useLogin } from '#app/shell/use-login.ts';
import { siteNotificationsMachine } from '../notifications/notifications.ts';
import { BellContext } from '../notifications/use-bell.ts';
import { session, useSession } from '../../auth/session/session.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { sectionLinks } from './sections.tsx';

/** The member area around one of its pages. A stored session counts as a member while it is being checked. */
export function ManageFlow({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const hasSession = useHasSession();
  const { status, user } = useSession();
  const { logIn: openLogin, alert } = useLogin(pathname + search);
  const bell = useActorRef(siteNotificationsMachine);
  const unread = useSelector(bell, (snapshot) => notificationsView(snapshot).unread);
  useEffect(() => bell.on('toast.show', toasts.show).unsubscribe, [bell]);
  useEffect(() => {
    if (status === 'member') notificationsVerbs(bell.send).visit(pathname);
  }, [bell, status, pathname]);

  const isMember = status !== 'guest' && hasSession;
  const logIn = {
    href: '/Associate/login',
    label: 'Login',
    icon: <PersonIcon />,
    onPress: openLogin,
  };
  const links = sectionLinks(pathname, {
    isMember,
    isAssociate: user?.roles.includes('MEMBER') ?? true,
    unread,
  });
  const isKnown = isMember || status === 'guest';
  return (
    <ManageLayout
      links={isKnown ? [...links, ...(isMember ? [] : [logIn])] : undefined}
      onLogout={isMember ? session.logOut : undefined}
      alert={alert}
    >
      <BellContext value={bell}>{children}</BellContext>
    </ManageLayout>
  );
}
