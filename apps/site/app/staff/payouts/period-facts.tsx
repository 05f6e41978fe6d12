import type { PayoutPeriod } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';

/** Whether a month is open or closed. */
export function PeriodStatus({ closedAt }: Pick<PayoutPeriod, 'closedAt'>) {
  const { t } = useLanguage();
  return (
    <Badge kind={closedAt === null ? 'spice' : 'plain'}>{t(closedAt === null ? 'Open' : 'Closed')}</Badge>
  );
}

/** What stands above the payouts of a month: its closing, and what is due, paid and failed. */
export function PeriodFacts({ row: period }: { readonly row: PayoutPeriod }) {
  const { t, formatDate, formatNumber, formatRupees } = useLanguage();
  const { closedAt, closedBy, canClose, associates } = period;
  if (closedAt === null)
    return (
      <div className="grid justify-items-start gap-2">
        <PeriodStatus closedAt={closedAt} />
        <p className="text-ink-muted">
          {t(
            canClose
              ? 'The month is over. Close it to fix the figures of all associates; what is confirmed or returned later counts in the next month.'
              : 'An administrator can close the month once it is over. The figures of all associates are fixed then.',
          )}
        </p>
      </div>
    );
  const toSum = ({ count, amount }: PayoutPeriod['due']) =>
    t('{amount} in {count} payouts', { amount: formatRupees(amount), count: formatNumber(count) });
  return (
    <div className="grid justify-items-start gap-2">
      <PeriodStatus closedAt={closedAt} />
      <FactLines
        className="w-full"
        facts={[
          {
            label: t('Closed'),
            value: closedBy === null ? formatDate(closedAt) : `${formatDate(closedAt)} · ${closedBy}`,
          },
          { label: t('Associates'), value: formatNumber(associates) },
          { label: t('Due'), value: toSum(period.due) },
          { label: t('Paid'), value: toSum(period.paid) },
          { label: t('Failed'), value: toSum(period.failed) },
        ]}
      />
    </div>
  );
}
