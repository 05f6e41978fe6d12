import { signupMachine, signupVerbs, signupView } from '@pgm/machines/signup';
import { sponsorVerbs, sponsorView } from '@pgm/machines/sponsor';
import { SignUp, type SignUpProps } from '@pgm/ui/sign-up';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { COOLING_OFF_DAYS } from '#app/content/policies/periods.ts';
import { browserClient } from '#app/shared/browser-client.ts';
import { referralCode } from '#app/shared/referral.ts';
import { useOutcome } from '#app/shared/use-outcome.ts';
import { GoogleSignInFlow } from '../google-sign-in/google-sign-in.flow.tsx';
import { OtpScreen } from '../otp/otp.flow.tsx';
import { signUpOtpMachine } from '../phone-verification/sign-up-otp.ts';
import { session } from '../session/session.ts';
import { siteSponsorMachine } from '../sponsor/sponsor.ts';
import { toasts } from '../toasts/toasts.ts';

const machine = signupMachine.provide({
  actors: {
    otp: signUpOtpMachine,
    register: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.register({ ...input, sponsorCode: referralCode() }, signal),
    ),
  },
});

interface SignupFlowProps extends Pick<SignUpProps, 'heading' | 'login'> {
  /** An account was made on the email tab: time to log in with it. */
  readonly onRegistered: () => void;
}

/** Sign-up by code or with Google, which begin the session, or by mail address, which ends with an account. */
export function SignupFlow({ onRegistered, ...place }: SignupFlowProps) {
  const actor = useActorRef(machine);
  const sponsor = useActorRef(siteSponsorMachine);
  useOutcome(actor, ({ output }) => (output ? session.begin(output) : onRegistered()));
  useEffect(() => actor.on('toast.show', toasts.show).unsubscribe, [actor]);
  return (
    <SignupScreen
      actor={actor}
      google={<GoogleSignInFlow />}
      sponsor={sponsorView(useSelector(sponsor, (snapshot) => snapshot))}
      onRemoveSponsor={sponsorVerbs(sponsor.send).remove}
      {...place}
    />
  );
}

/** What the policies say in full. */
const JOINING: SignUpProps['joining'] = {
  coolingOffDays: COOLING_OFF_DAYS,
  agreementHref: '/disclouser',
  termsHref: '/terms&condiction',
  privacyHref: '/privecypolicy',
};

interface SignupScreenProps extends Partial<
  Pick<SignUpProps, 'heading' | 'login' | 'google' | 'sponsor' | 'onRemoveSponsor'>
> {
  readonly actor: ActorRefFrom<typeof signupMachine>;
}

/** The sign-up screen in whatever state its actor is. */
export function SignupScreen({
  actor,
  login = { href: '/Associate/login' },
  sponsor,
  onRemoveSponsor = () => undefined,
  ...place
}: SignupScreenProps) {
  const { otp, canSubmit: _, ...facts } = signupView(useSelector(actor, (snapshot) => snapshot));
  const { chooseTab, changeField, submit } = signupVerbs(actor.send);
  return (
    <SignUp
      {...facts}
      {...place}
      mobile={otp && <OtpScreen actor={otp} />}
      sponsor={sponsor}
      joining={JOINING}
      login={login}
      onRemoveSponsor={onRemoveSponsor}
      onTab={chooseTab}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
