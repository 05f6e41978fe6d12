import type { DeliveryMethod, PaymentMethod } from './checkout-facts.ts';

/** The names of the delivery methods; English, for `t()`. */
export const deliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  STANDARD: 'Standard delivery',
  EXPRESS: 'Express delivery',
};

/** The names of the payment methods; English, for `t()`. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  COD: 'Cash on delivery',
  UPI: 'UPI',
  CARD: 'Card',
};
