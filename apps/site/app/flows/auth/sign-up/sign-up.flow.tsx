import { signUpMachine, signUpVerbs, signUpView } from '@pgm/machines/auth/sign-up';
import { sponsorVerbs, sponsorView } from '@pgm/machines/auth/sponsor';
import { withPorts } from '@pgm/machines/kit';
import { SignUp, type SignUpProps } from '@pgm/ui/auth/sign-up';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { joiningFields } from '../sponsor/joining.ts';
import { useAgreement } from '../sponsor/use-agreement.ts';
import { useOutcome } from '#app/kit/use-outcome.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { GoogleSignInFlow } from '../google-sign-in/google-sign-in.flow.tsx';
import { OtpScreen, useIsCodeOut } from '../otp/otp.flow.tsx';
import { signUpOtpMachine } from './sign-up-otp.ts';
import { session } from '../session/session.ts';
import { siteSponsorMachine } from '../sponsor/sponsor.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/** The sign-up machine with the site's implementations. */
export const siteSignUpMachine = withPorts(signUpMachine)({
  actors: {
    otp: signUpOtpMachine,
    register: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.register({ ...input, ...(await joiningFields()) }, signal),
    ),
    logIn: fromPromise(async ({ input, signal }) => (await browserClient()).auth.logIn(input, signal)),
  },
});

interface SignUpFlowProps extends Pick<SignUpProps, 'heading' | 'login'> {
  /** Called when the email tab has created an account but could not log in: the user should log in next. */
  readonly onRegistered: () => void;
}

/** Sign-up by code, with Google or by email address; each of them begins the session. */
export function SignUpFlow({ onRegistered, ...place }: SignUpFlowProps) {
  const actor = useActorRef(siteSignUpMachine);
  const sponsor = useActorRef(siteSponsorMachine);
  const [sponsorFacts, { changeCode, retry }] = useFlow(sponsor, sponsorView, sponsorVerbs);
  useOutcome(actor, ({ output }) => (output ? session.begin(output) : onRegistered()));
  useEmitted(actor, { 'toast.show': toasts.show });
  return (
    <SignUpScreen
      actor={actor}
      google={<GoogleSignInFlow />}
      sponsor={sponsorFacts}
      onSponsorCode={changeCode}
      onRetrySponsor={retry}
      {...place}
    />
  );
}

/** The short form of what the policies say in full. */
const JOINING: Omit<SignUpProps['joining'], 'coolingOffDays' | 'agreement'> = {
  disclosuresHref: '/disclouser',
  termsHref: '/terms&condiction',
  privacyHref: '/privecypolicy',
};

interface SignUpScreenProps extends Partial<
  Pick<SignUpProps, 'heading' | 'login' | 'google' | 'sponsor' | 'onSponsorCode' | 'onRetrySponsor'>
> {
  readonly actor: ActorRefFrom<typeof signUpMachine>;
}

/** The sign-up screen for any state of its actor. */
export function SignUpScreen({
  actor,
  login = { href: '/Associate/login' },
  sponsor = { code: '', name: undefined, status: 'none' },
  onSponsorCode = () => undefined,
  onRetrySponsor = () => undefined,
  google,
  ...place
}: SignUpScreenProps) {
  const [{ otp, canSubmit: _, ...facts }, { chooseTab, changeField, submit }] = useFlow(
    actor,
    signUpView,
    signUpVerbs,
  );
  const { coolingOffDays } = useShopTerms();
  const agreement = useAgreement();
  const isCodeOut = useIsCodeOut(facts.tab, otp);
  return (
    <SignUp
      {...facts}
      {...place}
      google={isCodeOut ? undefined : google}
      renderMobile={(beforeButton) => otp && <OtpScreen actor={otp} beforeButton={beforeButton} />}
      sponsor={sponsor}
      joining={{ ...JOINING, coolingOffDays, agreement }}
      login={login}
      onSponsorCode={onSponsorCode}
      onRetrySponsor={onRetrySponsor}
      onTab={chooseTab}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
