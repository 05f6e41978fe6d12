import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { SummaryRow } from './summary-row.tsx';

/** The effect of a coupon on the cart; amounts in rupees. */
export interface CartDiscount {
  code: string;
  amount: number;
  /** The amount to pay. */
  total: number;
  /** The cart has changed, and the amounts are being recalculated. */
  isEvaluating: boolean;
}

interface TotalProps {
  subtotal: number;
  discount: CartDiscount | undefined;
}

/** The amount to pay after the coupon's discount. */
export function CartTotal({ subtotal, discount }: TotalProps) {
  const { t } = useLanguage();
  const isEvaluating = discount?.isEvaluating === true;
  return (
    <dl className="figures grid gap-2">
      {discount && (
        <SummaryRow label={t('Discount ({code})', { code: discount.code })}>
          <Settled isEvaluating={isEvaluating}>
            <span className="amount text-credit">
              −<Price rupees={discount.amount} />
            </span>
          </Settled>
        </SummaryRow>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 font-bold">
        <dt>{t('Total')}</dt>
        <dd className="text-title">
          <Settled isEvaluating={isEvaluating}>
            <Price rupees={discount?.total ?? subtotal} />
          </Settled>
        </dd>
      </div>
    </dl>
  );
}

/** An amount, or dots while it is recalculated. */
function Settled({ isEvaluating, children }: { isEvaluating: boolean; children: ReactNode }) {
  const { t } = useLanguage();
  if (!isEvaluating) return children;
  return (
    <span className="text-ink-muted">
      <span aria-hidden>…</span>
      <span className="sr-only">{t('Checking…')}</span>
    </span>
  );
}
