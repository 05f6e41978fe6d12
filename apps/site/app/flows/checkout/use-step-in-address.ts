import { type CheckoutStep, type checkoutMachine, checkoutVerbs, shownStep } from '@pgm/machines/checkout';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { stepInAddress } from './step-in-address.ts';

/**
 * Keeps the page's address and the checkout's step the same. A step that is taken gets an entry in the browser's
 * history; back and forward ask for theirs, and where the checkout shows another, the address is put right.
 */
export function useStepInAddress(actor: ActorRefFrom<typeof checkoutMachine>): void {
  const navigate = useNavigate();
  const asked = stepInAddress(useLocation().search);
  const inAddress = useRef(asked);
  /** The next step answers what the address asks for, and so takes its place. */
  const isAsking = useRef(true);

  const show = useCallback(
    (step: CheckoutStep) => {
      if (step === inAddress.current) return;
      inAddress.current = step;
      void navigate({ search: `?step=${step}` }, { replace: isAsking.current });
    },
    [navigate],
  );
  useEffect(
    () =>
      actor.on('checkout.stepped', ({ step }) => {
        show(step);
        isAsking.current = false;
      }).unsubscribe,
    [actor, show],
  );
  useEffect(() => {
    inAddress.current = asked;
    isAsking.current = true;
    checkoutVerbs(actor.send).askStep(asked);
    const step = shownStep(actor.getSnapshot());
    if (step === undefined) return;
    show(step);
    isAsking.current = false;
  }, [actor, asked, show]);
}
