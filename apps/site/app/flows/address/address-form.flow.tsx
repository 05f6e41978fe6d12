import { addressFormMachine, addressFormVerbs, addressFormView } from '@pgm/machines/address-form';
import { AddressForm } from '@pgm/ui/address-form';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The form of an address as the site runs it. */
export const siteAddressFormMachine = addressFormMachine.provide({
  actors: {
    saveAddress: fromPromise(async ({ input: { id, details }, signal }) => {
      const { addresses } = await browserClient();
      return id === undefined ? addresses.create(details, signal) : addresses.update(id, details, signal);
    }),
  },
});

/** The form in whatever state its actor is. */
export function AddressFormScreen({ actor }: { actor: ActorRefFrom<typeof addressFormMachine> }) {
  const facts = addressFormView(useSelector(actor, (snapshot) => snapshot));
  const { changeField, toggleDefault, submit, close } = addressFormVerbs(actor.send);
  return (
    <AddressForm
      {...facts}
      onChange={changeField}
      onToggleDefault={toggleDefault}
      onSubmit={submit}
      onClose={close}
    />
  );
}
