import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { PartStatus, PaymentSumsFacts } from './account-facts.ts';
import { SumTile, TilesSkeleton } from './sum-tile.tsx';

interface PaymentSumsProps {
  status: PartStatus;
  sums: PaymentSumsFacts | undefined;
  /** Why the totals could not be loaded, in English. */
  error: string | undefined;
  onRetry: () => void;
}

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3';

/** The totals of all payments, by status. */
export function PaymentSums({ status, sums, error, onRetry }: PaymentSumsProps) {
  const { t, formatNumber, formatDate } = useLanguage();
  const counted = (count: number) =>
    count === 1 ? t('1 payment') : t('{count} payments', { count: formatNumber(count) });
  if (status === 'loading') return <TilesSkeleton count={3} className={TILES} />;
  if (status === 'failed')
    return <ErrorPanel title="The summary could not be loaded" text={error} onRetry={onRetry} />;
  if (sums === undefined) return null;
  const { paid, due, failed, lastPaidAt } = sums;
  return (
    <dl className={TILES}>
      <SumTile title={t('Paid')} rupees={paid.amount} tone="credit" className="col-span-2 sm:col-span-1">
        {counted(paid.count)}
        {lastPaidAt !== null && `, ${t('the last on {date}', { date: formatDate(lastPaidAt) })}`}
      </SumTile>
      <SumTile title={t('Due')} rupees={due.amount} tone="spice">
        {counted(due.count)}
      </SumTile>
      <SumTile title={t('Failed')} rupees={failed.amount} tone="debit">
        {counted(failed.count)}
      </SumTile>
    </dl>
  );
}
