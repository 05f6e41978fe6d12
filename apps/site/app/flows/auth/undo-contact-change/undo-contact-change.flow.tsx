import { resetPasswordMachine } from '@pgm/machines/auth/reset-password';
import { withPorts } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { ResetPasswordScreen, linkToken } from '../reset-password/reset-password.flow.tsx';

/** The machine that undoes a change of contacts, with the site's implementations. */
export const siteContactUndoMachine = withPorts(resetPasswordMachine)({
  actors: {
    savePassword: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.undoContactChange({ ...input, token: linkToken() }, signal),
    ),
  },
});

/** Undoes a change of contacts from the link that the old contact got, and sets a new password. */
export function UndoContactChangeFlow() {
  return <ResetPasswordScreen actor={useActorRef(siteContactUndoMachine)} reason="undo" />;
}
