import type { ReactNode } from 'react';
import { useLanguage } from '../language/index.ts';
import { Price } from '../price/index.ts';
import { SummaryRow } from './summary-row.tsx';

/** What a coupon makes of the cart; amounts in rupees. */
export interface CartDiscount {
  code: string;
  amount: number;
  /** What is left to pay. */
  total: number;
  /** The cart has changed, and the amounts are about to. */
  isJudging: boolean;
}

interface TotalProps {
  subtotal: number;
  discount: CartDiscount | undefined;
}

/** What is to pay, after what a coupon takes off. */
export function CartTotal({ subtotal, discount }: TotalProps) {
  const { t } = useLanguage();
  const isJudging = discount?.isJudging === true;
  return (
    <dl className="figures grid gap-2">
      {discount && (
        <SummaryRow label={t('Discount ({code})', { code: discount.code })}>
          <Settled isJudging={isJudging}>
            <span className="text-credit">
              −<Price rupees={discount.amount} />
            </span>
          </Settled>
        </SummaryRow>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 font-bold">
        <dt>{t('Total')}</dt>
        <dd className="text-title">
          <Settled isJudging={isJudging}>
            <Price rupees={discount?.total ?? subtotal} />
          </Settled>
        </dd>
      </div>
    </dl>
  );
}

/** An amount, or dots while it is about to change. */
function Settled({ isJudging, children }: { isJudging: boolean; children: ReactNode }) {
  const { t } = useLanguage();
  if (!isJudging) return children;
  return (
    <span className="text-ink-muted">
      <span aria-hidden>…</span>
      <span className="sr-only">{t('Checking…')}</span>
    </span>
  );
}
