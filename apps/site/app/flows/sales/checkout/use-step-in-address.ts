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
import { stepInAddress } from './step-in-address.ts';

/**
 * Synchronizes the page's address with the step of the checkout. Each new step gets an entry in the browser's
 * history; back and forward request a step, and when the checkout shows another one, the address is corrected.
 */
export function useStepInAddress(actor: ActorRefFrom<typeof checkoutMachine>): void {
  const navigate = useNavigate();
  const requested = stepInAddress(useLocation().search);
  const inAddress = useRef(requested);
  /** The next step is the result of the step in the address, and so replaces its entry. */
  const isAsking = useRef(true);

  const show = useCallback(
    (step: CheckoutStep) => {
      if (step === inAddress.current) return;
      inAddress.current = step;
      void navigate({ search: `?step=${step}` }, { replace: isAsking.current });
    },
    [navigate],
  );
  useEmitted(actor, {
    'checkout.stepped': ({ step }) => {
      show(step);
      isAsking.current = false;
    },
  });
  useEffect(() => {
    inAddress.current = requested;
    isAsking.current = true;
    checkoutVerbs(actor.send).askStep(requested);
    const step = shownStep(actor.getSnapshot());
    if (step === undefined) return;
    show(step);
    isAsking.current = false;
  }, [actor, requested, show]);
}
