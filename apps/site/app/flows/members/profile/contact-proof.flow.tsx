import {
  type contactProofMachine,
  contactProofVerbs,
  contactProofView,
} from '@pgm/machines/auth/contact-proof';
import { ContactProof } from '@pgm/ui/auth/contact-proof';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The screen of the dialog for any state of its actor. */
export function ContactProofScreen({ actor }: { actor: ActorRefFrom<typeof contactProofMachine> }) {
  const facts = contactProofView(useSelector(actor, (snapshot) => snapshot));
  const verbs = contactProofVerbs(actor.send);
  return (
    <ContactProof
      {...facts}
      onDigits={verbs.changeDigits}
      onRejectDigits={verbs.rejectDigits}
      onVerify={verbs.verify}
      onResend={verbs.resend}
      onClose={verbs.close}
    />
  );
}
