import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/dialog/dialog.tsx';

/** The screen that the dialog shows. */
export type AuthView = 'login' | 'signUp' | 'closed';

export interface AuthModalProps {
  view: AuthView;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
  /** `Login` with the heading 'dialog'. */
  login: ReactNode;
  /** `SignUp` with the heading 'dialog'. */
  signUp: ReactNode;
}

/** Login and sign-up in a dialog, for a page that needs an account. */
export function AuthModal({ view, onClose, login, signUp }: AuthModalProps) {
  const isSignUp = view === 'signUp';
  return (
    <Dialog
      open={view !== 'closed'}
      title={isSignUp ? 'Sign Up' : 'Login'}
      onClose={onClose}
      className="sm:max-w-form"
    >
      {isSignUp ? signUp : login}
    </Dialog>
  );
}
