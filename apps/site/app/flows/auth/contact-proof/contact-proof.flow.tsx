import {
  type contactProofMachine,
  contactProofVerbs,
  contactProofView,
} from '@pgm/machines/auth/contact-proof';
import { ContactProof } from '@pgm/ui/auth/contact-proof';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The screen of the dialog for any state of its actor. */
export function ContactProofScreen({ actor }: { actor: ActorRefFrom<typeof contactProofMachine> }) {
  const [facts, verbs] = useFlow(actor, contactProofView, contactProofVerbs);
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
