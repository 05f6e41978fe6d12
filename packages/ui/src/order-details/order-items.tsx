import { useLanguage } from '../language/index.ts';
import { OrderLine } from '../order-line/index.ts';
import { Points } from '../points/index.ts';
import type { OrderFacts } from './order-facts.ts';

/** What was ordered. */
export function OrderItems({ items }: Pick<OrderFacts, 'items'>) {
  const { t, formatRupees } = useLanguage();
  return (
    <ul>
      {items.map(({ productId, price, points, ...line }) => (
        <OrderLine
          key={productId}
          {...line}
          facts={
            <>
              <span>{t('{price} each', { price: formatRupees(price) })}</span>
              <Points points={points} />
            </>
          }
        />
      ))}
    </ul>
  );
}
