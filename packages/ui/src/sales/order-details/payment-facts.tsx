import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
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

interface PaymentFactsProps extends Pick<OrderFacts, 'payment' | 'canPay' | 'refunds' | 'exchangedOrder'> {
  onPay: () => void;
}

/** The payment method of an order and its status; a pending payment can be made here. */
export function PaymentFacts({ payment, canPay, refunds, exchangedOrder, onPay }: PaymentFactsProps) {
  const { t, formatDate, formatRupees } = useLanguage();
  const { method, status, problem, payBy } = payment;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t(exchangedOrder ? 'Paid by the exchange' : methods[method])}</p>
      {exchangedOrder && (
        <TextLink href={exchangedOrder.href}>
          {t('Exchange for order {number}', { number: exchangedOrder.number })}
        </TextLink>
      )}
      <p aria-live="polite" className="text-ink-muted">
        {t(words[status])}
      </p>
      {problem !== null && <p className="font-medium text-debit">{t(problem)}</p>}
      {status === 'PENDING' && payBy !== null && <PayByNote payBy={payBy} />}
      {refunds.map(({ id, amount, paidAt, reference }) => (
        <p key={id} className="figures">
          {paidAt === null
            ? t('Refund of {amount} in progress', { amount: formatRupees(amount) })
            : t('Refund of {amount} paid on {date}', {
                amount: formatRupees(amount),
                date: formatDate(paidAt),
              })}
          {reference !== null && (
            <span className="block text-note wrap-anywhere text-ink-muted">
              {t('Reference: {reference}', { reference })}
            </span>
          )}
        </p>
      ))}
      {canPay && <Button onClick={onPay}>{t('Pay now')}</Button>}
    </div>
  );
}
