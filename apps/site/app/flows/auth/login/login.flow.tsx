import type { AuthTab } from '@pgm/machines/auth/otp';
import { loginMachine, loginVerbs, loginView } from '@pgm/machines/auth/login';
import { withPorts } from '@pgm/machines/kit';
import { Login, type LoginProps } from '@pgm/ui/auth/login';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useOutcome } from '#app/kit/use-outcome.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { GoogleSignInFlow } from '../google-sign-in/google-sign-in.flow.tsx';
import { useAgreement } from '../sponsor/use-agreement.ts';
import { OtpScreen, siteOtpMachine, useIsCodeOut } from '../otp/otp.flow.tsx';
import { session } from '../session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The login machine with the site's implementations. */
export const siteLoginMachine = withPorts(loginMachine)({
  actors: {
    otp: siteOtpMachine,
    logIn: fromPromise(async ({ input, signal }) => (await browserClient()).auth.logIn(input, signal)),
  },
});

interface LoginFlowProps extends Pick<LoginProps, 'heading' | 'notice' | 'signUp'> {
  /** The first tab that is shown. Default 'mobile'. */
  readonly firstTab?: AuthTab;
}

/** Login by code, by password or with Google; it begins the session. */
export function LoginFlow({ firstTab = 'mobile', ...place }: LoginFlowProps) {
  const actor = useActorRef(siteLoginMachine);
  useOutcome(actor, ({ output }) => output && session.begin(output));
  useEmitted(actor, { 'toast.show': toasts.show });
  useEffect(() => loginVerbs(actor.send).chooseTab(firstTab), [actor, firstTab]);
  return <LoginScreen actor={actor} google={<GoogleSignInFlow />} {...place} />;
}

interface LoginScreenProps extends Partial<Pick<LoginProps, 'heading' | 'notice' | 'signUp' | 'google'>> {
  readonly actor: ActorRefFrom<typeof loginMachine>;
}

/** The login screen for any state of its actor. */
export function LoginScreen({
  actor,
  google,
  signUp = { href: '/Associate/signup' },
  ...place
}: LoginScreenProps) {
  const [{ otp, canSubmit: _, ...facts }, { chooseTab, changeField, submit }] = useFlow(
    actor,
    loginView,
    loginVerbs,
  );
  const isCodeOut = useIsCodeOut(facts.tab, otp);
  const agreement = useAgreement();

  return (
    <Login
      {...facts}
      {...place}
      google={isCodeOut ? undefined : google}
      agreement={isCodeOut ? undefined : agreement}
      mobile={otp && <OtpScreen actor={otp} />}
      signUp={signUp}
      forgotHref="/Associate/forgot-password"
      onTab={chooseTab}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
