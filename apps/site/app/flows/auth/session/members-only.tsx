import type { User } from '@pgm/api/contract';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from './session.ts';
import { useRedirect } from './use-redirect.ts';

/**
 * Guards a page: a guest is redirected to the login page, which leads back here and says when a session has
 * expired.
 */
export function MembersOnly({ children }: { children: (user: User) => ReactNode }) {
  const { status, user, isExpired } = useSession();
  const { pathname, search, hash } = useLocation();
  useRedirect(status === 'guest' ? '/Associate/login' : undefined, {
    from: pathname + search + hash,
    ...(isExpired && { expired: true }),
  });
  if (status === 'guest') return null;
  return user ? children(user) : <PageSkeleton />;
}
