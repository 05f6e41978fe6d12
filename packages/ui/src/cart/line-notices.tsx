import { useLanguage } from '../language/index.ts';
import type { CartLine } from './cart-line.ts';

/** What has changed about a line since it was put into the cart, and what to do about it. */
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
      {isSoldOut && <p className="text-note font-medium text-debit">{t('Sold out. Remove it to go on.')}</p>}
      {!isSoldOut && stock.quantity < quantity && (
        <p className="text-note font-medium text-debit">
          {t('Only {count} left', { count: stock.quantity })}
        </p>
      )}
    </>
  );
}
