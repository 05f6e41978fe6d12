import { type authModalMachine, authModalVerbs, authModalView } from '@pgm/machines/auth/auth-modal';
import { AuthModal } from '@pgm/ui/auth/auth-modal';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { lazyComponent } from '#app/hydration/lazy-component.tsx';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { loginReason } from '../session/login-reason.ts';
import { pageAfterModal } from '../session/page-after-modal.ts';
import { useSession } from '../session/session.ts';
import { authModal, authModalActor } from './auth-modal.ts';

const LoginFlow = lazyComponent(async () => ({
  default: (await import('./auth-forms.ts')).LoginFlow,
}));
const SignUpFlow = lazyComponent(async () => ({
  default: (await import('./auth-forms.ts')).SignUpFlow,
}));

/** The login modal; after a login it closes and the visitor stays on the same page. */
export function AuthModalFlow() {
  const navigate = useNavigate();
  const { status } = useSession();
  useEmitted(authModalActor, {
    'modal.return': (request) => {
      const { path, from } = pageAfterModal(request);
      if (from !== undefined) return void navigate(path, { state: { from } });
      // The page is still there below the modal, so its scroll position must not change.
      void navigate(path, { replace: true, preventScrollReset: true });
    },
  });
  useEffect(() => {
    if (status === 'member') authModal.sessionBegan();
  }, [status]);
  const { path, reason = loginReason(path) } = useSelector(authModalActor, authModalView);
  return (
    <AuthModalScreen
      actor={authModalActor}
      login={
        <Suspense>
          <LoginFlow heading="dialog" notice={reason} signUp={{ onOpen: authModal.toSignUp }} />
        </Suspense>
      }
      signUp={
        <Suspense>
          <SignUpFlow
            heading="dialog"
            login={{ onOpen: authModal.toLogin }}
            onRegistered={authModal.toLogin}
          />
        </Suspense>
      }
    />
  );
}

interface AuthModalScreenProps {
  readonly actor: ActorRefFrom<typeof authModalMachine>;
  readonly login?: ReactNode;
  readonly signUp?: ReactNode;
}

/** The screen of the login modal for any state of its actor. */
export function AuthModalScreen({ actor, login, signUp }: AuthModalScreenProps) {
  const [{ view }, { close }] = useFlow(actor, authModalView, authModalVerbs);
  return <AuthModal view={view} login={login} signUp={signUp} onClose={close} />;
}
