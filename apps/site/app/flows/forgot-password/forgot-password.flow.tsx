import {
  forgotPasswordMachine,
  forgotPasswordVerbs,
  forgotPasswordView,
} from '@pgm/machines/forgot-password';
import { ForgotPassword } from '@pgm/ui/forgot-password';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

const machine = forgotPasswordMachine.provide({
  actors: {
    requestReset: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.requestPasswordReset(input, signal),
    ),
  },
});

/** Asks for a mail with a link for a new password. */
export function ForgotPasswordFlow() {
  return <ForgotPasswordScreen actor={useActorRef(machine)} />;
}

/** The form in whatever state its actor is. */
export function ForgotPasswordScreen({ actor }: { actor: ActorRefFrom<typeof forgotPasswordMachine> }) {
  const { email, ...facts } = forgotPasswordView(useSelector(actor, (snapshot) => snapshot));
  const { changeEmail, submit } = forgotPasswordVerbs(actor.send);
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
