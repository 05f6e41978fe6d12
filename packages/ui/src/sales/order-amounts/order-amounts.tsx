import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';

export type OrderAmountsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The price of all lines, in rupees, taxes included. */
  subtotal: number;
  /** In rupees; 0 is free. */
  deliveryFee: number;
  /** The discount of the coupon; leave it out or set 0 without one. */
  discount?: number;
  /** The code of that coupon. */
  couponCode?: string | null;
  total: number;
  /** What was taken off the total for cancelled or returned pieces; leave it out or set 0 without any. */
  reversedTotal?: number;
  /** Leave it out where no points are collected, as for a cancelled order. */
  points?: number | undefined;
  /** Who reads it: the points are what a buyer earns. Default: the buyer. */
  reader?: 'buyer' | 'staff';
  /** The subtotal from which delivery is free, in rupees; shown while delivery is not free. */
  freeDeliveryFrom?: number | undefined;
};

/** The amounts of an order, line by line. */
export function OrderAmounts(amounts: OrderAmountsProps) {
  const { t, formatRupees } = useLanguage();
  const {
    subtotal,
    deliveryFee,
    discount = 0,
    couponCode,
    total,
    reversedTotal = 0,
    points,
    reader = 'buyer',
    freeDeliveryFrom,
    ...props
  } = amounts;
  const isFree = deliveryFee === 0;
  return (
    <div {...props}>
      <dl className="figures grid gap-2">
        <Row label={t('Subtotal')}>
          <Price rupees={subtotal} />
        </Row>
        <Row label={t('Delivery')}>{isFree ? t('Free') : <Price rupees={deliveryFee} />}</Row>
        {discount > 0 && (
          <Row label={couponCode ? t('Discount ({code})', { code: couponCode }) : t('Discount')}>
            <span className="amount text-credit">
              −<Price rupees={discount} />
            </span>
          </Row>
        )}
        {points !== undefined && (
          <Row label={t(reader === 'staff' ? 'Points' : 'You earn')}>
            <Points points={points} />
          </Row>
        )}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 font-bold">
          <dt>{t('Total')}</dt>
          <dd className="text-title">
            <Price rupees={total} />
          </dd>
        </div>
        {reversedTotal > 0 && (
          <>
            <Row label={t('Cancelled or returned')}>
              −<Price rupees={reversedTotal} />
            </Row>
            <Row label={t('What is left')}>
              <Price rupees={total - reversedTotal} className="font-bold" />
            </Row>
          </>
        )}
      </dl>
      <p className="text-end text-note text-ink-muted">{t('Taxes included')}</p>
      {!isFree && freeDeliveryFrom !== undefined && (
        <p className="figures mt-3 text-note text-ink-muted">
          {t('Free delivery from {amount}', { amount: formatRupees(freeDeliveryFrom) })}
        </p>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
