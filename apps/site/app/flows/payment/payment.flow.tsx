import { PAYMENT_MINUTES } from '@pgm/api/contract';
import { type paymentMachine, paymentVerbs, paymentView } from '@pgm/machines/payment';
import { PaymentPanel } from '@pgm/ui/payment-panel';
import { SimulatedPayment } from '@pgm/ui/simulated-payment';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useOutcome } from '#app/shared/use-outcome.ts';
import { sitePaymentMachine } from './payment.ts';

interface PaymentFlowProps {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Leads away from the payment while it is not done, such as back to the order. */
  readonly leave: ReactNode;
  /** It is paid, or can't be any more; the order knows which. */
  readonly onEnd: () => void;
}

/** Pays one order that waits for it. */
export function PaymentFlow({ orderId, orderNumber, leave, onEnd }: PaymentFlowProps) {
  const actor = useActorRef(sitePaymentMachine, { input: { orderId } });
  useOutcome(actor, onEnd);
  return <PaymentScreen actor={actor} orderNumber={orderNumber} leave={leave} />;
}

interface PaymentScreenProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>;
  readonly orderNumber?: string | undefined;
  readonly leave?: ReactNode;
}

/** The payment in whatever state its actor is. */
export function PaymentScreen({ actor, orderNumber, leave }: PaymentScreenProps) {
  const { simulation, ...facts } = paymentView(useSelector(actor, (snapshot) => snapshot));
  const { chooseOutcome, closeSheet, retry, check } = paymentVerbs(actor.send);
  return (
    <>
      <PaymentPanel
        {...facts}
        orderNumber={orderNumber}
        minutes={PAYMENT_MINUTES}
        leave={leave}
        onRetry={retry}
        onCheck={check}
      />
      <SimulatedPayment {...simulation} onChoose={chooseOutcome} onClose={closeSheet} />
    </>
  );
}
