import { SpinnerOverlay } from '@pgm/ui/primitives/spinner-overlay';
import { useEffect } from 'react';
import { AuthModalFlow } from '../../flows/auth/auth-modal/auth-modal.flow.tsx';
import { startCart } from '../../flows/sales/cart/cart.ts';
import {
  startAgreementQuestion,
  useAgreementQuestion,
} from '../../flows/members/agreement/agreement-question.ts';
import { startStoredWishes } from '../../flows/sales/wishlist/wishlist.ts';
import { useSession } from '../../flows/auth/session/session.ts';
import { ToastsFlow } from '../../flows/shell/toasts/toasts.flow.tsx';

/**
 * The parts of an account above every page: toasts, the login modal, the question about a changed agreement, and the spinner
 * during a logout.
 */
export default function AccountFlow() {
  const { status } = useSession();
  const AgreementQuestion = useAgreementQuestion();
  useEffect(() => {
    startCart();
    startStoredWishes();
    startAgreementQuestion();
  }, []);
  return (
    <>
      <ToastsFlow />
      <AuthModalFlow />
      {status === 'member' && AgreementQuestion && <AgreementQuestion />}
      {status === 'leaving' && <SpinnerOverlay text="Logging out…" />}
    </>
  );
}
