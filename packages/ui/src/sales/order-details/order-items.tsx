import { useLanguage } from '../../foundations/language/index.ts';
import { OrderLine } from '../order-line/index.ts';
import { Points } from '../../primitives/points/index.ts';
import type { OrderFacts } from './order-facts.ts';

/** The ordered products. */
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
