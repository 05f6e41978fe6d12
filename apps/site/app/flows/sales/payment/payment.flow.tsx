import { type paymentMachine, paymentVerbs, paymentView } from '@pgm/machines/sales/payment';
import { PaymentPanel } from '@pgm/ui/sales/payment-panel';
import { SimulatedPayment } from '@pgm/ui/sales/simulated-payment';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useShopTerms } from '#app/kit/use-shop-terms.ts';

interface PaymentScreenProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>;
  readonly orderNumber?: string | undefined;
  readonly leave?: ReactNode;
}

/** The screen of the payment for any state of its actor. */
export function PaymentScreen({ actor, orderNumber, leave }: PaymentScreenProps) {
  const { simulation, ...facts } = paymentView(useSelector(actor, (snapshot) => snapshot));
  const { paymentMinutes } = useShopTerms();
  const { chooseOutcome, closeSheet, retry, check } = paymentVerbs(actor.send);
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
