import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { OrderLine } from '../order-line/index.ts';
import type { CheckoutQuote } from './checkout-facts.ts';

type QuoteLine = CheckoutQuote['lines'][number];

interface LinesProps {
  lines: readonly QuoteLine[];
  cartHref: string;
  /** They are on order already: what is wrong with them does not matter any more. Default false. */
  isSent?: boolean;
}

/** What is about to be ordered, and what of it can't be. */
export function QuoteLines({ lines, cartHref, isSent = false }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => {
        const { productId, name, image, quantity, lineTotal } = line;
        const notice = line.problem !== null && !isSent && <LineProblem line={line} cartHref={cartHref} />;
        return <OrderLine key={productId} {...{ name, image, quantity, lineTotal, notice }} />;
      })}
    </ul>
  );
}

function LineProblem({ line, cartHref }: { line: QuoteLine; cartHref: string }) {
  const { t, formatNumber } = useLanguage();
  const { problem, available } = line;
  return (
    <p className="text-note font-medium text-debit">
      {problem === 'SOLD_OUT' && t('Sold out')}
      {problem === 'TOO_FEW' && t('Only {count} left', { count: formatNumber(available) })}
      {problem === 'GONE' && t('No longer available')}{' '}
      <TextLink href={cartHref}>{t('Change in the cart')}</TextLink>
    </p>
  );
}
