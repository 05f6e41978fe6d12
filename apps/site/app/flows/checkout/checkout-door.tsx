import { Button } from '@pgm/ui/button';
import { EmptyState } from '@pgm/ui/empty-state';
import { useLanguage } from '@pgm/ui/language';
import { SpinnerOverlay } from '@pgm/ui/spinner';
import { VisuallyHidden } from '@pgm/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { askLogin } from '#app/shared/account-door.ts';
import { useSession } from '../session/session.ts';

/** Asks a guest to log in where an order is placed, and lets the cart wait meanwhile. */
export function CheckoutDoor({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'member') return children;
  if (status !== 'guest')
    return (
      <>
        <h1>
          <VisuallyHidden>{t('Checkout')}</VisuallyHidden>
        </h1>
        <SpinnerOverlay />
      </>
    );
  return (
    <div className="measure py-10">
      <EmptyState
        heading
        title="Log in to place your order"
        text="Your cart comes along."
        action={<Button onClick={() => void askLogin(pathname + search)}>{t('Login')}</Button>}
      />
    </div>
  );
}
