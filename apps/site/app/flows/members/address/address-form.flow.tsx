import { addressFormMachine, addressFormVerbs, addressFormView } from '@pgm/machines/members/address-form';
import { pinCodeMachine, pinCodeVerbs, pinCodeView } from '@pgm/machines/members/pin-code';
import { withPorts } from '@pgm/machines/kit';
import { AddressForm, type AddressFormProps } from '@pgm/ui/members/address-form';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { savePin } from '#app/kit/device/saved-pin.ts';

/** The address form machine with the site's implementations. */
export const siteAddressFormMachine = withPorts(addressFormMachine)({
  actors: {
    saveRecord: fromPromise(async ({ input: { record, data }, signal }) => {
      const { addresses } = await browserClient();
      const saved = await (record === undefined
        ? addresses.create(data, signal)
        : addresses.update(record.id, data, signal));
      // Pages of products then say at once by when they deliver there.
      if (saved.ok && saved.value.isDefault) savePin(saved.value.postal_code);
      return saved;
    }),
  },
});

/** The lookup of a PIN code with the site's files; they are loaded with the first whole code. */
export const sitePinCodeMachine = withPorts(pinCodeMachine)({
  actors: {
    findPlace: fromPromise(async ({ input, signal }) =>
      (await import('./find-place.ts')).findPlace(input, signal),
    ),
  },
});

interface AddressFormScreenProps extends Pick<AddressFormProps, 'postalDelivery'> {
  readonly actor: ActorRefFrom<typeof addressFormMachine>;
  /** The lookup of the form's PIN code. Default: none. */
  readonly pinCode?: ActorRefFrom<typeof pinCodeMachine>;
}

/** The screen of the address form for any state of its actor. */
export function AddressFormScreen({ actor, pinCode, postalDelivery }: AddressFormScreenProps) {
  const lookup = useSelector(pinCode, (snapshot) => snapshot && pinCodeView(snapshot), shallowEqual);
  const [facts, verbs] = useFlow(actor, addressFormView, addressFormVerbs);
  const { changeField, toggleDefault, submit, close, leave } = verbs;
  return (
    <AddressForm
      {...facts}
      isSaving={facts.isSaving || lookup?.isAwaited === true}
      postalPlace={lookup?.place}
      postalDelivery={postalDelivery}
      onChange={changeField}
      onToggleDefault={toggleDefault}
      onSubmit={pinCode ? pinCodeVerbs(pinCode.send).submit : submit}
      onCancel={close}
      onClose={leave}
    />
  );
}
