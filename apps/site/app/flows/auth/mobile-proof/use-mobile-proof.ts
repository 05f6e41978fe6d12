import { contactProofVerbs } from '@pgm/machines/auth/contact-proof';
import { mobileFormVerbs } from '@pgm/machines/auth/mobile-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useContactProof } from '../../members/profile/use-contact-proof.ts';
import { session, useSession } from '../session/session.ts';
import { siteMobileFormMachine } from './mobile-form.flow.tsx';

/** The proof of a mobile number on any page: first the number is typed, then the code that is sent to it. */
export function useMobileProof(onProven: () => void) {
  const { user } = useSession();
  const form = useActorRef(siteMobileFormMachine);
  const { actor: proof } = useContactProof();
  const latest = useRef(onProven);
  useEffect(() => {
    latest.current = onProven;
  });
  useEffect(() => {
    const listeners = [
      form.on('record.saved', ({ record }) => {
        session.changeUser(record);
        contactProofVerbs(proof.send).open(record, 'phone');
      }),
      proof.on('contact.proven', () => latest.current()),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [form, proof]);
  return { form, proof, open: () => user && mobileFormVerbs(form.send).open(user) };
}
