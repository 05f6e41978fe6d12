import { addressFormMachine, addressFormVerbs, addressFormView } from '@pgm/machines/members/address-form';
import { AddressForm } from '@pgm/ui/members/address-form';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { browserClient } from '#app/kit/browser-client.ts';

/** The address form machine with the site's implementations. */
export const siteAddressFormMachine = addressFormMachine.provide({
  actors: {
    saveRecord: fromPromise(async ({ input: { record, data }, signal }) => {
      const { addresses } = await browserClient();
      return record === undefined
        ? addresses.create(data, signal)
        : addresses.update(record.id, data, signal);
    }),
  },
});

/** The screen of the address form for any state of its actor. */
export function AddressFormScreen({ actor }: { actor: ActorRefFrom<typeof addressFormMachine> }) {
  const [facts, verbs] = useFlow(actor, addressFormView, addressFormVerbs);
  const { changeField, toggleDefault, submit, close } = verbs;
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
