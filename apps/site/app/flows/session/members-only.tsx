import type { User } from '@pgm/api/contract';
import { SpinnerOverlay } from '@pgm/ui/spinner';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './session.ts';

/** Guards a page: a guest is sent to the login page, which leads back here. */
export function MembersOnly({ children }: { children: (user: User) => ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'guest')
    return <Navigate to="/Associate/login" replace state={{ from: pathname + search + hash }} />;
  return user ? children(user) : <SpinnerOverlay />;
}
