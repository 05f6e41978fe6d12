import type { Address } from '@pgm/api/contract';
import { addressFormVerbs } from '@pgm/machines/members/address-form';
import { pinCodeVerbs } from '@pgm/machines/members/pin-code';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { siteAddressFormMachine, sitePinCodeMachine } from './address-form.flow.tsx';

/** An address form beside a list of addresses; it passes each saved address to the list. */
export function useAddressForm(onSaved: (address: Address) => void) {
  const actor = useActorRef(siteAddressFormMachine);
  const pinCode = useActorRef(sitePinCodeMachine);
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  useEffect(() => {
    const form = addressFormVerbs(actor.send);
    const listeners = [
      actor.on('record.saved', ({ record }) => latest.current(record)),
      // The specification requires this log; the form shows the failure too.
      // oxlint-disable-next-line eslint/no-console
      actor.on('record.notSaved', ({ reason }) => console.info(`An address was not saved: ${reason}`)),
      actor.on('draft.change', ({ draft }) => draft && pinCodeVerbs(pinCode.send).addressChanged(draft)),
      pinCode.on('field.fill', ({ field, value }) => form.changeField(field, value)),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, pinCode]);
  const { add, edit } = addressFormVerbs(actor.send);
  const { formOpened } = pinCodeVerbs(pinCode.send);
  return {
    actor,
    pinCode,
    add: () => {
      formOpened({ postal_code: '', city: '', state: '' });
      add();
    },
    edit: (address: Address) => {
      formOpened(address);
      edit(address);
    },
  };
}
