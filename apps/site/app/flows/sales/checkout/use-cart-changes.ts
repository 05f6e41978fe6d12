import { type checkoutMachine, checkoutVerbs } from '@pgm/machines/sales/checkout';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { onCartItems } from '../cart/cart.ts';

/** Notifies the checkout of the items in the cart, also when another tab changes them. */
export function useCartChanges(actor: ActorRefFrom<typeof checkoutMachine>): void {
  useEffect(
    () =>
      onCartItems((items) => {
        if (actor.getSnapshot().status === 'active') checkoutVerbs(actor.send).cartChanged(items);
      }),
    [actor],
  );
}
