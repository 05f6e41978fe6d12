import { type AddressNotDeleted, addressBookVerbs } from '@pgm/machines/members/address-book';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { AddressBookScreen } from '../../members/address/address-book.flow.tsx';
import { siteAddressBookMachine } from '../../members/address/address-book.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { cartItems } from '../cart/cart.ts';
import { savedCheckout } from '../checkout/saved-checkout.ts';
import {
  DeliveryAddressForm,
  useDeliveryAddressForm,
} from '../delivery-address/delivery-address-form.flow.tsx';

/** The address book with the cart of this page. */
export const siteDeliveryAddressesMachine = siteAddressBookMachine(
  async () => (await cartItems()).length === 0,
);

/** A member's addresses: add, edit, delete, and choose the delivery address of the next order. */
export function DeliveryAddressesFlow() {
  const actor = useActorRef(siteDeliveryAddressesMachine);
  const form = useDeliveryAddressForm((address) => addressBookVerbs(actor.send).saved(address));
  const navigate = useNavigate();
  useEmitted(actor, {
    'address.notDeleted': logNotDeleted,
    'toast.show': toasts.show,
    'delivery.chosen': ({ addressId, isCartEmpty }) => {
      savedCheckout.save({ addressId });
      if (!isCartEmpty) void navigate('/checkout');
    },
  });
  return (
    <>
      <AddressBookScreen actor={actor} onAdd={form.add} onEdit={form.edit} />
      <DeliveryAddressForm form={form} />
    </>
  );
}

/** The specification requires this log; the screen shows the failure too. */
function logNotDeleted({ reason }: AddressNotDeleted): void {
  // oxlint-disable-next-line eslint/no-console
  console.info(`An address was not deleted: ${reason}`);
}
