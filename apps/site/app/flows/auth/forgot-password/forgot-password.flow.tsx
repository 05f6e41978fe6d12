import {
  forgotPasswordMachine,
  forgotPasswordVerbs,
  forgotPasswordView,
} from '@pgm/machines/auth/forgot-password';
import { ForgotPassword } from '@pgm/ui/auth/forgot-password';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The machine of forgotten passwords with the site's implementations; the form has no draft and no queue. */
export const siteForgotPasswordMachine = forgotPasswordMachine.provide({
  actors: {
    submitForm: fromPromise(async ({ input: { data }, signal }) =>
      (await browserClient()).auth.requestPasswordReset(data.email, signal),
    ),
  },
});

/** Requests an email with a link for a new password. */
export function ForgotPasswordFlow() {
  return <ForgotPasswordScreen actor={useActorRef(siteForgotPasswordMachine)} />;
}

/** The screen of the form for any state of its actor. */
export function ForgotPasswordScreen({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const [{ email, ...facts }, { changeEmail, submit }] = useFlow(
    actor,
    forgotPasswordView,
    forgotPasswordVerbs,
  );
  return (
    <ForgotPassword
      {...facts}
      value={email}
      loginHref="/Associate/login"
      onChange={changeEmail}
      onSubmit={submit}
    />
  );
}
