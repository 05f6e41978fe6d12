import { CHECKOUT_STEPS, type CheckoutStep } from '@pgm/machines/sales/checkout';

/** The checkout step in the query of a page; the first step when the query has none or an unknown one. */
export function stepInAddress(search: string): CheckoutStep {
  const requested = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === requested) ?? 'address';
}

/** The step that the address of the page names. */
export interface AddressedStep {
  readonly step: CheckoutStep;
  /** Whether the address requests the step; no longer once the checkout has shown one. */
  readonly isRequested: boolean;
}

/**
 * Decides how the address gets the shown step; undefined when it names this step already. Where the checkout shows another
 * step than the requested one, the address is corrected; any other step gets an entry in the browser's history.
 */
export function toStepNavigation(
  { step, isRequested }: AddressedStep,
  shown: CheckoutStep,
): { readonly search: string; readonly replace: boolean } | undefined {
  return step === shown ? undefined : { search: `?step=${shown}`, replace: isRequested };
}
