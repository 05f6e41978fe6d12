import type { Address } from '@pgm/api/contract';
import { addressFormVerbs } from '@pgm/machines/members/address-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { siteAddressFormMachine } from './address-form.flow.tsx';

/** An address form beside a list of addresses; it passes each saved address to the list. */
export function useAddressForm(onSaved: (address: Address) => void) {
  const actor = useActorRef(siteAddressFormMachine);
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  useEffect(() => {
    const listeners = [
      actor.on('record.saved', ({ record }) => latest.current(record)),
      // The specification requires this log; the form shows the failure too.
      // oxlint-disable-next-line eslint/no-console
      actor.on('record.notSaved', ({ reason }) => console.info(`An address was not saved: ${reason}`)),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);
  return { actor, ...addressFormVerbs(actor.send) };
}
