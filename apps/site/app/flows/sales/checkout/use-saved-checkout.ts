import type { checkoutMachine } from '@pgm/machines/sales/checkout';
import type { paymentMachine } from '@pgm/machines/sales/payment';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { cart } from '../cart/cart.ts';
import { savedCoupon } from '../coupon/saved-coupon.ts';
import { savedCheckout } from './saved-checkout.ts';

/** Saves in the session storage what the checkout reports: the choices, the sent order and the payment. */
export function useSavedCheckout(actor: ActorRefFrom<typeof checkoutMachine>): void {
  const payment: ActorRefFrom<typeof paymentMachine> | undefined = useSelector(
    actor,
    ({ children }) => children.payment,
  );
  useEmitted(actor, {
    'choices.made': ({ choices }) => savedCheckout.save(choices),
    'order.seen': ({ items, choices }) => savedCheckout.save({ ...choices, seen: [...items] }),
    'coupon.saved': ({ code }) => (code === undefined ? savedCoupon.forget() : savedCoupon.save(code)),
    'order.sent': ({ order }) => {
      savedCheckout.save({ sent: order });
      if (order === undefined) savedCheckout.renewKey();
    },
    'order.placed': ({ orderId }) => {
      savedCheckout.placed(orderId);
      savedCoupon.forget();
      cart.ordered();
    },
  });
  useEmitted(payment, { 'payment.claimed': ({ claim }) => savedCheckout.save({ claim }) });
}
