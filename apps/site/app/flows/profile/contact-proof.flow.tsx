import { type contactProofMachine, contactProofVerbs, contactProofView } from '@pgm/machines/contact-proof';
import { ContactProof } from '@pgm/ui/contact-proof';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The dialog in whatever state its actor is. */
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
