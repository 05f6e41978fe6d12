import { CHECKOUT_STEPS, type CheckoutStep } from '@pgm/machines/checkout';

/** The step that a page's query asks for; the first without one, or with a word that is none. */
export function stepInAddress(search: string): CheckoutStep {
  const asked = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === asked) ?? 'address';
}
