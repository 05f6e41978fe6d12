import { contactProofVerbs } from '@pgm/machines/auth/contact-proof';
import { mobileFormVerbs, mobileStep } from '@pgm/machines/auth/mobile-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toasts } from '../../company/toasts/toasts.ts';
import { useContactProof } from '../../members/profile/use-contact-proof.ts';
import { session, useSession } from '../session/session.ts';
import { siteMobileFormMachine } from './mobile-form.flow.tsx';

/**
 * The proof of a mobile number on any page: the number is typed if the account has none, then the code that is sent to
 * it. The page of the profile opens where the number can be set only there.
 */
export function useMobileProof(onProven: () => void) {
  const { user } = useSession();
  const navigate = useNavigate();
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
  const open = () => {
    if (!user) return;
    const step = mobileStep(user);
    if (step === 'number') return mobileFormVerbs(form.send).open(user);
    if (step === 'code') return contactProofVerbs(proof.send).open(user, 'phone');
    toasts.show({ kind: 'blank', message: 'Add your mobile number in your profile and verify it there.' });
    void navigate('/manage/profile');
  };
  return { form, proof, open };
}
