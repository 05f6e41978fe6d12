import { contactProofVerbs } from '@pgm/machines/auth/contact-proof';
import { useActorRef } from '@xstate/react';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { session } from '../session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { siteContactProofMachine } from './contact-proof.ts';

/** The contact proof of a page; it merges the changed account into the session. */
export function useContactProof() {
  const actor = useActorRef(siteContactProofMachine);
  useEmitted(actor, {
    'contact.proven': ({ user }) => session.changeUser(user),
    'toast.show': toasts.show,
  });
  return { actor, ...contactProofVerbs(actor.send) };
}
