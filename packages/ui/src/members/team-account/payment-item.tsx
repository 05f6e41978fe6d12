import { Badge } from '../../primitives/badge/badge.tsx';
import { CheckIcon, CloseIcon, HourglassIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { TeamPaymentFacts } from './account-facts.ts';

const looks = {
  DUE: { kind: 'spice', word: 'Due', Icon: HourglassIcon },
  PAID: { kind: 'credit', word: 'Paid', Icon: CheckIcon },
  FAILED: { kind: 'debit', word: 'Failed', Icon: CloseIcon },
} as const;

/** One payment: its month, its amount and its status. */
export function PaymentItem({ payment }: { payment: TeamPaymentFacts }) {
  const { t, formatDate, formatMonth } = useLanguage();
  const { amount, period, status, reference, paidAt } = payment;
  const { kind, word, Icon } = looks[status];
  return (
    <li className="flex items-start justify-between gap-4 border-t px-3 py-2.5 first:border-t-0 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{formatMonth(period)}</span>{' '}
          <Badge kind={kind}>
            <Icon />
            {t(word)}
          </Badge>
        </p>
        {reference !== null && (
          <p className="figures flex flex-wrap gap-x-4 text-note text-ink-muted">
            <span className="wrap-anywhere">{t('Reference: {reference}', { reference })}</span>{' '}
            {paidAt !== null && <span>{t('Paid on {date}', { date: formatDate(paidAt) })}</span>}
          </p>
        )}
      </div>
      <Price rupees={amount} className="font-semibold" />
    </li>
  );
}
