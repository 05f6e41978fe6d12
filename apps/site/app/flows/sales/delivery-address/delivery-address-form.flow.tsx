import type { Address } from '@pgm/api/contract';
import { pinDeliveryVerbs, pinDeliveryView } from '@pgm/machines/members/pin-delivery';
import { PinDeliveryNote } from '@pgm/ui/members/pin-delivery';
import { useActorRef, useSelector } from '@xstate/react';
import { AddressFormScreen } from '../../members/address/address-form.flow.tsx';
import { useAddressForm } from '../../members/address/use-address-form.ts';
import { sitePinDeliveryMachine } from '../../members/pin-delivery/pin-delivery.flow.tsx';

/** An address form that looks up whether and by when the shop delivers to its PIN code. */
export function useDeliveryAddressForm(onSaved: (address: Address) => void) {
  const pinDelivery = useActorRef(sitePinDeliveryMachine);
  const form = useAddressForm(onSaved, pinDeliveryVerbs(pinDelivery.send).changePin);
  return { ...form, pinDelivery };
}

interface DeliveryAddressFormProps {
  readonly form: ReturnType<typeof useDeliveryAddressForm>;
}

/** The form with a note about the delivery to its PIN code. */
export function DeliveryAddressForm({ form: { actor, pinCode, pinDelivery } }: DeliveryAddressFormProps) {
  const { pin, delivery } = useSelector(pinDelivery, pinDeliveryView);
  return (
    <AddressFormScreen
      actor={actor}
      pinCode={pinCode}
      postalDelivery={<PinDeliveryNote pin={pin} delivery={delivery} />}
    />
  );
}
