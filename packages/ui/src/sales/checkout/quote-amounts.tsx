import { OrderAmounts } from '../order-amounts/order-amounts.tsx';
import type { CheckoutQuote } from './checkout-facts.ts';

/** The amounts of a quote, line by line. */
export function QuoteAmounts({ quote }: { quote: CheckoutQuote }) {
  const { subtotal, deliveryFee, coupon, discount, total, points, freeDeliveryFrom } = quote;
  const couponCode = coupon?.code ?? null;
  return (
    <OrderAmounts {...{ subtotal, deliveryFee, couponCode, discount, total, points, freeDeliveryFrom }} />
  );
}
