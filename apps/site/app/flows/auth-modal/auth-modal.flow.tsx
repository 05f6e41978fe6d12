import { type authModalMachine, authModalVerbs, authModalView } from '@pgm/machines/auth-modal';
import { AuthDialog } from '@pgm/ui/auth-dialog';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { LoginFlow } from '../login/login.flow.tsx';
import { useSession } from '../session/session.ts';
import { SignupFlow } from '../signup/signup.flow.tsx';
import { authModal, authModalActor } from './auth-modal.ts';

/** The login modal; after a login it closes and the visitor is where it was opened. */
export function AuthModalFlow() {
  const navigate = useNavigate();
  const { status } = useSession();
  useEffect(
    () =>
      authModalActor.on(
        'modal.return',
        // The page has stood there all the time, and is where somebody left it.
        ({ path }) => void navigate(path, { replace: true, preventScrollReset: true }),
      ).unsubscribe,
    [navigate],
  );
  useEffect(() => {
    if (status === 'member') authModal.sessionBegan();
  }, [status]);
  return (
    <AuthModalScreen
      actor={authModalActor}
      login={<LoginFlow heading="dialog" signUp={{ onOpen: authModal.toSignup }} />}
      signUp={
        <SignupFlow heading="dialog" login={{ onOpen: authModal.toLogin }} onRegistered={authModal.toLogin} />
      }
    />
  );
}

interface AuthModalScreenProps {
  readonly actor: ActorRefFrom<typeof authModalMachine>;
  readonly login?: ReactNode;
  readonly signUp?: ReactNode;
}

/** The modal in whatever state its actor is. */
export function AuthModalScreen({ actor, login, signUp }: AuthModalScreenProps) {
  const { view } = authModalView(useSelector(actor, (snapshot) => snapshot));
  return <AuthDialog view={view} login={login} signUp={signUp} onClose={authModalVerbs(actor.send).close} />;
}
