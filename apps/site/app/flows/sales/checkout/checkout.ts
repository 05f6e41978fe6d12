import { ok, withSentence } from '@pgm/api/contract';
import { type CheckoutStart, checkoutMachine } from '@pgm/machines/sales/checkout';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { listAddresses } from '../../members/address/list-addresses.ts';
import { cartActor, cartItems } from '../cart/cart.ts';
import { savedCoupon } from '../coupon/saved-coupon.ts';
import { sitePaymentMachine } from '../payment/payment.ts';
import { savedCheckout } from './saved-checkout.ts';
import { stepInAddress } from './step-in-address.ts';

/** The checkout machine with the site's implementations. */
export const siteCheckoutMachine = withPorts(checkoutMachine)({
  actors: {
    begin: fromPromise(async (): Promise<CheckoutStart> => {
      const items = await cartItems();
      const { userId } = cartActor.getSnapshot().context;
      const { sent, orderId, claim, seen, ...choices } = savedCheckout.recallFor(userId);
      const step = stepInAddress(location.search);
      return { items, step, choices, seen, coupon: await savedCoupon.recall(), sent, orderId, claim };
    }),
    prepare: fromPromise(async ({ input, signal }) => {
      const client = await browserClient();
      const [addresses, quote] = await Promise.all([
        listAddresses(signal),
        client.orders.quote(input, signal),
      ]);
      if (!addresses.ok) return withSentence(addresses, 'Failed to fetch addresses');
      return quote.ok ? ok({ addresses: addresses.value, quote: quote.value, now: Date.now() }) : quote;
    }),
    price: fromPromise(async ({ input, signal }) => (await browserClient()).orders.quote(input, signal)),
    placeOrder: fromPromise(async ({ input, signal }) =>
      (await browserClient()).orders.place(input, savedCheckout.recall().key, signal),
    ),
    fetchOrder: fromPromise(async ({ input, signal }) => (await browserClient()).orders.get(input, signal)),
    payment: sitePaymentMachine,
  },
});
