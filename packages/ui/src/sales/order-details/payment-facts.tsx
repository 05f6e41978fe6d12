import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PayByNote } from '../order-status/pay-by-note.tsx';
import type { OrderFacts } from './order-facts.ts';

const methods = { COD: 'Cash on delivery', UPI: 'UPI', CARD: 'Card' } as const;
const words = {
  DUE: 'Pay on delivery',
  PENDING: 'Payment pending',
  PAID: 'Paid',
  CANCELLED: 'Nothing to pay',
  REFUND_DUE: 'Refund in progress',
  REFUNDED: 'Refund complete',
} as const;

interface PaymentFactsProps extends Pick<OrderFacts, 'payment' | 'canPay'> {
  onPay: () => void;
}

/** The payment method of an order and its status; a pending payment can be made here. */
export function PaymentFacts({ payment, canPay, onPay }: PaymentFactsProps) {
  const { t } = useLanguage();
  const { method, status, problem, payBy } = payment;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t(methods[method])}</p>
      <p aria-live="polite" className="text-ink-muted">
        {t(words[status])}
      </p>
      {problem !== null && <p className="font-medium text-debit">{t(problem)}</p>}
      {status === 'PENDING' && payBy !== null && <PayByNote payBy={payBy} />}
      {canPay && <Button onClick={onPay}>{t('Pay now')}</Button>}
    </div>
  );
}
