import { CheckoutFlow } from '#app/flows/sales/checkout/checkout.flow.tsx';
import { CheckoutGate } from '#app/flows/sales/checkout/checkout-gate.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Checkout');

/** Open to all; a login is required to place an order. */
export default function CheckoutRoute() {
  return (
    <CheckoutGate>
      <CheckoutFlow />
    </CheckoutGate>
  );
}
