import {
  resetPasswordMachine,
  resetPasswordVerbs,
  resetPasswordView,
} from '@pgm/machines/auth/reset-password';
import { withPorts } from '@pgm/machines/kit';
import { ResetPassword } from '@pgm/ui/auth/reset-password';
import { useActorRef } from '@xstate/react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The machine of a new password with the site's implementations. */
export const siteResetPasswordMachine = withPorts(resetPasswordMachine)({
  actors: {
    savePassword: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.resetPassword({ ...input, token: linkToken() }, signal),
    ),
  },
});

/** The token of the link that opened this page. */
export function linkToken(): string {
  return new URLSearchParams(location.search).get('token') ?? '-';
}

/** Sets a new password from an emailed link. */
export function ResetPasswordFlow() {
  const { search } = useLocation();
  const input = { asksForUsername: new URLSearchParams(search).has('several') };
  return <ResetPasswordScreen actor={useActorRef(siteResetPasswordMachine, { input })} />;
}

/** The screen of the form for any state of its actor. */
export function ResetPasswordScreen({
  actor,
  reason = 'forgotten',
}: {
  actor: ActorRefFrom<typeof resetPasswordMachine>;
  reason?: 'forgotten' | 'undo';
}) {
  const [facts, { changeField, submit }] = useFlow(actor, resetPasswordView, resetPasswordVerbs);
  return (
    <ResetPassword
      {...facts}
      loginHref="/Associate/login"
      reason={reason}
      helpHref={reason === 'undo' ? '/Shop/contact' : '/Associate/forgot-password'}
      onChange={changeField}
      onSubmit={submit}
    />
  );
}
