import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** The stock of a product. `quantity` counts units. */
export interface StockFacts {
  status: 'IN_STOCK' | 'LOW' | 'SOLD_OUT';
  quantity: number;
}

export type StockProps = Omit<ComponentProps<'span'>, 'children'> & { stock: StockFacts };

/** The stock as text, with a gauge of three bars (full, one, none) that does not depend on colour alone. */
export function Stock({ stock, className, ...props }: StockProps) {
  const { t } = useLanguage();
  const words = {
    IN_STOCK: t('In stock'),
    LOW: t('Only {count} left', { count: stock.quantity }),
    SOLD_OUT: t('Sold out'),
  };
  return (
    <span {...props} data-stock={stock.status} className={cx('stock', className)}>
      {words[stock.status]}
    </span>
  );
}
