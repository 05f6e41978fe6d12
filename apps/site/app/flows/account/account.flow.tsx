import { SpinnerOverlay } from '@pgm/ui/spinner';
import { useEffect } from 'react';
import { AuthModalFlow } from '../auth-modal/auth-modal.flow.tsx';
import { startCart } from '../cart/cart.ts';
import { useSession } from '../session/session.ts';
import { ToastsFlow } from '../toasts/toasts.flow.tsx';

/** What an account puts above every page: toasts, the login modal, and the spinner while one is leaving. */
export default function AccountFlow() {
  const { status } = useSession();
  useEffect(startCart, []);
  return (
    <>
      <ToastsFlow />
      <AuthModalFlow />
      {status === 'leaving' && <SpinnerOverlay text="Logging out…" />}
    </>
  );
}
