import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type CartLine, lineProblem } from './cart-line.ts';

interface NoticesProps {
  readonly line: CartLine;
  /** The id of the text that names the product: it describes the button. */
  readonly describedBy: string;
  readonly onLimit: () => void;
}

/** Says what has changed about a line since it was added to the cart, and what the user can do. */
export function LineNotices({ line, describedBy, onLimit }: NoticesProps) {
  const { t, formatRupees, formatNumber } = useLanguage();
  const { price, addedPrice, quantity, stock } = line;
  const problem = lineProblem(line);
  const count = formatNumber(stock.quantity);
  return (
    <>
      {price !== addedPrice && (
        <p className="text-note font-medium text-spice">
          {t('Price changed from {old} to {new}', {
            old: formatRupees(addedPrice),
            new: formatRupees(price),
          })}
        </p>
      )}
      {problem === 'SOLD_OUT' && (
        <p className="text-note font-medium text-debit">{t('Sold out. Remove it to continue.')}</p>
      )}
      {problem === 'TOO_FEW' && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-note font-medium text-debit">{t('Only {count} left', { count })}</p>
          <Button
            variant="secondary"
            size="small"
            className="min-h-11"
            aria-describedby={describedBy}
            onClick={onLimit}
          >
            {t('Change to {count}', { count })}
          </Button>
        </div>
      )}
      {problem === undefined && stock.quantity === quantity && (
        <p className="text-note text-ink-muted">{t('Only {count} left', { count })}</p>
      )}
    </>
  );
}
