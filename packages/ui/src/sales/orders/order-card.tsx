import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { OrderStatusBadge } from '../order-status-badge/order-status-badge.tsx';
import type { OrderStatus } from '../order-status/order-status.ts';
import { ResponsiveImage, type ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';

/** A summary of an order. */
export interface OrderCardFacts {
  id: string;
  /** The order's own page. */
  href: string;
  /** The order number for people: `PGM-000123`. */
  number: string;
  /** ISO text. */
  placedAt: string;
  status: OrderStatus;
  /** In rupees. */
  total: number;
  /** The number of units of all lines. */
  itemCount: number;
  /** The product images; the first four are shown. Best with an empty `alt`. */
  images: readonly ImageFacts[];
  /** Present while the order waits for a payment: the time limit, as ISO text. */
  awaitedPayment?: { payBy: string | null } | undefined;
}

const MAX_IMAGES = 4;

/** An order in the list: its number, date, status and total. */
export function OrderCard({ order }: { order: OrderCardFacts }) {
  const { t, formatDate, formatNumber } = useLanguage();
  const numberId = useId();
  const { href, number, placedAt, status, total, itemCount, images, awaitedPayment } = order;
  return (
    <li aria-labelledby={numberId} className="grid content-start gap-3 rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={numberId} className="figures text-lead font-bold wrap-anywhere">
          {number}
        </h2>
        <OrderStatusBadge status={status} />
      </div>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-muted">
          <time dateTime={placedAt}>{formatDate(placedAt)}</time>
          {' · '}
          {itemCount === 1 ? t('1 item') : t('{count} items', { count: formatNumber(itemCount) })}
        </span>
        <Price rupees={total} className="font-bold" />
      </p>
      {awaitedPayment && <AwaitedPayment {...awaitedPayment} href={href} describedBy={numberId} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <span className="flex gap-2">
          {images.slice(0, MAX_IMAGES).map((image, at) => (
            // Two products may have the same image; their order does not change.
            <ResponsiveImage
              key={at}
              image={image}
              sizes="3rem"
              className="size-12 rounded-field bg-backdrop object-contain"
            />
          ))}
        </span>
        <TextLink href={href} aria-describedby={numberId} className="flex min-h-11 items-center">
          {t('See the order')}
        </TextLink>
      </div>
    </li>
  );
}
