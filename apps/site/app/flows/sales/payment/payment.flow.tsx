import { type paymentMachine, paymentVerbs, paymentView } from '@pgm/machines/sales/payment';
import { PaymentPanel } from '@pgm/ui/sales/payment-panel';
import { SimulatedPayment } from '@pgm/ui/sales/simulated-payment';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';
import { useFlow } from '#app/kit/use-flow.ts';

interface PaymentScreenProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>;
  readonly orderNumber?: string | undefined;
  readonly leave?: ReactNode;
}

/** The screen of the payment for any state of its actor. */
export function PaymentScreen({ actor, orderNumber, leave }: PaymentScreenProps) {
  const [{ simulation, ...facts }, { chooseOutcome, closeSheet, retry, check }] = useFlow(
    actor,
    paymentView,
    paymentVerbs,
  );
  const { paymentMinutes } = useShopTerms();
  return (
    <>
      <PaymentPanel
        {...facts}
        orderNumber={orderNumber}
        minutes={paymentMinutes}
        leave={leave}
        onRetry={retry}
        onCheck={check}
      />
      <SimulatedPayment {...simulation} onChoose={chooseOutcome} onClose={closeSheet} />
    </>
  );
}
