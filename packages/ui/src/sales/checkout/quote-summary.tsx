import { useId } from 'react';
import { translatedReason } from '../coupon-box/translated-reason.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { CheckoutQuote } from './checkout-facts.ts';
import { QuoteAmounts } from './quote-amounts.tsx';

interface SummaryProps {
  quote: CheckoutQuote | undefined;
  /** Says why a coupon gives no discount, where nothing else says so. Default false. */
  namesProblem?: boolean;
}

/** The totals of the order; empty while they load. */
export function QuoteSummary({ quote, namesProblem = false }: SummaryProps) {
  const { t } = useLanguage();
  const id = useId();
  const { code, problem } = (namesProblem && quote?.coupon) || NO_COUPON;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line-strong bg-surface p-5"
    >
      <h2 id={id} className="text-lead font-bold">
        {t('Summary')}
      </h2>
      {quote !== undefined && <QuoteAmounts quote={quote} />}
      {problem !== null && (
        <p className="text-note text-debit">
          <span className="font-semibold">{t('{code} not applied:', { code })}</span>{' '}
          <span>{translatedReason(problem, t)}</span>
        </p>
      )}
    </section>
  );
}

const NO_COUPON = { code: '', problem: null };
