import { SpinnerOverlay } from '@pgm/ui/spinner';
import { AuthModalFlow } from '../auth-modal/auth-modal.flow.tsx';
import { useSession } from '../session/session.ts';
import { ToastsFlow } from '../toasts/toasts.flow.tsx';

/** What an account puts above every page: toasts, the login modal, and the spinner while one is leaving. */
export default function AccountFlow() {
  const { status } = useSession();
  return (
    <>
      <ToastsFlow />
      <AuthModalFlow />
      {status === 'leaving' && <SpinnerOverlay text="Logging out…" />}
    </>
  );
}
