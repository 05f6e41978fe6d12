import type { Address } from '@pgm/api/contract';
import { addressFormVerbs, addressFormView } from '@pgm/machines/members/address-form';
import { pinCodeVerbs } from '@pgm/machines/members/pin-code';
import { useActorRef } from '@xstate/react';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useSession } from '../../auth/session/session.ts';
import { siteAddressFormMachine, sitePinCodeMachine } from './address-form.flow.tsx';

/** An address form beside a list of addresses; it passes each saved address to the list. */
export function useAddressForm(onSaved: (address: Address) => void) {
  const { user } = useSession();
  const actor = useActorRef(siteAddressFormMachine);
  const pinCode = useActorRef(sitePinCodeMachine);
  const { add, edit, changeField } = addressFormVerbs(actor.send);
  const { formOpened, addressChanged } = pinCodeVerbs(pinCode.send);
  useEmitted(actor, {
    'record.saved': ({ record }) => onSaved(record),
    // The specification requires this log; the form shows the failure too.
    // oxlint-disable-next-line eslint/no-console
    'record.notSaved': ({ reason }) => console.info(`An address was not saved: ${reason}`),
    'draft.change': ({ draft }) => draft && addressChanged(draft),
  });
  useEmitted(pinCode, { 'field.fill': ({ field, value }) => changeField(field, value) });
  return {
    actor,
    pinCode,
    add: () => {
      add(user);
      formOpened(addressFormView(actor.getSnapshot()).values);
    },
    edit: (address: Address) => {
      edit(address);
      formOpened(addressFormView(actor.getSnapshot()).values);
    },
  };
}
