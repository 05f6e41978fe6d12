import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { FormAlertWords } from '../alert-panel/index.ts';
import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useLanguage } from '../language/index.ts';
import { AddressStep } from './address-step.tsx';
import type {
  CheckoutAddress,
  CheckoutOrder,
  CheckoutQuote,
  CheckoutStep,
  DeliveryChoice,
  DeliveryMethod,
  GstinField,
  PaymentMethod,
} from './checkout-facts.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepLine } from './step-line.tsx';

export interface CheckoutProps {
  step: CheckoutStep | 'loading' | 'placed' | 'empty' | 'failed';
  /** What did not work, in English; stands above the button that was pressed. */
  alert: FormAlertWords | undefined;
  addresses: readonly CheckoutAddress[];
  selectedAddressId: string | undefined;
  /** Where addresses are changed and deleted. */
  addressesHref: string;
  /** A button that opens the form of a new address. */
  addAddress: ReactNode;
  deliveries: readonly DeliveryChoice[];
  delivery: DeliveryMethod;
  method: PaymentMethod;
  /** Where a coupon is typed. */
  couponBox: ReactNode;
  gstin: GstinField;
  /** Undefined while it is asked for. */
  quote: CheckoutQuote | undefined;
  /** It is asked what the order comes to with what was chosen. */
  isPricing: boolean;
  /** The order is on its way. */
  isPlacing: boolean;
  /** It was sent, and its answer is lost: it can only be sent again. */
  isUnsure: boolean;
  canContinue: boolean;
  canPlace: boolean;
  /** What was placed; needed by step 'placed'. */
  order: CheckoutOrder | undefined;
  onSelectAddress: (id: string) => void;
  onChooseDelivery: (method: DeliveryMethod) => void;
  onChooseMethod: (method: PaymentMethod) => void;
  onToggleGstin: (isWanted: boolean) => void;
  onChangeGstin: (value: string) => void;
  /** Back to a step. */
  onStep: (step: CheckoutStep) => void;
  onContinue: () => void;
  onPlace: () => void;
  onRetry: () => void;
  cartHref: string;
  shopHref: string;
}

/** From the cart to an order: where it goes, how it comes, how it is paid, what it comes to, and that it is placed. */
export function Checkout(props: CheckoutProps) {
  const { step, alert, order, isPlacing, isUnsure, onStep, onRetry, shopHref } = props;
  const { t } = useLanguage();
  const stepId = useId();
  const heading = useFocusOnTurn(step);
  if (step === 'placed') return <OrderPlaced order={order} shopHref={shopHref} />;
  if (step === 'empty') {
    return (
      <div className="measure py-10">
        <EmptyState
          heading
          title="Your cart is empty"
          text="What you put into it waits here."
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
        <StepLine current={step} currentId={stepId} isLocked={isPlacing || isUnsure} onStep={onStep} />
      )}
      {step === 'loading' && <CheckoutSkeleton />}
      {step === 'failed' && (
        <ErrorPanel
          title="The checkout could not be loaded"
          text={typeof alert === 'object' ? alert.text : alert}
          onRetry={onRetry}
        />
      )}
      {step === 'address' && <AddressStep {...props} />}
      {step === 'delivery' && <DeliveryStep {...props} />}
      {step === 'payment' && <PaymentStep {...props} />}
      {step === 'review' && <ReviewStep {...props} />}
    </div>
  );
}

/** The button that turns a step goes away with it; the page's heading takes its focus, and the new step is in view. */
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
