import { ChevronDownIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';
import type { CheckoutQuote } from './checkout-facts.ts';
import { QuoteAmounts } from './quote-amounts.tsx';
import { QuoteLines } from './quote-lines.tsx';

interface DetailsProps {
  quote: CheckoutQuote | undefined;
  cartHref: string;
}

/** The number of items and the total in one line, which opens to show the lines and amounts of the order. */
export function QuoteDetails({ quote, cartHref }: DetailsProps) {
  const { t, formatNumber } = useLanguage();
  if (quote === undefined) return null;
  const itemCount = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details open={isBlocked(quote)} className="rounded-card border border-line-strong bg-surface">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4 px-5 py-2">
        <h2 className="font-bold">{t('Summary')}</h2>
        <span className="figures text-ink-muted">
          {itemCount === 1 ? t('1 item') : t('{count} items', { count: formatNumber(itemCount) })}
        </span>
        <span className="ms-auto flex items-center gap-2 font-bold">
          <Price rupees={quote.total} />
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="mb-5 px-5">
        <QuoteLines lines={quote.lines} cartHref={cartHref} />
        <QuoteAmounts quote={quote} />
      </div>
    </details>
  );
}

/** Whether a line of the quote cannot be ordered. */
export function isBlocked(quote: CheckoutQuote | undefined): boolean {
  return quote?.lines.some(({ problem }) => problem !== null) === true;
}
