import type { checkoutMachine } from '@pgm/machines/sales/checkout';
import type { paymentMachine } from '@pgm/machines/sales/payment';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cart } from '../cart/cart.ts';
import { savedCoupon } from '../coupon/saved-coupon.ts';
import { savedCheckout } from './saved-checkout.ts';

/** Saves in the session storage what the checkout reports: the choices, the sent order and the payment. */
export function useSavedCheckout(actor: ActorRefFrom<typeof checkoutMachine>): void {
  useEffect(() => {
    const listeners = [
      actor.on('choices.made', ({ choices }) => savedCheckout.save(choices)),
      actor.on('order.seen', ({ items, choices }) => savedCheckout.save({ ...choices, seen: [...items] })),
      actor.on('coupon.saved', ({ code }) =>
        code === undefined ? savedCoupon.forget() : savedCoupon.save(code),
      ),
      actor.on('order.sent', ({ order }) => {
        savedCheckout.save({ sent: order });
        if (order === undefined) savedCheckout.renewKey();
      }),
      actor.on('order.placed', ({ orderId }) => {
        savedCheckout.placed(orderId);
        savedCoupon.forget();
        cart.ordered();
      }),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);
  useSavedPayment(useSelector(actor, ({ children }) => children.payment));
}

function useSavedPayment(payment: ActorRefFrom<typeof paymentMachine> | undefined): void {
  useEffect(
    () => payment?.on('payment.claimed', ({ claim }) => savedCheckout.save({ claim })).unsubscribe,
    [payment],
  );
}
