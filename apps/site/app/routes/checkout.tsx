import { CheckoutFlow } from '#app/flows/checkout/checkout.flow.tsx';
import { CheckoutDoor } from '#app/flows/checkout/checkout-door.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Checkout');

/** Open to all; to place an order one logs in. */
export default function CheckoutRoute() {
  return (
    <CheckoutDoor>
      <CheckoutFlow />
    </CheckoutDoor>
  );
}
