import { useEffect, useRef } from 'react';
import { ButtonLink } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { Price } from '../price/index.ts';
import type { CheckoutOrder } from './checkout-facts.ts';
import { StepLine } from './step-line.tsx';

interface PlacedProps {
  order: CheckoutOrder | undefined;
  shopHref: string;
}

/** The order is placed: its number, what it costs, what happens next. The heading takes the focus the button had. */
export function OrderPlaced({ order, shopHref }: PlacedProps) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="measure grid gap-6 pb-16 pt-6">
      <StepLine current="placed" />
      <div role="status" className="grid max-w-prose gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
          {t('Order placed')}
        </h1>
        {order !== undefined && (
          <dl className="figures grid gap-2 rounded-card border border-line-strong bg-surface p-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>{t('Order number')}</dt>
              <dd className="text-lead font-bold">{order.number}</dd>
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt>{t('Total')}</dt>
              <dd className="text-lead font-bold">
                <Price rupees={order.total} />
              </dd>
            </div>
          </dl>
        )}
        <p>
          {t('We pack your order and send it to your address.')} {t('You pay in cash when it arrives.')}
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
