import {
  type CheckoutStep,
  type checkoutMachine,
  checkoutVerbs,
  shownStep,
} from '@pgm/machines/sales/checkout';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { type AddressedStep, stepInAddress, toStepNavigation } from './step-in-address.ts';

/**
 * Synchronizes the page's address with the step of the checkout. Each new step gets an entry in the browser's
 * history; back and forward request a step, and when the checkout shows another one, the address is corrected.
 */
export function useStepInAddress(actor: ActorRefFrom<typeof checkoutMachine>): void {
  const navigate = useNavigate();
  const requested = stepInAddress(useLocation().search);
  const addressed = useRef<AddressedStep>({ step: requested, isRequested: true });

  const show = useCallback(
    (step: CheckoutStep) => {
      const navigation = toStepNavigation(addressed.current, step);
      addressed.current = { step, isRequested: false };
      if (navigation) void navigate({ search: navigation.search }, { replace: navigation.replace });
    },
    [navigate],
  );
  useEmitted(actor, { 'checkout.stepped': ({ step }) => show(step) });
  useEffect(() => {
    addressed.current = { step: requested, isRequested: true };
    checkoutVerbs(actor.send).askStep(requested);
    const step = shownStep(actor.getSnapshot());
    if (step !== undefined) show(step);
  }, [actor, requested, show]);
}
