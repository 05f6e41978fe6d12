import { checkoutVerbs } from '@pgm/machines/checkout';
import { useActorRef } from '@xstate/react';
import { AddressFormScreen } from '../address/address-form.flow.tsx';
import { useAddressForm } from '../address/use-address-form.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { siteCheckoutMachine } from './checkout.ts';
import { StepTitle } from './step-title.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCheckoutMemory } from './use-checkout-memory.ts';
import { useStepInAddress } from './use-step-in-address.ts';

/** From a member's cart to a placed order, paid where it is paid at once. */
export function CheckoutFlow() {
  const actor = useActorRef(siteCheckoutMachine);
  const form = useAddressForm((address) => checkoutVerbs(actor.send).addressSaved(address));
  useCheckoutMemory(actor);
  useCartChanges(actor);
  useStepInAddress(actor);
  return (
    <>
      <StepTitle actor={actor} />
      <CheckoutScreen actor={actor} onAddAddress={form.add} />
      <AddressFormScreen actor={form.actor} />
    </>
  );
}
