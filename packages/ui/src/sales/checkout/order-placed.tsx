import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { CheckoutOrder } from './checkout-facts.ts';

interface PlacedProps {
  order: CheckoutOrder | undefined;
  shopHref: string;
}

/**
 * Confirms the placed order: its number, its price and what happens next. The heading receives the focus that the
 * button had.
 */
export function OrderPlaced({ order, shopHref }: PlacedProps) {
  const { t, formatDate } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="measure grid gap-6 pb-16 pt-6">
      <div role="status" className="grid max-w-prose gap-4">
        <div className="flex items-center gap-3">
          <span className="grid size-12 shrink-0 place-items-center rounded-round bg-leaf text-lead text-on-leaf">
            <CheckIcon />
          </span>
          <h1 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
            {t('Order placed')}
          </h1>
        </div>
        {order?.isPaid === true && <p className="text-lead font-semibold">{t('Payment received')}</p>}
        {order !== undefined && (
          <dl className="figures grid gap-2 rounded-card border border-line-strong bg-surface p-5">
            <Row label={t('Order number')}>{order.number}</Row>
            <Row label={t('Total')}>
              <Price rupees={order.total} />
            </Row>
            <Row label={t('Arrives by')}>{formatDate(order.arrivesBy)}</Row>
          </dl>
        )}
        <p>
          {t('We will pack your order and send it to your address.')}{' '}
          {order?.isPaid === false && t('You will pay in cash on delivery.')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {order !== undefined && <ButtonLink href={order.href}>{t('See your order')}</ButtonLink>}
        <TextLink href={shopHref} className="flex min-h-11 items-center">
          {t('Continue shopping')}
        </TextLink>
      </div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="text-lead font-bold">{children}</dd>
    </div>
  );
}
