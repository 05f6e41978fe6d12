import { type checkoutMachine, checkoutVerbs } from '@pgm/machines/checkout';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { onCartItems } from '../cart/cart.ts';

/** Tells the checkout what the cart holds, also when another tab changes it. */
export function useCartChanges(actor: ActorRefFrom<typeof checkoutMachine>): void {
  useEffect(
    () =>
      onCartItems((items) => {
        if (actor.getSnapshot().status === 'active') checkoutVerbs(actor.send).cartChanged(items);
      }),
    [actor],
  );
}
