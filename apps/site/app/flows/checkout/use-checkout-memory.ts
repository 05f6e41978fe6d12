import type { checkoutMachine } from '@pgm/machines/checkout';
import type { paymentMachine } from '@pgm/machines/payment';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cart } from '../cart/cart.ts';
import { couponMemory } from '../coupon/coupon-memory.ts';
import { checkoutMemory } from './checkout-memory.ts';

/** Keeps in the tab what was chosen, what was sent, and what was paid, as the checkout tells it. */
export function useCheckoutMemory(actor: ActorRefFrom<typeof checkoutMachine>): void {
  useEffect(() => {
    const listeners = [
      actor.on('choices.made', ({ choices }) => checkoutMemory.keep(choices)),
      actor.on('order.seen', ({ items, choices }) => checkoutMemory.keep({ ...choices, seen: [...items] })),
      actor.on('coupon.kept', ({ code }) =>
        code === undefined ? couponMemory.forget() : couponMemory.keep(code),
      ),
      actor.on('order.sent', ({ order }) => {
        checkoutMemory.keep({ sent: order });
        if (order === undefined) checkoutMemory.renewKey();
      }),
      actor.on('order.placed', ({ orderId }) => {
        checkoutMemory.placed(orderId);
        couponMemory.forget();
        cart.ordered();
      }),
    ];
    return () => listeners.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor]);
  usePaymentMemory(useSelector(actor, ({ children }) => children.payment));
}

function usePaymentMemory(payment: ActorRefFrom<typeof paymentMachine> | undefined): void {
  useEffect(
    () => payment?.on('payment.claimed', ({ claim }) => checkoutMemory.keep({ claim })).unsubscribe,
    [payment],
  );
}
