import { CHECKOUT_STEPS, type CheckoutStep } from '@pgm/machines/sales/checkout';

/** The checkout step in the query of a page; the first step when the query has none or an unknown one. */
export function stepInAddress(search: string): CheckoutStep {
  const requested = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === requested) ?? 'address';
}
