import { useId } from 'react';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { OrderStatusBadge, type OrderStatus } from '../order-status/index.ts';
import { Picture, type PictureImage } from '../picture/index.ts';
import { Price } from '../price/index.ts';
import { AwaitedPayment } from './awaited-payment.tsx';

/** An order in short. */
export interface OrderCardFacts {
  id: string;
  /** The order's own page. */
  href: string;
  /** For people: `PGM-000123`. */
  number: string;
  /** ISO text. */
  placedAt: string;
  status: OrderStatus;
  /** In rupees. */
  total: number;
  /** Units of all lines. */
  itemCount: number;
  /** Of the products, the first four are shown. Best with an empty `alt`. */
  pictures: readonly PictureImage[];
  /** Present while the order waits for a payment: until when, as ISO text. */
  awaitedPayment?: { payBy: string | null } | undefined;
}

const MOST_PICTURES = 4;

/** An order of the list: which, when, how far it is, what it came to. */
export function OrderCard({ order }: { order: OrderCardFacts }) {
  const { t, formatDate, formatNumber } = useLanguage();
  const numberId = useId();
  const { href, number, placedAt, status, total, itemCount, pictures, awaitedPayment } = order;
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
          {pictures.slice(0, MOST_PICTURES).map((image, at) => (
            // Two products may share a picture; their places do not change.
            <Picture
              key={at}
              image={image}
              sizes="3rem"
              className="size-12 rounded-field bg-shelf object-contain"
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
