import { useId } from 'react';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { OrderSumFacts, PartStatus, PurchaseFacts } from './account-facts.ts';
import { SumTile, TilesSkeleton } from './sum-tile.tsx';

export interface RepurchaseProps {
  status: PartStatus;
  sums: { own: PurchaseFacts; directs: PurchaseFacts } | undefined;
  /** Why the totals could not be loaded, in English. */
  error: string | undefined;
  onRetry: () => void;
}

const TILES = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

/** The order totals of the member and of the associates directly below. */
export function Repurchase({ status, sums, error, onRetry }: RepurchaseProps) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-title font-bold">
          {t('Repurchase summary')}
        </h2>
        <p className="mt-1 text-ink-muted">{t('Products after discounts, excluding delivery.')}</p>
      </div>
      {status === 'loading' && <TilesSkeleton count={4} className={TILES} />}
      {status === 'failed' && (
        <ErrorPanel title="The summary could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && sums && (
        <dl className={TILES}>
          <OrderTile title={t('Your orders, on the way')} sum={sums.own.placed} />
          <OrderTile title={t('Your orders, delivered')} sum={sums.own.delivered} />
          <OrderTile title={t('Orders of your direct team, on the way')} sum={sums.directs.placed} />
          <OrderTile title={t('Orders of your direct team, delivered')} sum={sums.directs.delivered} />
        </dl>
      )}
    </section>
  );
}

function OrderTile({ title, sum: { count, amount, points } }: { title: string; sum: OrderSumFacts }) {
  const { t, formatNumber } = useLanguage();
  const figures = { count: formatNumber(count) };
  const pointsText = { count: formatNumber(points) };
  return (
    <SumTile title={title} rupees={amount}>
      {count === 1 ? t('1 order') : t('{count} orders', figures)}
      {', '}
      <span className="text-spice">
        {points === 1 ? t('{count} point', pointsText) : t('{count} points', pointsText)}
      </span>
    </SumTile>
  );
}
