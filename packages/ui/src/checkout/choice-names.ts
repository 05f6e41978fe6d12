import type { DeliveryMethod, PaymentMethod } from './checkout-facts.ts';

/** Ways of delivery as they are called; English, for `t()`. */
export const deliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  STANDARD: 'Standard delivery',
  EXPRESS: 'Express delivery',
};

/** Ways to pay as they are called; English, for `t()`. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  COD: 'Cash on delivery',
  UPI: 'UPI',
  CARD: 'Card',
};
