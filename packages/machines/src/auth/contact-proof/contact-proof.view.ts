import type { ContactKind, User } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ContactProofEvent, contactProofMachine } from './contact-proof.machine.ts';

export {
  type ContactProofEvent,
  type ContactProven,
  type ContactToProve,
  contactProofMachine,
} from './contact-proof.machine.ts';

/** The facts that the dialog shows. */
export function contactProofView(snapshot: SnapshotFrom<typeof contactProofMachine>) {
  const { user, contact, digits, secondsLeft, alert } = snapshot.context;
  const isIncomplete = snapshot.matches({ code: { entering: 'incomplete' } });
  return {
    isOpen: !snapshot.matches('closed'),
    contact,
    /** The destination of the code: an email address, or ten digits. */
    to: (contact === 'phone' ? user?.primaryPhone : user?.primaryEmail) ?? '',
    digits,
    digitsError: isIncomplete ? alert?.text : undefined,
    /** Undefined while there is no valid code. */
    secondsLeft,
    alert: isIncomplete ? undefined : alert,
    isSending: snapshot.matches('sending'),
    isVerifying: snapshot.matches({ code: 'verifying' }),
    isExpired: snapshot.matches('expired'),
    canVerify: snapshot.can({ type: 'code.verify' }),
    canResend: snapshot.can({ type: 'code.resend' }),
  };
}

/** What a person can do with the dialog. */
export function contactProofVerbs(send: (event: ContactProofEvent) => void) {
  return {
    open: (user: User, contact: ContactKind) => send({ type: 'proof.open', user, contact }),
    changeDigits: (digits: string) => send({ type: 'digits.change', digits }),
    rejectDigits: () => send({ type: 'digits.reject' }),
    verify: () => send({ type: 'code.verify' }),
    resend: () => send({ type: 'code.resend' }),
    close: () => send({ type: 'proof.close' }),
  };
}
