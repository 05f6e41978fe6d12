import { Button } from '@pgm/ui/primitives/button';
import { EmptyState, ParcelImage } from '@pgm/ui/primitives/empty-state';
import { useLanguage } from '@pgm/ui/foundations/language';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { VisuallyHidden } from '@pgm/ui/primitives/visually-hidden';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { askLogin } from '../../auth/auth-modal/ask-login.ts';
import { useSession } from '../../auth/session/session.ts';

/** Asks a guest to log in before an order is placed; the cart waits meanwhile. */
export function CheckoutGate({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  if (status === 'member') return children;
  if (status !== 'guest')
    return (
      <>
        <h1>
          <VisuallyHidden>{t('Checkout')}</VisuallyHidden>
        </h1>
        <PageSkeleton />
      </>
    );
  return (
    <div className="measure py-10">
      <EmptyState
        heading
        image={<ParcelImage />}
        title="Log in to place your order"
        text="Your cart will stay as it is."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void askLogin(path)}>{t('Login')}</Button>
            <Button variant="secondary" onClick={() => void askLogin(path, { isNew: true })}>
              {t('New here? Sign up')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
