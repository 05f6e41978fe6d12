import { resetPasswordMachine, resetPasswordVerbs, resetPasswordView } from '@pgm/machines/reset-password';
import { ResetPassword } from '@pgm/ui/reset-password';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

const machine = resetPasswordMachine.provide({
  actors: {
    savePassword: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.resetPassword({ ...input, token: linkToken() }, signal),
    ),
  },
});

/** The token of the mailed link that led here. */
function linkToken(): string {
  return new URLSearchParams(location.search).get('token') ?? '-';
}

/** Sets a new password from a mailed link. */
export function ResetPasswordFlow() {
  return <ResetPasswordScreen actor={useActorRef(machine)} />;
}

/** The form in whatever state its actor is. */
export function ResetPasswordScreen({ actor }: { actor: ActorRefFrom<typeof resetPasswordMachine> }) {
  const facts = resetPasswordView(useSelector(actor, (snapshot) => snapshot));
  const { changeField, submit } = resetPasswordVerbs(actor.send);
  return (
    <ResetPassword
      {...facts}
      loginHref="/Associate/login"
      forgotHref="/Associate/forgot-password"
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
