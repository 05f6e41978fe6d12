import { useId } from 'react';
import { spokenReason } from '../coupon-box/index.ts';
import { useLanguage } from '../language/index.ts';
import { OrderAmounts } from '../order-amounts/index.ts';
import type { CheckoutQuote } from './checkout-facts.ts';

/** What it comes to; empty while that is asked for. A coupon that takes nothing off says why. */
export function QuoteSummary({ quote }: { quote: CheckoutQuote | undefined }) {
  const { t } = useLanguage();
  const id = useId();
  const problem = quote?.coupon?.problem
    ? { code: quote.coupon.code, reason: spokenReason(quote.coupon.problem, t) }
    : undefined;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line-strong bg-surface p-5"
    >
      <h2 id={id} className="text-lead font-bold">
        {t('Summary')}
      </h2>
      {quote !== undefined && <Amounts quote={quote} />}
      {problem !== undefined && (
        <p className="text-note text-debit">
          <span className="font-semibold">{t('{code} is not used:', { code: problem.code })}</span>{' '}
          <span>{problem.reason}</span>
        </p>
      )}
    </section>
  );
}

function Amounts({ quote }: { quote: CheckoutQuote }) {
  const { subtotal, deliveryFee, coupon, discount, total, points, freeDeliveryFrom } = quote;
  const couponCode = coupon?.code ?? null;
  return (
    <OrderAmounts {...{ subtotal, deliveryFee, couponCode, discount, total, points, freeDeliveryFrom }} />
  );
}
