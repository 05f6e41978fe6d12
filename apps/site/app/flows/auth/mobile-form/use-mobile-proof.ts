import { contactProofVerbs } from '@pgm/machines/auth/contact-proof';
import { mobileFormVerbs, mobileStep } from '@pgm/machines/auth/mobile-form';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { useContactProof } from '../contact-proof/use-contact-proof.ts';
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
  useEmitted(form, {
    'record.saved': ({ record }) => {
      session.changeUser(record);
      contactProofVerbs(proof.send).open(record, 'phone');
    },
  });
  useEmitted(proof, { 'contact.proven': onProven });
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
