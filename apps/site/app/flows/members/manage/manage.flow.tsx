import { PersonIcon } from '@pgm/ui/foundations/icon';
import { ManageLayout } from '@pgm/ui/shell/manage-layout';
import scrollShadow from '@pgm/ui/scroll-shadow.css?url';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHasSession } from '#app/kit/account-code.ts';
import { useLogin } from '../../auth/auth-modal/use-login.ts';
import { useUnreadCount } from '../notifications/bell.ts';
import { session, useSession } from '../../auth/session/session.ts';
import { sectionLinks } from './sections.tsx';

/** The member area around one of its pages. A stored session counts as a member while it is being checked. */
export function ManageFlow({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const hasSession = useHasSession();
  const { status, user } = useSession();
  const { logIn: openLogin, alert } = useLogin(pathname + search);
  const unread = useUnreadCount();
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
    <>
      <link rel="stylesheet" href={scrollShadow} precedence="default" />
      <ManageLayout
        links={isKnown ? [...links, ...(isMember ? [] : [logIn])] : undefined}
        onLogout={isMember ? session.logOut : undefined}
        alert={alert}
      >
        {children}
      </ManageLayout>
    </>
  );
}
