import type { Address } from '@pgm/api/contract';
import { addressFormVerbs } from '@pgm/machines/address-form';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { siteAddressFormMachine } from './address-form.flow.tsx';

/** A form of an address beside a list of them: what it saves is handed to the list. */
export function useAddressForm(onSaved: (address: Address) => void) {
  const actor = useActorRef(siteAddressFormMachine);
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  useEffect(() => {
    const listeners = [
      actor.on('address.saved', ({ address }) => latest.current(address)),
      // The form says so too; the log is the specification's.
      // oxlint-disable-next-line eslint/no-console
      actor.on('address.notSaved', ({ reason }) => console.info(`An address was not saved: ${reason}`)),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);
  return { actor, ...addressFormVerbs(actor.send) };
}
