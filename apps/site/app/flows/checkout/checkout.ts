import { type CheckoutStart, checkoutMachine } from '@pgm/machines/checkout';
import { ok } from '@pgm/api/contract';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { cartItems } from '../cart/cart.ts';
import { checkoutMemory } from './checkout-memory.ts';

/** The checkout as the site runs it. */
export const siteCheckoutMachine = checkoutMachine.provide({
  actors: {
    begin: fromPromise(async (): Promise<CheckoutStart> => {
      const { addressId, isReviewing } = checkoutMemory.recall();
      return { items: await cartItems(), addressId, isReviewing };
    }),
    prepare: fromPromise(async ({ input: items, signal }) => {
      const client = await browserClient();
      const [addresses, quote] = await Promise.all([
        client.addresses.list(signal),
        client.orders.quote({ items, delivery: 'STANDARD' }, signal),
      ]);
      if (!addresses.ok) return addresses;
      return quote.ok ? ok({ addresses: addresses.value, quote: quote.value }) : quote;
    }),
    placeOrder: fromPromise(async ({ input, signal }) => {
      const answer = await (await browserClient()).orders.place(input, checkoutMemory.recall().key, signal);
      // What was refused was not placed: with other contents it is another order.
      if (!answer.ok && answer.failure.code === 'conflict') checkoutMemory.renewKey();
      return answer;
    }),
  },
});
