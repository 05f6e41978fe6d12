import { useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { BasketImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { AddressStep } from './address-step.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { CheckoutProps } from './checkout.types.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepLine } from './step-line.tsx';

export type { CheckoutOrder, CheckoutQuote } from './checkout-facts.ts';

/** The checkout: address, delivery, payment, review, and the confirmation that the order is placed. */
export function Checkout(props: CheckoutProps) {
  const { step, alert, order, isPlacing, isOutcomeUnknown, onStep, onRetry, cartHref, shopHref } = props;
  const { t } = useLanguage();
  const stepId = useId();
  const heading = useFocusOnTurn(step);
  if (step === 'placed') return <OrderPlaced order={order} shopHref={shopHref} />;
  if (step === 'empty') {
    return (
      <div className="measure py-10">
        <EmptyState
          heading
          image={<BasketImage />}
          title="Your cart is empty"
          text="Items you add appear here."
          action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="measure grid gap-6 pb-16 pt-6">
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={stepId}
        className="text-heading font-bold outline-none"
      >
        {t('Checkout')}
      </h1>
      {step !== 'loading' && step !== 'failed' && (
        <StepLine
          current={step}
          currentId={stepId}
          isLocked={isPlacing || isOutcomeUnknown}
          onStep={onStep}
        />
      )}
      {step === 'loading' && <CheckoutSkeleton />}
      {step === 'failed' && (
        <>
          <ErrorPanel
            title="The checkout could not be loaded"
            text={typeof alert === 'object' ? alert.text : alert}
            onRetry={onRetry}
          />
          <TextLink href={cartHref} className="justify-self-start">
            {t('Edit your cart')}
          </TextLink>
        </>
      )}
      {step === 'address' && <AddressStep {...props} />}
      {step === 'delivery' && <DeliveryStep {...props} />}
      {step === 'payment' && <PaymentStep {...props} />}
      {step === 'review' && <ReviewStep {...props} />}
    </div>
  );
}

/**
 * The button that changes the step disappears with it, so the page's heading receives the focus and the new step
 * is scrolled into view.
 */
function useFocusOnTurn(step: CheckoutProps['step']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isTurn = before.current !== step && before.current !== 'loading';
    before.current = step;
    if (isTurn) heading.current?.focus();
  }, [step]);
  return heading;
}
