import { checkoutVerbs } from '@pgm/machines/sales/checkout';
import { useActorRef } from '@xstate/react';
import { ContactProofScreen } from '../../auth/contact-proof/contact-proof.flow.tsx';
import { MobileFormScreen } from '../../auth/mobile-form/mobile-form.flow.tsx';
import { useMobileProof } from '../../auth/mobile-form/use-mobile-proof.ts';
import {
  DeliveryAddressForm,
  useDeliveryAddressForm,
} from '../delivery-address/delivery-address-form.flow.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { siteCheckoutMachine } from './checkout.ts';
import { StepTitle } from './step-title.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useSavedCheckout } from './use-saved-checkout.ts';
import { useStepInAddress } from './use-step-in-address.ts';

/** The checkout: from a member's cart to a placed order, paid when it is paid online. */
export function CheckoutFlow() {
  const actor = useActorRef(siteCheckoutMachine);
  const form = useDeliveryAddressForm((address) => checkoutVerbs(actor.send).addressSaved(address));
  const proof = useMobileProof(() => checkoutVerbs(actor.send).mobileProven());
  useSavedCheckout(actor);
  useCartChanges(actor);
  useStepInAddress(actor);
  return (
    <>
      <StepTitle actor={actor} />
      <CheckoutScreen actor={actor} onAddAddress={form.add} onProveMobile={proof.open} />
      <DeliveryAddressForm form={form} />
      <MobileFormScreen actor={proof.form} />
      <ContactProofScreen actor={proof.proof} />
    </>
  );
}
