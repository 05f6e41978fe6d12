import { useId, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { Points } from '../../primitives/points/points.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { type CartDiscount, CartTotal } from './cart-total.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { SummaryRow } from './summary-row.tsx';

/** The totals of the whole cart. */
export interface CartTotals {
  /** The number of units of all lines. */
  itemCount: number;
  /** In rupees, taxes included. */
  subtotal: number;
  points: number;
  /** The discount of the coupon; leave it out without a coupon. */
  discount?: CartDiscount | undefined;
  /** The subtotal from which standard delivery is free, in rupees; leave it out where delivery is never free. */
  freeDeliveryFrom?: number | undefined;
}

interface SummaryProps {
  totals: CartTotals;
  /** The field for a coupon; stands above the total. */
  couponBox: ReactNode;
  /** Why the checkout is disabled. */
  problem: 'SOLD_OUT' | 'TOO_FEW' | undefined;
  /** Leave it out where there is no checkout. */
  checkoutHref: string | undefined;
  shopHref: string;
}

const REASONS = {
  SOLD_OUT: 'An item in your cart is sold out. Remove it to continue.',
  TOO_FEW: 'Your cart has more of an item than we have left. Change it to continue.',
} as const;

/** The totals of the cart, and the link to the checkout. */
export function CartSummary({ totals, couponBox, problem, checkoutHref, shopHref }: SummaryProps) {
  const { t, formatNumber } = useLanguage();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start rounded-card border border-line-strong bg-surface p-5 lg:sticky lg:top-28"
    >
      <h2 id={id} className="text-lead font-bold">
        {t('Summary')}
      </h2>
      <dl className="figures grid gap-2">
        <SummaryRow label={t('Items')}>{formatNumber(totals.itemCount)}</SummaryRow>
        <SummaryRow label={t('Subtotal')}>
          <Price rupees={totals.subtotal} />
        </SummaryRow>
        <SummaryRow label={t('You earn')}>
          <Points points={totals.points} />
        </SummaryRow>
      </dl>
      {couponBox}
      <CartTotal subtotal={totals.subtotal} discount={totals.discount} />
      <p className="-mt-4 text-end text-note text-ink-muted">{t('Taxes included')}</p>
      {totals.freeDeliveryFrom !== undefined && (
        <DeliveryNote freeFrom={totals.freeDeliveryFrom} subtotal={totals.subtotal} />
      )}
      {problem !== undefined && checkoutHref !== undefined ? (
        <>
          <Button size="large" wide disabled aria-describedby={`${id}why`}>
            {t('Go to checkout')}
          </Button>
          <p id={`${id}why`} className="text-note font-medium text-debit">
            {t(REASONS[problem])}
          </p>
        </>
      ) : (
        checkoutHref !== undefined && (
          <ButtonLink size="large" wide href={checkoutHref}>
            {t('Go to checkout')}
          </ButtonLink>
        )
      )}
      <TextLink href={shopHref} className="flex min-h-11 items-center justify-center">
        {t('Continue shopping')}
      </TextLink>
    </section>
  );
}
