import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { OrderLine } from '../order-line/order-line.tsx';
import type { CheckoutQuote } from './checkout-facts.ts';

type QuoteLine = CheckoutQuote['lines'][number];

interface LinesProps {
  lines: readonly QuoteLine[];
  cartHref: string;
  /** The lines are already ordered, so their problems no longer matter. Default false. */
  isSent?: boolean;
}

/** The lines of the order, and which of them cannot be ordered. */
export function QuoteLines({ lines, cartHref, isSent = false }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => {
        const { lineKey, name, size, image, quantity, lineTotal } = line;
        const notice = line.problem !== null && !isSent && <LineProblem line={line} cartHref={cartHref} />;
        return <OrderLine key={lineKey} {...{ name, size, image, quantity, lineTotal, notice }} />;
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
      <TextLink href={cartHref}>{t('Edit in cart')}</TextLink>
    </p>
  );
}
