import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

/** How much of a product there is. `quantity` counts units. */
export interface StockFacts {
  status: 'IN_STOCK' | 'LOW' | 'SOLD_OUT';
  quantity: number;
}

export type StockProps = Omit<ComponentProps<'span'>, 'children'> & { stock: StockFacts };

/** The stock in words, with a gauge of three bars (full, one, none) that is not told by colour alone. */
export function Stock({ stock, className, ...props }: StockProps) {
  const { t } = useLanguage();
  const words = {
    IN_STOCK: t('In stock'),
    LOW: t('Only {count} left', { count: stock.quantity }),
    SOLD_OUT: t('Sold out'),
  };
  return (
    <span {...props} data-stock={stock.status} className={classNames('stock', className)}>
      {words[stock.status]}
    </span>
  );
}
