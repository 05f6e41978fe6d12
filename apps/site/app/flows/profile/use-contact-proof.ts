import { contactProofVerbs } from '@pgm/machines/contact-proof';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { toasts } from '../toasts/toasts.ts';
import { siteContactProofMachine } from './contact-proof.ts';

/** The proof of a contact on a page: the account as it is then is merged into the session. */
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
