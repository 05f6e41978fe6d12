import type { ReactNode } from 'react';
import type { FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
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

/** What the checkout shows, step by step, and what can be done there. */
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
  /** What the courier should know, as typed. */
  courierNote: string;
  method: PaymentMethod;
  /** Why the order cannot be paid with this method, in English. */
  methodProblem: string | undefined;
  /** The method needs a verified mobile number, and the member can verify one. */
  canProveMobile: boolean;
  /** Where a coupon is typed. */
  couponBox: ReactNode;
  gstin: GstinField;
  /** Undefined while it is asked for. */
  quote: CheckoutQuote | undefined;
  /** It is asked what the order comes to with what was chosen. */
  isPricing: boolean;
  /** The order is on its way. */
  isPlacing: boolean;
  /** It was sent, and its response is lost: it can only be sent again. */
  isOutcomeUnknown: boolean;
  canContinue: boolean;
  canPlace: boolean;
  /** What was placed; needed by step 'placed'. */
  order: CheckoutOrder | undefined;
  onSelectAddress: (id: string) => void;
  onChooseDelivery: (method: DeliveryMethod) => void;
  onChangeCourierNote: (note: string) => void;
  onChooseMethod: (method: PaymentMethod) => void;
  /** Verify a mobile number. */
  onProveMobile: () => void;
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
