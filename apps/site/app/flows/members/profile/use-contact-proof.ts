import { contactProofVerbs } from '@pgm/machines/auth/contact-proof';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { session } from '../../auth/session/session.ts';
import { toasts } from '../../company/toasts/toasts.ts';
import { siteContactProofMachine } from './contact-proof.ts';

/** The contact proof of a page; it merges the changed account into the session. */
export function useContactProof() {
  const actor = useActorRef(siteContactProofMachine);
  useEffect(() => {
    const listeners = [
      actor.on('contact.proven', ({ user }) => session.changeUser(user)),
      actor.on('toast.show', toasts.show),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);
  return { actor, ...contactProofVerbs(actor.send) };
}
