import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { OrderSection } from '../../sales/order-section/order-section.tsx';
import { DateAndTime } from '../date-and-time/date-and-time.tsx';

interface FailedRefundsProps {
  /** With the cause in English. */
  refunds: readonly { id: string; amount: number; cause: string; at: string }[];
  isBusy: boolean;
  /** Undefined for a user who may not pay money back. */
  onRetry: ((id: string) => void) | undefined;
}

/** The refunds of an order that the provider did not pay; each can be tried again. */
export function FailedRefunds({ refunds, isBusy, onRetry }: FailedRefundsProps) {
  const { t, formatRupees } = useLanguage();
  return (
    <OrderSection title="Failed refunds">
      <ul className="grid gap-3">
        {refunds.map(({ id, amount, cause, at }) => (
          <li key={id} className="grid justify-items-start gap-1">
            <p className="figures font-semibold">{formatRupees(amount)}</p>
            <p className="font-medium text-debit">{t(cause)}</p>
            <p className="text-note text-ink-muted">
              <DateAndTime at={at} />
            </p>
            {onRetry && (
              <Button size="small" variant="secondary" disabled={isBusy} onClick={() => onRetry(id)}>
                {t('Try again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-note text-ink-muted">
        {t(
          onRetry
            ? 'You can also pay by hand: choose Refund, and another method.'
            : 'Only staff with the right to money can pay it.',
        )}
      </p>
    </OrderSection>
  );
}
