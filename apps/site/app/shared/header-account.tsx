import { GuestLink } from '@pgm/ui/user-menu';
import { Suspense, lazy } from 'react';
import { useHasSession } from './account-door.ts';

const UserMenu = lazy(() => import('../flows/account/user-menu.flow.tsx'));

/** At the end of the header: the member's menu, or the way in. */
export function HeaderAccount() {
  return useHasSession() ? (
    <Suspense>
      <UserMenu />
    </Suspense>
  ) : (
    <GuestLink href="/Associate/login" />
  );
}
