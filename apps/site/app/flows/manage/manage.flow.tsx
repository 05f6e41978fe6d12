import { PersonIcon } from '@pgm/ui/icon';
import { ManageLayout } from '@pgm/ui/manage-layout';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { askLogin, useHasSession } from '#app/shared/account-door.ts';
import { session, useSession } from '../session/session.ts';
import { sectionLinks } from './sections.tsx';

/** The member area around one of its pages. A stored session counts as a member while it is being looked at. */
export function ManageFlow({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const hasSession = useHasSession();
  const { status } = useSession();
  const isMember = status === 'guest' ? false : hasSession;
  const isKnown = isMember || status === 'guest';
  const logIn = {
    href: '/Associate/login',
    label: 'Login',
    icon: <PersonIcon />,
    onPress: () => void askLogin(pathname + search),
  };
  const links = sectionLinks(pathname, isMember);
  return (
    <ManageLayout
      links={isKnown ? [...links, ...(isMember ? [] : [logIn])] : undefined}
      onLogout={isMember ? session.logOut : undefined}
    >
      {children}
    </ManageLayout>
  );
}
