import { useId, type ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { Points } from '../points/index.ts';
import { Price } from '../price/index.ts';
import { type CartDiscount, CartTotal } from './cart-total.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { SummaryRow } from './summary-row.tsx';

/** What the whole cart comes to. */
export interface CartTotals {
  /** Units of all lines. */
  itemCount: number;
  /** In rupees, taxes included. */
  subtotal: number;
  points: number;
  /** What a coupon takes off; left out without one. */
  discount?: CartDiscount | undefined;
  /** From which subtotal on standard delivery costs nothing, in rupees; left out where it always costs something. */
  freeDeliveryFrom?: number | undefined;
}

interface SummaryProps {
  totals: CartTotals;
  /** Where a coupon is typed; stands above the total. */
  couponBox: ReactNode;
  /** A line is sold out: there is no going on with it. */
  isBlocked: boolean;
  /** Leave out where there is no checkout to go to. */
  checkoutHref: string | undefined;
  shopHref: string;
}

/** What the cart comes to, and the way to the checkout. */
export function CartSummary({ totals, couponBox, isBlocked, checkoutHref, shopHref }: SummaryProps) {
  const { t, formatNumber } = useLanguage();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-4 self-start rounded-card border border-line-strong bg-surface p-5 lg:sticky lg:top-5"
    >
      <h2 id={id} className="text-lead font-bold">
        {t('Summary')}
      </h2>
      <dl className="figures grid gap-2">
        <SummaryRow label={t('Items')}>{formatNumber(totals.itemCount)}</SummaryRow>
        <SummaryRow label={t('Subtotal')}>
          <Price rupees={totals.subtotal} />
        </SummaryRow>
        <SummaryRow label={t('You collect')}>
          <Points points={totals.points} />
        </SummaryRow>
      </dl>
      {couponBox}
      <CartTotal subtotal={totals.subtotal} discount={totals.discount} />
      <p className="-mt-4 text-end text-note text-ink-muted">{t('Taxes included')}</p>
      {totals.freeDeliveryFrom !== undefined && <DeliveryNote freeFrom={totals.freeDeliveryFrom} />}
      {isBlocked && checkoutHref !== undefined ? (
        <>
          <Button size="large" wide disabled aria-describedby={`${id}why`}>
            {t('Go to checkout')}
          </Button>
          <p id={`${id}why`} className="text-note font-medium text-debit">
            {t('Something in your cart is sold out. Remove it to go on.')}
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
