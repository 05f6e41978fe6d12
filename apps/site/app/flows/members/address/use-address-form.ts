import type { Address } from '@pgm/api/contract';
import { addressFormVerbs, addressFormView } from '@pgm/machines/members/address-form';
import { pinCodeVerbs } from '@pgm/machines/members/pin-code';
import { useActorRef } from '@xstate/react';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useSession } from '../../auth/session/session.ts';
import { siteAddressFormMachine, sitePinCodeMachine } from './address-form.flow.tsx';

/**
 * An address form beside a list of addresses; it passes each saved address to the list.
 * @param changePin receives the PIN code whenever it changes, and that of a form that opens
 */
export function useAddressForm(onSaved: (address: Address) => void, changePin: (pin: string) => void) {
  const { user } = useSession();
  const actor = useActorRef(siteAddressFormMachine);
  const pinCode = useActorRef(sitePinCodeMachine);
  const { add, edit, changeField, submit } = addressFormVerbs(actor.send);
  const { formOpened, addressChanged } = pinCodeVerbs(pinCode.send);
  useEmitted(actor, {
    'record.saved': ({ record }) => onSaved(record),
    // The specification requires this log; the form shows the failure too.
    // oxlint-disable-next-line eslint/no-console
    'record.notSaved': ({ reason }) => console.info(`An address was not saved: ${reason}`),
    'draft.change': ({ draft }) => {
      if (!draft) return;
      addressChanged(draft);
      changePin(draft.postal_code);
    },
  });
  useEmitted(pinCode, {
    'field.fill': ({ field, value }) => changeField(field, value),
    'form.ready': submit,
  });
  const opened = () => {
    const { values } = addressFormView(actor.getSnapshot());
    formOpened(values);
    changePin(values.postal_code);
  };
  return {
    actor,
    pinCode,
    add: () => {
      add(user);
      opened();
    },
    edit: (address: Address) => {
      edit(address);
      opened();
    },
  };
}
