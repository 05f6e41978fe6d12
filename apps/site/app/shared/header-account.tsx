import { useLanguage } from '@pgm/ui/language';
import { Link } from '@pgm/ui/link';
import { Suspense, lazy } from 'react';
import { useHasSession } from './account-door.ts';

const UserMenu = lazy(() => import('../flows/account/user-menu.flow.tsx'));

/** At the end of the header: the member's menu, or the way in. */
export function HeaderAccount() {
  const { t } = useLanguage();
  if (useHasSession()) {
    return (
      <Suspense>
        <UserMenu />
      </Suspense>
    );
  }
  return (
    <Link href="/Associate/login" className="flex min-h-11 items-center font-medium text-leaf underline">
      {t('New Member? SignIn')}
    </Link>
  );
}
