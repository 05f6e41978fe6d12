import { useLanguage } from '../../foundations/language/language.tsx';
import type { CartLine } from './cart-line.ts';

/** Says what has changed about a line since it was added to the cart, and what the user can do. */
export function LineNotices({ price, addedPrice, quantity, stock }: CartLine) {
  const { t, formatRupees } = useLanguage();
  const isSoldOut = stock.status === 'SOLD_OUT';
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
      {isSoldOut && (
        <p className="text-note font-medium text-debit">{t('Sold out. Remove it to continue.')}</p>
      )}
      {!isSoldOut && stock.quantity < quantity && (
        <p className="text-note font-medium text-debit">
          {t('Only {count} left', { count: stock.quantity })}
        </p>
      )}
    </>
  );
}
