import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import { Price } from '../../primitives/price/price.tsx';

/** An order from before the shop. */
interface PastOrderFacts {
  id: string;
  number: string;
  /** A day: `2019-04-30`. */
  placedOn: string;
  /** In the words of the old system. */
  items: string;
  /** In rupees. */
  total: number;
  /** In the words of the old system; empty where it is not known. */
  status: string;
}

export interface PastOrdersProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the orders could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first. */
  orders: readonly PastOrderFacts[];
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** The part of a member's orders that is from before the shop. Renders nothing for a member without any. */
export function PastOrders({ status, error, orders, page, pageCount, onPage, onRetry }: PastOrdersProps) {
  const { t } = useLanguage();
  const id = useId();
  if (status !== 'failed' && orders.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={status === 'loading'} className="measure grid gap-4 pb-16">
      <h2 id={id} className="text-title font-bold">
        {t('Past orders')}
      </h2>
      {status === 'failed' ? (
        <ErrorPanel title="Your past orders could not be loaded" text={error} onRetry={onRetry} />
      ) : (
        <>
          <p className="text-ink-muted">{t('You placed these orders before this shop opened.')}</p>
          <ul aria-labelledby={id} className="rounded-card border bg-surface">
            {orders.map((order) => (
              <PastOrderItem key={order.id} order={order} />
            ))}
          </ul>
          <PageButtons page={page} pageCount={pageCount} onGo={onPage} />
        </>
      )}
    </section>
  );
}

function PastOrderItem({ order: { number, placedOn, items, total, status } }: { order: PastOrderFacts }) {
  const { formatDate } = useLanguage();
  return (
    <li className="flex items-start justify-between gap-4 border-t p-3 first:border-t-0 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{number}</p>
        <p className="figures flex flex-wrap gap-x-4 text-note text-ink-muted">
          <time dateTime={placedOn}>{formatDate(placedOn)}</time> <span>{status}</span>
        </p>
        <p className="text-note wrap-anywhere">{items}</p>
      </div>
      <Price rupees={total} />
    </li>
  );
}
